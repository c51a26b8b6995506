import type { CellObject, WorkBook, WorkSheet } from "xlsx";
import { Refusal } from "#worker/refusal.ts";
import { type Budget, newBudget } from "./budget.ts";
import { type Book, type Cell, lettersIn, most, type NamedSheet, type SheetRow, sheetName } from "./cells.ts";
import { type Formats, formatsOf, type NumberFormatter } from "./number-formats.ts";
import { placesIn, within, xlsBounds } from "./workbook-grid.ts";
import { type FormulaCells, keepCells } from "./workbook-records.ts";
import { notExcel } from "./zip-entries.ts";

// The only file that knows SheetJS. It is large, so it is loaded by the first import of an isolate.
const loadSheetJs = () => import("xlsx");
type SheetJs = Awaited<ReturnType<typeof loadSheetJs>>;

const options = {
  dense: true,
  cellNF: true,
  cellText: false,
  cellHTML: false,
  cellDates: false,
  bookVBA: false,
} as const;

/** What knows how numbers look under their formats. */
export const loadFormatter = async (): Promise<NumberFormatter> => formatterOf(await loadSheetJs());

const formatterOf = ({ SSF }: SheetJs): NumberFormatter => ({
  is_date: SSF.is_date,
  format(format, value) {
    // What the vendor throws at no spreadsheet program would take either.
    try {
      return SSF.format(format, value);
    } catch {
      return undefined;
    }
  },
});

/** Reads an .xls (BIFF5 or BIFF8 in a compound file); throws `Refusal` when it is none, or is encrypted. */
export async function readXls(bytes: Uint8Array): Promise<Book> {
  const xlsx = await loadSheetJs();
  const compound = parsed(() => xlsx.CFB.read(bytes, { type: "buffer" }));
  const entry = xlsx.CFB.find(compound, "/Workbook") ?? xlsx.CFB.find(compound, "/Book");
  if (!entry?.content) throw notExcel();
  const stream = Uint8Array.from(entry.content);
  const formulas = keepCells(stream);
  return sheetsOf(
    xlsx,
    parsed(() => xlsx.read(stream, { ...options, type: "buffer", cellFormula: false })),
    formulas,
  );
}

/** The vendor throws in many ways at what is no workbook; all of them mean the same to the reader, save a password. */
function parsed<Answer>(read: () => Answer): Answer {
  try {
    return read();
  } catch (cause) {
    const locked = cause instanceof Error && /password|encrypt/i.test(cause.message);
    throw locked ? new Refusal("invalid", { file: ["import.file.encrypted"] }) : notExcel();
  }
}

const rowsOf = (sheet: WorkSheet | undefined): Array<Array<CellObject | undefined> | undefined> =>
  (sheet?.["!data"] as Array<Array<CellObject | undefined> | undefined> | undefined) ?? [];
// By what is there, not by the length: see workbook-grid.ts.
const hasCells = (sheet: WorkSheet | undefined) =>
  Object.values(rowsOf(sheet)).some((row) => Object.values(row ?? []).some((cell) => cell && cell.t !== "z"));

/** Every sheet that holds something. */
function sheetsOf(xlsx: SheetJs, book: WorkBook, formulas: FormulaCells): Book {
  for (const name of book.SheetNames) within(rowsOf(book.Sheets[name]), xlsBounds);
  const budget = newBudget();
  const full = book.SheetNames.map((name, at) => ({ name, at, sheet: book.Sheets[name] }));
  // A sheet the vendor could not read is left out in silence: then nothing is imported rather than another sheet.
  if (full.some(({ sheet }) => sheet === undefined) && !hasCells(full[0]?.sheet)) throw notExcel();
  const hidden = new Set(book.Workbook?.Sheets?.filter(({ Hidden }) => Hidden).map(({ name }) => name));
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return full.flatMap(({ name, at, sheet }): NamedSheet[] => {
    budget.sheet();
    const { rows, count } = readRows(xlsx, rowsOf(sheet), { formulas: formulas[at], budget, name });
    if (count === 0) return [];
    const tall = (sheet?.["!merges"] ?? []).filter(({ s, e }) => e.r > s.r && s.c < most.columns);
    const merged = tall.map(({ s, e }) => ({ row: s.r + 1, last: e.r + 1, column: s.c }));
    return [{ name: sheetName(name), is_hidden: hidden.has(name), rows, count, date1904, merged }];
  });
}

type Reading = { formulas: ReadonlySet<number> | undefined; budget: Budget; name: string };

function readRows(xlsx: SheetJs, given: ReturnType<typeof rowsOf>, { formulas, budget, name: sheet }: Reading) {
  const shown = formatsOf(formatterOf(xlsx));
  const rows: SheetRow[] = [];
  let count = 0;
  for (const at of placesIn(given, Number.POSITIVE_INFINITY)) {
    const row = given[at] ?? [];
    const cells: Cell[] = [];
    let filled = false;
    let letters = 0;
    const width = Math.min(row.length, most.columns);
    for (let column = 0; column < width; column += 1) {
      const raw = row[column];
      const cell = raw && cellOf(shown, raw, formulas?.has(at * 256 + column));
      if (cell !== undefined) filled = true;
      const held = lettersIn(cell);
      budget.grow(held, { sheet, row: at + 1, column });
      letters += held;
      cells.push(cell);
    }
    if (!filled) continue;
    budget.keep({ cells: width, letters }, { sheet, row: at + 1 });
    count += 1;
    if (count <= most.rows) rows.push({ row: at + 1, cells });
  }
  return { rows, count };
}

function cellOf(shown: Formats, { t, v, f, z }: CellObject, isFormula = f !== undefined): Cell {
  if (t === "s") {
    const text = String(v ?? "");
    if (text.trim() === "") return undefined;
    return isFormula ? { text, formula: true } : text;
  }
  const formula = isFormula ? ({ formula: true } as const) : {};
  if (t === "n" && typeof v === "number") return { ...shown(v, String(z ?? "General")), number: v, ...formula };
  if (t === "b") return { text: v ? "TRUE" : "FALSE", ...formula };
  if (t === "e") return { text: "#", fault: "error", ...formula };
  return isFormula ? { text: "", formula: true, fault: "empty" } : undefined;
}

/**
 * A workbook with the formats of its own cells alone: SheetJS keeps those of the file it read last, whoever's that was, and
 * would write them into this one.
 */
const emptyBook = (utils: SheetJs["utils"]): WorkBook => Object.assign(utils.book_new(), { SSF: {} });

const dateFormats = { day: "yyyy-mm-dd", month: "yyyy-mm", year: "yyyy" };

// What a number was in the file it stays in the file that goes back: as text it would be taken for what it is not.
function cellBack(cell: Cell, date1904: boolean): CellObject {
  if (typeof cell !== "object") return { t: "s", v: cell ?? "", z: "@" };
  const { text, number, shown, part, fault } = cell;
  if (fault) return { t: "e", v: 0x2a };
  if (number === undefined) return { t: "s", v: text, z: "@" };
  if (shown === "date") return { t: "n", v: number + (date1904 ? 1462 : 0), z: dateFormats[part ?? "day"] };
  if (shown === "scientific") return { t: "n", v: number, z: "0.00E+00" };
  return text === String(number) ? { t: "n", v: number } : { t: "s", v: text, z: "@" };
}

/** Writes one table as an .xlsx, its cells as they were read. */
export async function writeCells(name: string, rows: Cell[][], date1904: boolean): Promise<Uint8Array> {
  const { utils, write } = await loadSheetJs();
  const book = emptyBook(utils);
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map((cell) => cellBack(cell, date1904))),
    { dense: true },
  );
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

/** Writes tables of text as an .xlsx, every cell formatted as text so that rings keep their zeros. */
export async function writeXlsx(tables: ReadonlyArray<{ name: string; rows: string[][] }>): Promise<Uint8Array> {
  const { utils, write } = await loadSheetJs();
  const book = emptyBook(utils);
  for (const { name, rows } of tables) {
    // A few empty rows too: what is typed there is text as well.
    const empty = Array.from({ length: 200 }, () => (rows[0] ?? []).map(() => ""));
    const sheet = utils.aoa_to_sheet([...rows, ...empty], { dense: true });
    for (const row of rowsOf(sheet)) for (const cell of row ?? []) if (cell) Object.assign(cell, { t: "s", z: "@" });
    sheet["!cols"] = (rows[0] ?? []).map((_, at) => ({
      wch: Math.max(...rows.map((row) => row[at]?.length ?? 0)) + 4,
    }));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}
