import type { Budget } from "./budget.ts";
import { type Cell, lettersIn, most, type SheetRow } from "./cells.ts";
import { type Bounds, beyond } from "./workbook-grid.ts";

export type Rows = {
  /** Takes what stands in a cell (row from 1, column from 0); refuses a place that no sheet has. */
  put: (row: number, column: number, cell: Cell) => void;
  /** The first rows with something in them, in their order, and how many there are in all. */
  all: () => { rows: SheetRow[]; count: number };
};

/** Gathers the cells of a sheet, which may come in any order. Never more rows are held than are looked at, twice. */
export function newRows(sheet: string, budget: Budget, bounds: Bounds): Rows {
  const kept = new Map<number, Cell[]>();
  const places = { filled: undefined as Uint8Array | undefined, last: bounds.rows };
  const here = { row: 0, width: 0 };
  let count = 0;
  return {
    put(row, column, cell) {
      const isPlace = row >= 1 && row <= bounds.rows && column >= 0 && column < bounds.columns;
      if (!isPlace) throw beyond();
      if (cell === undefined || column >= most.columns) return;
      const letters = lettersIn(cell);
      budget.grow(letters, { sheet, row, column });
      if (here.row !== row) Object.assign(here, { row, width: kept.get(row)?.length ?? 0 });
      budget.keep({ cells: Math.max(0, column + 1 - here.width), letters }, { sheet, row });
      here.width = Math.max(here.width, column + 1);
      places.filled ??= new Uint8Array(bounds.rows / 8 + 1);
      if (isFirst(places.filled, row)) count += 1;
      if (row > places.last) return;
      const cells = kept.get(row) ?? [];
      if (cells.length === 0) kept.set(row, cells);
      while (cells.length < column) cells.push(undefined);
      cells[column] = cell;
      if (kept.size >= 2 * most.rows) places.last = forgetLast(kept);
    },
    all() {
      const rows = [...kept].map(([row, cells]) => ({ row, cells })).sort((one, other) => one.row - other.row);
      return { rows: rows.slice(0, most.rows), count };
    },
  };
}

/** Whether a row had nothing until now; a bit for each. */
function isFirst(filled: Uint8Array, row: number): boolean {
  const bit = 1 << (row & 7);
  const byte = filled[row >> 3] ?? 0;
  filled[row >> 3] = byte | bit;
  return (byte & bit) === 0;
}

/** Forgets all rows but the first that are looked at; answers the last of these. */
function forgetLast(kept: Map<number, Cell[]>): number {
  const rows = [...kept.keys()].sort((one, other) => one - other);
  for (const row of rows.slice(most.rows)) kept.delete(row);
  return rows[most.rows - 1] ?? 0;
}
