const names = ["show", "user_id", "subject", "kind", "outcome", "from", "to", "before"] as const;

/** Whether the trail of entries is asked for, not that of changes. */
export const isAccess = (params: URLSearchParams) => params.get("show") === "access";

/** The trail's question in an address: known fields only, as the end of another one. */
export function trailSearch(params: URLSearchParams, without: readonly string[] = []): string {
  const kept = names.flatMap((name) => {
    const value = params.get(name);
    return value && !without.includes(name) ? [[name, value]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
