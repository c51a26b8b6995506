const names = ["unread", "before"] as const;
type Name = (typeof names)[number];

/** The question of an address as the API's, with what is set otherwise; empty where nothing is asked. */
export function notificationSearch(params: URLSearchParams, otherwise: Partial<Record<Name, string>> = {}): string {
  const pairs = names.flatMap((name) => {
    const value = otherwise[name] ?? params.get(name) ?? "";
    return value ? [[name, value] as [string, string]] : [];
  });
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}
