export const plain = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replaceAll("&amp;", "&")
    .replaceAll(" ", " ");

/** The links of the page whose words hold a figure, with their words. */
export const figuresIn = (html: string) =>
  [
    ...plain(html)
      .slice(plain(html).indexOf("<main"))
      .matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs),
  ].flatMap(([, to = "", inside = ""]) => {
    const text = inside.replace(/<[^>]*>/g, " ").trim();
    return /\d/.test(text) && !/^\/(audit|(birds|clutches|incubators|round|places)\/[^?]+_)/.test(to)
      ? [{ to, text }]
      : [];
  });
