import { Refusal } from "#worker/refusal.ts";

/** Rows and columns of the largest sheet each format can hold. */
export type Bounds = { rows: number; columns: number };
export const xlsxBounds: Bounds = { rows: 1_048_576, columns: 16_384 };
export const xlsBounds: Bounds = { rows: 65_536, columns: 256 };

type Sparse<Thing> = ReadonlyArray<Thing | undefined>;

/** Refuses what no spreadsheet program can have written, in words about the file. */
const beyond = () => new Refusal("invalid", { file: ["import.file.beyond"] });

/**
 * Where a sparse list holds something, in order. A few bytes can say that a cell stands in row 999,999,999, so this
 * costs what is there, never what the length says. Throws `Refusal` for a place that is none of `most`.
 */
export function placesIn(list: Sparse<unknown>, most: number): number[] {
  const places = Object.keys(list).map(Number);
  // A place too large for an index, or below the first, is a name like any other, and `length` does not know of it.
  if (!places.every((at) => at >= 0 && at < most)) throw beyond();
  return places;
}

/** Refuses a sheet that says it has cells beyond the bounds. */
export function within<Thing>(rows: Sparse<Sparse<Thing>>, { rows: most, columns }: Bounds): void {
  for (const at of placesIn(rows, most)) placesIn(rows[at] ?? [], columns);
}
