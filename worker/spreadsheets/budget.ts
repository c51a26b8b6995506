import { Refusal } from "#worker/refusal.ts";
import { lettersOf } from "./addresses.ts";
import { swollen } from "./zip-entries.ts";

/**
 * What a file may unfold to, whatever its format: letters of a cell as in Excel; letters, cells and rows with every
 * repetition; sheets. Counted, not timed: a worker's clock stands still while it computes, and a busy machine is no fault of a file.
 */
export const unfolded = {
  cell: 32_767,
  letters: 20 * 1024 * 1024,
  cells: 1_000_000,
  rows: 60_000,
  sheets: 200,
} as const;

/** Where in a file: the sheet's own name, empty for a table that is no workbook, the row from 1, the column from 0. */
type Place = { sheet: string; row: number; column?: number };

export type Budget = {
  /** Begins a sheet; refuses one too many. */
  sheet: () => void;
  /** Takes letters of one cell, `held` of them with those before; refuses beyond a cell's. */
  grow: (held: number, place: Place) => void;
  /** Takes rows with so many cells that hold so many letters in all; refuses `too_large` beyond the file's. */
  keep: (taken: { rows?: number; cells: number; letters: number }, place: Place) => void;
};

/** The budget of one file, spent while it is read: what is over it is refused on `file`, with its place. */
export function newBudget(): Budget {
  const spent = { sheets: 0, rows: 0, cells: 0, letters: 0 };
  return {
    sheet() {
      spent.sheets += 1;
      if (spent.sheets > unfolded.sheets) throw swollen();
    },
    grow(held, place) {
      if (held > unfolded.cell) throw fileRefusal("invalid", "import.file.long_cell", place);
    },
    keep({ rows = 0, cells, letters }, place) {
      spent.rows += rows;
      spent.cells += cells;
      spent.letters += letters;
      const isOver = (["rows", "cells", "letters"] as const).some((what) => spent[what] > unfolded[what]);
      if (isOver) throw fileRefusal("too_large", "import.file.unfolded", place);
    },
  };
}

function fileRefusal(code: "invalid" | "too_large", message: string, place: Place): Refusal {
  return new Refusal(code, { file: [message] }, { values: { place: named(place) } });
}

/** As a spreadsheet names a cell or a row: `Aves!C12`, `12`. */
function named({ sheet, row, column }: Place): string {
  const cell = column === undefined ? `${row}` : `${lettersOf(column)}${row}`;
  return sheet === "" ? cell : `${[...sheet].slice(0, 40).join("")}!${cell}`;
}
