/** Lines of one page. */
export const perPage = 50;
/** Lines of one answer of the database, which holds that many without strain, notes and all. */
export const perStep = 500;

type Placed = { at: string; id: string };

/** Where the next page begins, of rows of which one more was read than is shown; null behind the last. */
export function nextOf(rows: readonly Placed[], shown: readonly Placed[]): string | null {
  const last = shown.at(-1);
  return last && rows.length > shown.length ? `${last.at}~${last.id}` : null;
}
