const names = ["user_id", "subject", "from", "to", "before"] as const;

/** The trail's question in an address: known fields only, as the end of another one. */
export function trailSearch(params: URLSearchParams, without: readonly string[] = []): string {
  const kept = names.flatMap((name) => {
    const value = params.get(name);
    return value && !without.includes(name) ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
