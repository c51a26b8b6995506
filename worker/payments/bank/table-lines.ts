import { type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { readDay } from "#worker/spreadsheets/days.ts";
import { faultyRows } from "#worker/spreadsheets/faulty-rows.ts";
import { yieldThread } from "#worker/yield-thread.ts";
import { amountIn, decimalSignOf, plainCell } from "./amounts.ts";
import { longestText, type ReadFile, type ReadLine, type RowFault } from "./file-shape.ts";
import { type Found, isReadable } from "./table-columns.ts";

type Cells = Sheet["rows"][number]["cells"];

/** The lines of a sheet below its headings; rows with neither a day nor an amount are no lines and no fault. */
export async function linesOfSheet(
  sheet: Sheet,
  { headingRow, headings, columns }: Found,
  { currency, today }: { currency: string; today: string },
): Promise<ReadFile> {
  const rows = sheet.rows.slice(headingRow + 1);
  const at = (column: number | null, cells: Cells) => (column === null ? undefined : cells[column]);
  const signs = Object.fromEntries(
    (["amount", "debit", "credit"] as const).map((name) => [
      name,
      decimalSignOf(rows.map(({ cells }) => at(columns[name], cells))),
    ]),
  );
  const amount = (name: "amount" | "debit" | "credit", cells: Cells) =>
    amountIn(at(columns[name], cells), signs[name] ?? ",", currency);
  const faults = faultyRows<RowFault>();
  const lines: ReadLine[] = [];
  for (const [nth, { row, cells }] of (isReadable(columns) ? rows : []).entries()) {
    if (nth % 5000 === 4999) await yieldThread();
    const [one, debit, credit] = [amount("amount", cells), amount("debit", cells), amount("credit", cells)];
    const cents = one ?? (debit === null && credit === null ? null : (credit ?? 0) - Math.abs(debit ?? 0));
    const cell = at(columns.on, cells);
    const day = readDay(typeof cell === "object" ? cell : plainCell(cell), {
      date1904: sheet.date1904,
      today,
      order: columns.order,
    });
    // Sums and balances stand below the lines, without a day.
    if (!day.value && (cents === null || Number.isNaN(cents) || day.code === undefined)) continue;
    if (!day.value) faults.add("day", row);
    else if (cents === null || Number.isNaN(cents) || cents === 0) faults.add("amount", row);
    else lines.push({ on: day.value, cents, text: textOf(at(columns.text, cells)).slice(0, longestText) });
  }
  // Above what cannot be read stand lines of account data, which have fewer columns.
  const widest = rows
    .slice(0, 40)
    .reduce<Cells>((found, { cells }) => (cells.length > found.length ? cells : found), []);
  const first = widest.map((it) => textOf(it).slice(0, 40));
  const beyond = Math.max(0, sheet.count - sheet.rows.length);
  return { lines, faults: faults.all(), beyond, currency: null, table: { headings, columns, first } };
}
