/** A path with these filters; what is not said is left out. */
export function addressOf(path: string, filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(filters).filter((it): it is [string, string] => it[1] !== undefined && it[1] !== "");
  const query = new URLSearchParams(given).toString();
  return query ? `${path}?${query}` : path;
}
