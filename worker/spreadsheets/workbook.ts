import type { CellObject, WorkBook } from "xlsx";
import type { Amount, Cell } from "./cells.ts";
import type { NumberFormatter } from "./number-formats.ts";

// The only file that knows SheetJS: it writes tables and carries number formats out, and reads nothing. It is large, so it is
// loaded by the first import of an isolate.
const loadSheetJs = () => import("xlsx");
type SheetJs = Awaited<ReturnType<typeof loadSheetJs>>;

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
    const cells = (sheet["!data"] ?? []) as Array<CellObject[] | undefined>;
    for (const row of cells) for (const cell of row ?? []) if (cell) Object.assign(cell, { t: "s", z: "@" });
    sheet["!cols"] = (rows[0] ?? []).map((_, at) => ({
      wch: Math.max(...rows.map((row) => row[at]?.length ?? 0)) + 4,
    }));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}

/** Writes one table as an .xlsx: texts as text, which nothing computes, and amounts as numbers that can be summed. */
export async function writeAmounts(
  name: string,
  rows: ReadonlyArray<ReadonlyArray<string | Amount>>,
): Promise<Uint8Array> {
  const { utils, write } = await loadSheetJs();
  const book = emptyBook(utils);
  const cellOf = (it: string | Amount): CellObject =>
    typeof it === "string"
      ? { t: "s", v: it, z: "@" }
      : { t: "n", v: it.amount, z: it.digits > 0 ? `0.${"0".repeat(it.digits)}` : "0" };
  const sheet = utils.aoa_to_sheet(
    rows.map((row) => row.map(cellOf)),
    { dense: true },
  );
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer);
}
