/** The first language a browser asks for that `Intl` knows how to write, or the fallback. */
export function browserLocale(header: string | null, fallback: string): string {
  const [tag = ""] = (header ?? "").slice(0, 100).split(/[,;]/);
  try {
    return Intl.getCanonicalLocales(tag.trim())[0] ?? fallback;
  } catch {
    return fallback;
  }
}
