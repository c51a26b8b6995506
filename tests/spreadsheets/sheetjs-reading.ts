import * as xlsx from "xlsx";
import type { Book, Cell } from "#worker/spreadsheets/cells.ts";
import { most } from "#worker/spreadsheets/cells.ts";
import { type Formats, formatsOf } from "#worker/spreadsheets/number-formats.ts";

const options = { dense: true, cellNF: true, cellText: false, cellHTML: false, sheetStubs: true } as const;

/** An .xlsx or .xls as SheetJS reads it, which imports once relied on; rows end with the last cell that says something. */
export function readBySheetJs(bytes: Uint8Array): Book {
  const book = xlsx.read(bytes, { ...options, type: "array" });
  const shown = formatsOf(xlsx.SSF);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.map((name) => {
    const sheet = book.Sheets[name];
    const data = (sheet?.["!data"] ?? []) as Array<Array<xlsx.CellObject | undefined> | undefined>;
    const rows = data.flatMap((cells, row) => {
      const read = withoutEnd((cells ?? []).slice(0, most.columns).map((cell) => cell && cellOf(shown, cell)));
      return read.length > 0 ? [{ row: row + 1, cells: read }] : [];
    });
    const tall = (sheet?.["!merges"] ?? []).filter(({ s, e }) => e.r > s.r && s.c < most.columns);
    const merged = tall.map(({ s, e }) => ({ row: s.r + 1, last: e.r + 1, column: s.c }));
    const is_hidden = Boolean(book.Workbook?.Sheets?.find((it) => it.name === name)?.Hidden);
    return { name, is_hidden, date1904, rows, count: rows.length, merged };
  }).filter(({ count }) => count > 0);
}

function withoutEnd(cells: Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell !== undefined);
  return Array.from({ length: last + 1 }, (_, at) => cells[at]);
}

function cellOf(shown: Formats, { t, v, f, z }: xlsx.CellObject): Cell {
  const formula = f === undefined ? {} : ({ formula: true } as const);
  if (t === "s") return textCell(String(v ?? ""), f !== undefined);
  if (t === "n" && typeof v === "number") return { ...shown(v, String(z ?? "General")), ...formula };
  if (t === "b") return { text: v ? "TRUE" : "FALSE", ...formula };
  if (t === "e") return { text: "#", fault: "error", ...formula };
  return f === undefined ? undefined : { text: "", formula: true, fault: "empty" };
}

function textCell(text: string, isFormula: boolean): Cell {
  if (text.trim() === "") return undefined;
  return isFormula ? { text, formula: true } : text;
}
