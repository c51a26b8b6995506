type Order = "asc" | "desc";
type SortedBy = { sort_by: string; order: Order };

/** The same list with some parameters changed, from its first page, its long filters closed; an empty value leaves the address. */
export function listUrl(params: URLSearchParams, changes: Record<string, string>): string {
  const next = new URLSearchParams(params);
  next.delete("page");
  next.delete("open");
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

/**
 * What a column's head needs: pressing the active column turns the order round, another one sorts descending. Of a column
 * that `isReversed` the head says the order of what it shows, which is the other one.
 */
export function sortBy(
  params: URLSearchParams,
  column: string,
  now: SortedBy,
  isReversed = false,
): { href: string; now?: Order } {
  const isActive = now.sort_by === column;
  const order = isActive && now.order === "desc" ? "asc" : "desc";
  const href = listUrl(params, { sort_by: column, order });
  if (!isActive) return { href };
  return { href, now: isReversed ? order : now.order };
}
