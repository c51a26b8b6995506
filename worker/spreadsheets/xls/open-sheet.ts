import type { Budget } from "../budget.ts";
import { type Merge, most, type NamedSheet, sheetName } from "../cells.ts";
import { newRows, type Rows } from "../sheet-rows.ts";
import { xlsBounds } from "../workbook-grid.ts";
import { swollen } from "../zip-entries.ts";
import type { OpenCells } from "./cell-records.ts";
import { type Cursor, shortOf, take } from "./records.ts";
import type { ListedSheet } from "./workbook-records.ts";

/** A sheet whose records are being read. */
export type OpenSheet = OpenCells & {
  listed: ListedSheet;
  rows: Rows;
  /** What stands in its cells was copied from elsewhere. */
  isChart: boolean;
  merges: number;
  merged: Merge[];
};
/** How many cells a file had until now. */
export type Tally = { cells: number };

// Within 3 MB a file can hold half a million numbers, and each costs a hundred bytes to hold.
const mostCells = 400_000;

type Opening = { budget: Budget; tally: Tally; isChart: boolean };

export function openSheet(listed: ListedSheet, { budget, tally, isChart }: Opening): OpenSheet {
  const rows = newRows(listed.name, budget, xlsBounds);
  return {
    listed,
    rows,
    isChart,
    formula: undefined,
    merges: 0,
    merged: [],
    put(row, column, cell) {
      tally.cells += 1;
      if (tally.cells > mostCells) throw swollen();
      rows.put(row, column, cell);
    },
  };
}

/** What was read of a sheet; in which days its workbook counts is known at the end. */
export function closed({ listed: { name, is_hidden }, rows, merged }: OpenSheet): NamedSheet {
  return { name: sheetName(name), is_hidden, date1904: false, ...rows.all(), merged };
}

/** Keeps the merges of a record ([MS-XLS] 2.4.168) that matter. */
export function readMerges(cursor: Cursor, sheet: OpenSheet) {
  const { stream } = cursor;
  for (let left = shortOf(cursor); left > 0 && sheet.merges < most.merges; left -= 1) {
    const at = take(cursor, 8);
    const row = stream.getUint16(at, true);
    const last = stream.getUint16(at + 2, true);
    const column = stream.getUint16(at + 4, true);
    sheet.merges += 1;
    if (last > row && column < most.columns) sheet.merged.push({ row: row + 1, last: last + 1, column });
  }
}
