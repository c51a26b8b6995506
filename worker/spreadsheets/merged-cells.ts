import type { Sheet, SheetRow } from "./cells.ts";

// More covered cells than 10,000 rows by 50 columns have; merges that lie over each other could claim any number.
const mostCovered = 500_000;

/**
 * The rows of a sheet with what a merged cell says in each of its rows, but in the column `alone`; `continued` are rows
 * (own numbers) where that column is merged with the one above.
 */
export function spreadDown(
  { rows, merged }: Sheet,
  alone: number | undefined,
): { rows: SheetRow[]; continued: Set<number> } {
  const continued = new Set<number>();
  if (merged.length === 0) return { rows: [...rows], continued };
  const spread = [...rows];
  const places = new Map(rows.map(({ row }, at) => [row, at]));
  let covered = 0;
  for (const { row, last, column } of merged) {
    const from = places.get(row);
    if (from === undefined) continue;
    const stated = rows[from]?.cells[column];
    for (let at = from + 1; at < rows.length && covered < mostCovered; at += 1) {
      const below = spread[at];
      if (!below || below.row > last) break;
      covered += 1;
      if (column === alone) continued.add(below.row);
      else if (below.cells[column] === undefined) {
        const cells = below.cells === rows[at]?.cells ? [...below.cells] : below.cells;
        while (cells.length < column) cells.push(undefined);
        cells[column] = stated;
        spread[at] = { row: below.row, cells };
      }
    }
  }
  return { rows: spread, continued };
}
