import { cellAt, columnAt } from "#worker/spreadsheets/addresses.ts";
import { type Cell, type Sheet, type SheetRow, textOf } from "#worker/spreadsheets/cells.ts";
import type { Headings } from "./headings.ts";

/** What was corrected in a file that waits: cells by their addresses, and words wherever they stand in a column. */
export type Corrections = {
  /** `C12` → what it is to say. */
  cells?: Record<string, string>;
  /** `C` → a word of that column → what it is to say. */
  words?: Record<string, Record<string, string>>;
};

type Text = readonly [column: number, text: string];

/** The sheet as it reads once corrected; the file itself stays as it came. */
export function corrected<Given extends Sheet>(sheet: Given, { cells = {}, words = {} }: Corrections = {}): Given {
  const byRow = new Map<number, Text[]>();
  for (const [address, text] of Object.entries(cells)) {
    const at = cellAt(address);
    if (at) byRow.set(at.row, [...(byRow.get(at.row) ?? []), [at.column, text]]);
  }
  const byColumn = Object.entries(words).map(
    ([letters, texts]) => [columnAt(letters), new Map(Object.entries(texts))] as const,
  );
  if (byRow.size + byColumn.length === 0) return sheet;
  // A cell of its own comes last: whoever corrected one row meant that row.
  const textsFor = ({ row, cells: given }: SheetRow): Text[] => [
    ...byColumn.flatMap(([column, texts]) => {
      const text = texts.get(textOf(given[column]));
      return text === undefined ? [] : [[column, text] as const];
    }),
    ...(byRow.get(row) ?? []),
  ];
  return { ...sheet, rows: sheet.rows.map((row) => withTexts(row, textsFor(row))) };
}

function withTexts(row: SheetRow, texts: readonly Text[]): SheetRow {
  if (texts.length === 0) return row;
  const cells: Cell[] = [...row.cells];
  for (const [column, text] of texts) {
    while (cells.length < column) cells.push(undefined);
    cells[column] = text;
  }
  return { row: row.row, cells };
}

type Seen = { standing: Sheet; columns: Headings["columns"]; hidden: ReadonlySet<number> };

/** What was corrected, in the order of the rows; words first, and nothing of a column that its reader may not see. */
export function correctionsIn({ cells = {}, words = {} }: Corrections, { standing, ...seen }: Seen) {
  const headingOf = new Map(seen.columns.map(({ index, heading }) => [index, heading]));
  const rowBy = new Map(standing.rows.map((row) => [row.row, row.cells] as const));
  const byWord = Object.entries(words).flatMap(([letters, texts]) => {
    const column = columnAt(letters);
    if (seen.hidden.has(column)) return [];
    return Object.entries(texts).map(([before, after]) => {
      const rows = standing.rows.filter(({ cells: given }) => textOf(given[column]) === before).length;
      return { cell: letters, heading: headingOf.get(column) ?? "", before, after, rows };
    });
  });
  const own = Object.entries(cells).flatMap(([cell, after]) => {
    const at = cellAt(cell);
    if (!at || seen.hidden.has(at.column)) return [];
    const before = textOf(rowBy.get(at.row)?.[at.column]);
    return [{ at: at.row, cell, heading: headingOf.get(at.column) ?? "", before, after, rows: 1 }];
  });
  const inOrder = own.sort((one, other) => one.at - other.at).map(({ at: _, ...text }) => text);
  return [...byWord, ...inOrder];
}
