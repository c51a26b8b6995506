/** A cell as a spreadsheet gave it. A plain text, the usual case, is just a string. */
export type Cell = string | RichCell | undefined;
export type RichCell = {
  /** As a reader sees it; numbers with their leading zeros when the format keeps them. */
  text: string;
  number?: number;
  shown?: "plain" | "date" | "scientific";
  /** Of a date: the last part of it that is shown, where its day is not. */
  part?: "month" | "year";
  /** The text is the last computed value of a formula. */
  formula?: true;
  /** `empty`: a formula that was never computed; `error`: `#N/A` and its like. */
  fault?: "empty" | "error";
};
/** Rows with something in them; `row` is the spreadsheet's own number, from 1. */
export type SheetRow = { row: number; cells: Cell[] };
export type Sheet = {
  rows: SheetRow[];
  /** How many rows hold something, also beyond those in `rows`. */
  count: number;
  /** Day 0 is 1 January 1904, as old Macs had it. */
  date1904: boolean;
  merged: Merge[];
};
/** Cells merged over several rows (own numbers, both included); only the first of them holds something. */
export type Merge = { row: number; last: number; column: number };
export type NamedSheet = Sheet & {
  /** Empty for a table that is no workbook. */
  name: string;
  is_hidden: boolean;
};
/** A sheet's name as it is kept: Excel takes 31 letters, LibreOffice no more than this. */
export const sheetName = (given = ""): string => [...given.slice(0, 250)].slice(0, 120).join("");
/** The sheets of a file that hold something, in their order. */
export type Book = NamedSheet[];

/** A cell with a text, or nothing where the text is blank. */
export function textCell(text: string, isFormula: boolean): Cell {
  if (text.trim() === "") return undefined;
  return isFormula ? { text, formula: true } : text;
}

/** How many letters a cell holds. */
export const lettersIn = (cell: Cell): number => (typeof cell === "object" ? cell.text : (cell ?? "")).length;

/** What is looked at: titles may stand above 10,000 birds. */
export const most = { columns: 50, rows: 10_020, merges: 20_000 } as const;

/** A value, or the code of what is wrong with it (words in `words`). */
export type Read<Value> = { value: Value; code?: undefined } | { code: string; value?: undefined };

/** The text of a cell, trimmed; blank is the empty string. */
export function textOf(cell: Cell): string {
  return (typeof cell === "object" ? cell.text : (cell ?? "")).trim();
}

/**
 * A ring is text. A number is taken when it can only have been typed as it reads now; what the spreadsheet turned into
 * a date, a fraction, or rounded beyond 15 digits is refused.
 */
export function readRing(cell: Cell): Read<string> {
  const text = textOf(cell);
  if (typeof cell !== "object" || cell.number === undefined) return { value: text };
  if (cell.shown === "date") return { code: "import.ring.date" };
  const exact = Number.isInteger(cell.number) && Math.abs(cell.number) < 1e15;
  return cell.shown === "scientific" || !exact ? { code: "import.ring.number" } : { value: text };
}

const dayMs = 86_400_000;
// Serials are days since 30 December 1899; Excel's own 1900 has a 29 February that never was, so only what lies after
// is unambiguous. In the 1904 system day 0 is 1 January 1904.
const firstSerial = { 1900: 62, 1904: 1 };
const epoch = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };
const lastSerial = { 1900: 2_958_465, 1904: 2_957_003 };

/** The calendar day of a serial number; the time of day is dropped. */
export function dayOfSerial(serial: number, date1904: boolean): Read<string> {
  const system = date1904 ? 1904 : 1900;
  const whole = Math.floor(serial);
  if (!(whole >= firstSerial[system] && whole <= lastSerial[system])) return { code: "import.date.serial" };
  return { value: new Date(epoch[system] + whole * dayMs).toISOString().slice(0, 10) };
}

/** An amount of money and its digits: a number that a spreadsheet program may sum, whatever else is text. */
export type Amount = { amount: number; digits: number };
