// The letters of Latin-1 by their names in HTML, from U+00A0 on.
const latin =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
const signs: Record<string, number> = {
  ...Object.fromEntries(latin.split(" ").map((name, at) => [name, 0xa0 + at])),
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  euro: 0x20ac,
  hellip: 0x2026,
  bull: 0x2022,
  ndash: 0x2013,
  mdash: 0x2014,
  lsquo: 0x2018,
  rsquo: 0x2019,
  ldquo: 0x201c,
  rdquo: 0x201d,
};
/** Letters of a page that are looked at: styles and pictures take most of what is written before any word. */
const mostRead = 500_000;
/** What is between these and their end is nothing to read. */
const unread = new Set(["script", "style", "head", "title", "template", "noscript", "svg"]);
const newLine = new Set([
  "br",
  "p",
  "div",
  "tr",
  "li",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "table",
  "blockquote",
  "hr",
  "ul",
  "ol",
]);

/** What a page of HTML says, without anything else of it: each letter is looked at once, however long a line is. */
export function htmlText(page: string): string {
  const html = page.slice(0, mostRead);
  const small = html.toLowerCase();
  const written: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (open !== at) written.push(plain(html.slice(at, open === -1 ? html.length : open)));
    if (open === -1) break;
    const name = /[a-z/!]/.test(small.charAt(open + 1)) ? markIn(small.slice(open + 1, open + 20)) : "";
    const bare = name.replace("/", "");
    // A sign that opens nothing is one that was written.
    if (bare === "") written.push("<");
    if (newLine.has(bare)) written.push("\n");
    at = bare === "" ? open + 1 : behind(small, open, name);
  }
  return written
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

const markIn = (text: string): string => /^\/?[a-z][a-z0-9]{0,15}|^!--/.exec(text)?.[0] ?? "";

/** The place behind a mark, or behind all of what it holds that is nothing to read. */
function behind(small: string, open: number, name: string): number {
  const end = name === "!--" ? "-->" : unread.has(name) ? `</${name}` : ">";
  const found = small.indexOf(end, open);
  if (found === -1) return small.length;
  if (end === ">" || end === "-->") return found + end.length;
  const closed = small.indexOf(">", found);
  return closed === -1 ? small.length : closed + 1;
}

// In HTML a line break is a space.
const plain = (text: string) =>
  text
    .replace(/[\n\r\t ]+/g, " ")
    .replace(/&(#x?[0-9a-f]{1,6}|[a-z0-9]{2,8});/gi, (whole, name: string) => letter(name) ?? whole);

function letter(name: string): string | undefined {
  const isHex = /^#x/i.test(name);
  const code = name.startsWith("#") ? Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10) : signs[name];
  if (code === undefined || Number.isNaN(code) || code === 0 || code > 0x10ffff) return undefined;
  return String.fromCodePoint(code);
}
