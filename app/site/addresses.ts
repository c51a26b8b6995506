/** The address of a page in one language; without one, the address that asks the reader's browser. */
export function siteAddress(origin: string, path: string, language?: string): string {
  return `${origin}${path}${language ? `?lang=${language}` : ""}`;
}
