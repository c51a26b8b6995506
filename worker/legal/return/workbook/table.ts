import { cellAt, columnAt } from "#worker/spreadsheets/addresses.ts";
import { textOf } from "#worker/spreadsheets/cells.ts";
import { localName } from "#worker/spreadsheets/spreadsheetml/names.ts";
import type { Headings } from "./headings.ts";
import { attribute, cellsIn, type RowMarkup, type SheetMarkup, tagsIn } from "./sheet-markup.ts";

/** Where the birds go: from the row `first` on, in so many rows that are free until something else stands below. */
export type FormTable = {
  first: number;
  free: number;
  /** The styles of the first free row, by column. */
  styles: ReadonlyMap<number, string>;
  /** The opening tag of that row: its height and its look. */
  rowTag: string | undefined;
};

// A row with so many of our columns filled is of the table, and not a note under it.
const fewestFilled = 2;

/** The rows of the form that birds are written into: those that look like the first one and hold nothing. */
export function tableIn({ sheet, last_row, columns }: Headings, { rows, after }: SheetMarkup): FormTable {
  const ours = columns.filter(({ field }) => field).map(({ column }) => columnAt(column));
  const filled = new Map(
    sheet.rows.map(({ row, cells }) => [row, ours.filter((at) => textOf(cells[at]) !== "").length]),
  );
  const merged = mergedRows(after);
  const isFree = (row: number) => !filled.has(row) && !merged.some(([from, to]) => row >= from && row <= to);
  let first = last_row + 1;
  // Examples, units, and what somebody entered by hand.
  while ((filled.get(first) ?? 0) >= fewestFilled) first += 1;
  const byNumber = new Map(rows.map((it) => [it.n, it]));
  const stylesAt = (row: number) => stylesOf(byNumber.get(row));
  const lookOf = (row: number) => {
    const styles = stylesAt(row);
    return ours.map((at) => styles.get(at) ?? "").join(" ");
  };
  const look = lookOf(first);
  const isPlain = !isFree(first) || look.trim() === "";
  const things = [...filled.keys(), ...merged.map(([from]) => from)].filter((row) => row > last_row && row >= first);
  const next = things.reduce((least, row) => Math.min(least, row), Number.POSITIVE_INFINITY);
  let free = 0;
  if (isPlain) {
    // Nothing tells the table from what is below it: one row stays empty between them.
    const room = next - first;
    free = room > 1 ? room - 1 : room;
  } else {
    // Every other row may be shaded.
    const second = lookOf(first + 1);
    const looks = new Set(lookOf(first + 2) === look && isFree(first + 1) ? [look, second] : [look]);
    while (isFree(first + free) && looks.has(lookOf(first + free))) free += 1;
  }
  const isThere = isFree(first) && free > 0;
  return {
    first,
    free,
    styles: isThere ? stylesAt(first) : new Map(),
    rowTag: isThere ? byNumber.get(first)?.tag : undefined,
  };
}

function stylesOf(row: RowMarkup | undefined): Map<number, string> {
  const styles = new Map<number, string>();
  for (const { column, tag } of row ? cellsIn(row) : []) {
    const style = attribute(tag, "s");
    if (style !== undefined && style !== "0") styles.set(column, style);
  }
  return styles;
}

/** The rows that merges lie over, each from and to. */
function mergedRows(after: string): Array<[number, number]> {
  const merged: Array<[number, number]> = [];
  for (const { name, start, end } of tagsIn(after)) {
    if (localName(name) !== "mergeCell") continue;
    const [from = "", to = from] = (attribute(after.slice(start, end), "ref") ?? "").split(":");
    const [top, bottom] = [cellAt(from), cellAt(to)];
    if (top && bottom) merged.push([top.row, bottom.row]);
  }
  return merged;
}
