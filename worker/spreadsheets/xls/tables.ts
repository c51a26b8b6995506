import { Refusal } from "#worker/refusal.ts";
import type { Budget } from "../budget.ts";
import type { Book, NamedSheet } from "../cells.ts";
import type { Formats } from "../number-formats.ts";
import { notExcel } from "../zip-entries.ts";
import { cellReaders } from "./cell-records.ts";
import { closed, type OpenSheet, openSheet, readMerges, type Tally } from "./open-sheet.ts";
import { type Cursor, record, shortOf } from "./records.ts";
import { newWorkbook, type Workbook, workbookReaders } from "./workbook-records.ts";

/** The tables of a stream one after the other: the workbook's own, then those of its sheets. */
type Reading = {
  budget: Budget;
  shown: Formats;
  tally: Tally;
  workbook: Workbook | undefined;
  /** How many tables are begun within each other: charts stand within sheets. */
  depth: number;
  sheet: OpenSheet | undefined;
  /** What was read to its end, by its place in the stream. */
  read: Map<number, NamedSheet>;
};

export const newReading = (shown: Formats, budget: Budget): Reading => ({
  budget,
  shown,
  tally: { cells: 0 },
  workbook: undefined,
  depth: 0,
  sheet: undefined,
  read: new Map(),
});

const version = { unicode: 0x0600, codePage: 0x0500 };
const kind = { workbook: 0x0005, chart: 0x0020 };

/** Takes what a record says, standing at this place of the stream. */
export function readRecord(here: Reading, cursor: Cursor, at: number) {
  const { type } = cursor;
  if (type === record.begins) begin(here, cursor, at);
  else if (type === record.ends) end(here);
  else if (type === record.password) throw new Refusal("invalid", { file: ["import.file.encrypted"] });
  else if (here.depth === 1 && here.workbook) readWithin(here, here.workbook, cursor);
}

function begin(here: Reading, cursor: Cursor, at: number) {
  here.depth += 1;
  const written = shortOf(cursor);
  if (written !== version.unicode && written !== version.codePage) throw notExcel();
  here.workbook ??= newWorkbook(written === version.unicode, here.shown);
  const stands = shortOf(cursor);
  if (here.depth > 1 || stands === kind.workbook) return;
  const { sheets } = here.workbook;
  // A sheet may stand alone, without a workbook around it.
  if (sheets.length === 0) sheets.push({ name: "Sheet1", is_hidden: false, place: at });
  const listed = sheets.find(({ place }) => place === at);
  if (listed) here.sheet = openSheet(listed, { ...here, isChart: stands === kind.chart });
}

function end(here: Reading) {
  here.depth -= 1;
  if (here.depth > 0 || !here.sheet) return;
  here.read.set(here.sheet.listed.place, closed(here.sheet));
  here.sheet = undefined;
}

function readWithin({ budget, sheet }: Reading, workbook: Workbook, cursor: Cursor) {
  if (cursor.type === record.sheet) budget.sheet();
  workbookReaders.get(cursor.type)?.(cursor, workbook);
  if (!sheet || sheet.isChart) return;
  if (cursor.type === record.merges) readMerges(cursor, sheet);
  else cellReaders.get(cursor.type)?.(cursor, sheet, workbook);
}

/** The sheets that hold something, as the workbook lists them; each place of the stream once. */
export function bookOf({ workbook, read }: Reading): Book {
  if (!workbook || workbook.sheets.length === 0) throw notExcel();
  const { date1904 } = workbook;
  const sheets = workbook.sheets.map(({ place }) => {
    const sheet = read.get(place);
    read.delete(place);
    return sheet && { ...sheet, date1904 };
  });
  // Where a sheet cannot be read and the first says nothing, nothing is imported rather than another sheet.
  if (sheets.includes(undefined) && !sheets[0]?.count) throw notExcel();
  return sheets.filter((sheet) => sheet !== undefined).filter(({ count }) => count > 0);
}
