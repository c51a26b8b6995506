import { foldName } from "#worker/species/names.ts";
import { type Cell, type Sheet, textOf } from "#worker/spreadsheets/cells.ts";
import { orderOf, readDay } from "#worker/spreadsheets/days.ts";
import { westernText } from "#worker/spreadsheets/western.ts";
import { amountIn, plainCell } from "./amounts.ts";
import type { BankColumns } from "./file-shape.ts";

type Place = Exclude<keyof BankColumns, "order">;
/** What headings mean, the surest first: of two days the one on which it moved, not the one from which it counts. */
const senses: ReadonlyArray<[Place, RegExp]> = [
  [
    "on",
    /^(data|date|dia|day)$|^data.*(mov|lanc|oper|transa|conta)|(booking|posting|transaction|completed|started) date/,
  ],
  ["on", /^data|date$|^date/],
  ["debit", /^deb|debito|saidas?\b|paid out|withdraw|money out/],
  ["credit", /^cred|credito|entradas?\b|paid in|deposit|money in/],
  ["amount", /^(montante|importancia|quantia|amount|valor|importe|movimento)( |$|\()|^valor|amount/],
  ["text", /descri|detalhe|detail|concept|memo|narrat|texto|historico|movimento|referen|payee|beneficiar/],
];
const isBalance = /saldo|balance|disponivel/;

/** Rows looked at for headings, and for what a column holds. */
const [mostTitles, mostSamples] = [40, 200];

/** The row of headings of a sheet, in `rows`; -1 without any. */
export type Found = { headingRow: number; headings: string[]; columns: BankColumns };

const none: BankColumns = { on: null, text: null, amount: null, debit: null, credit: null, order: "day_first" };
/** Whether rows can be read so. */
export const isReadable = ({ on, amount, debit, credit }: BankColumns) =>
  on !== null && (amount !== null || debit !== null || credit !== null);

/** By what a file's columns are known again. */
export const headingsKey = (headings: readonly string[]): string => headings.map(foldName).join("|").slice(0, 1000);

/** Bytes of a text among which its headings are looked for. */
const lookedAt = 20_000;

/**
 * What parts the cells of a bank's text: the sign that makes headings of one of its first lines. Commas of amounts outnumber
 * the semicolons above them, so that whoever counts signs guesses wrong. Undefined without headings.
 */
export function separatorIn(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, lookedAt);
  const plain = new TextDecoder().decode(head, { stream: true });
  const text = plain.includes("\ufffd") ? westernText(head) : plain;
  const lines = text.split(/\r\n?|\n/).slice(0, mostTitles);
  return [";", "\t", ",", "|"].find((sign) =>
    lines.some((line) => isReadable(byHeadings(line.split(sign).map((cell) => plainCell(cell.replaceAll('"', "")))))),
  );
}

/** Where the headings of a sheet are: lines of account data may stand above them. */
export function headingsOf({ rows }: Sheet): Pick<Found, "headingRow" | "headings"> {
  const headingRow = rows
    .slice(0, mostTitles)
    .findIndex(({ cells }) => isReadable(byHeadings(cells.map(textOf))) && !cells.some(isFigure));
  return { headingRow, headings: (rows[headingRow]?.cells ?? []).map(textOf) };
}

// Headings are words: a line of account data may name a day and an amount, with both beside their names.
const isFigure = (cell: Cell) => /^[-+]?[\d.,\s]+$/.test(plainCell(cell)) && plainCell(cell) !== "";

/** What a sheet's columns hold: as its reader says, as was remembered of the same headings, by the headings, by what is in them. */
export function columnsOf(
  sheet: Sheet,
  at: Pick<Found, "headingRow" | "headings">,
  {
    chosen,
    memory,
    currency,
    today,
  }: { chosen: BankColumns | undefined; memory: BankColumns | undefined; currency: string; today: string },
): Found {
  const rows = sheet.rows.slice(at.headingRow + 1, at.headingRow + 1 + mostSamples).map(({ cells }) => cells);
  const known = chosen ?? memory;
  if (known) return { ...at, columns: known };
  const columns =
    at.headingRow < 0 ? byContents(rows, { date1904: sheet.date1904, currency, today }) : byHeadings(at.headings);
  const shown = rows
    .map((cells) => orderOf(cells[columns.on ?? -1]))
    .find((it) => it === "month_first" || it === "day_first");
  return { ...at, columns: { ...columns, order: shown === "month_first" ? "month_first" : "day_first" } };
}

function byHeadings(headings: readonly string[]): BankColumns {
  const folded = headings.map(foldName);
  const columns: BankColumns = { ...none };
  for (const [place, words] of senses) {
    if (columns[place] !== null) continue;
    const taken = Object.values(columns);
    const at = folded.findIndex(
      (it, nth) =>
        !taken.includes(nth) && !isBalance.test(it) && words.test(it) && (place !== "amount" || !/data|date/.test(it)),
    );
    if (at >= 0) columns[place] = at;
  }
  // Both beside a signed column say the same again.
  return columns.debit !== null && columns.credit !== null ? { ...columns, amount: null } : columns;
}

function byContents(
  rows: ReadonlyArray<readonly Cell[]>,
  { date1904, currency, today }: { date1904: boolean; currency: string; today: string },
): BankColumns {
  const all = Array.from({ length: Math.max(0, ...rows.map((cells) => cells.length)) }, (_, at) => at);
  const holds = (at: number, is: (cell: Cell) => boolean) => rows.length > 0 && rows.every((cells) => is(cells[at]));
  const isDay = (cell: Cell) => Boolean(readDay(cell, { date1904, today, order: "day_first" }).value);
  const on = all.find((at) => holds(at, isDay)) ?? null;
  const isAmount = (cell: Cell) => {
    const read = amountIn(cell, ",", currency);
    return read !== null && !Number.isNaN(read);
  };
  const amount = all.find((at) => at !== on && !holds(at, isDay) && holds(at, isAmount)) ?? null;
  const letters = (at: number) => rows.reduce((sum, cells) => sum + textOf(cells[at]).length, 0);
  const [text = null] = all
    .filter((at) => at !== on && at !== amount && !holds(at, isDay))
    .sort((a, b) => letters(b) - letters(a));
  return { ...none, on, amount, text };
}

/** Columns as they were kept; undefined for what cannot have been, as an archive may bring. */
export function rememberedColumns(text: string): BankColumns | undefined {
  let found: Record<string, unknown>;
  try {
    found = (JSON.parse(text) as Record<string, unknown> | null) ?? {};
  } catch {
    return undefined;
  }
  const isColumn = (it: unknown) => it === null || (Number.isInteger(it) && Number(it) >= 0 && Number(it) < 50);
  const places = ["on", "text", "amount", "debit", "credit"] as const;
  if (!places.every((name) => isColumn(found[name]))) return undefined;
  if (found.order !== "day_first" && found.order !== "month_first") return undefined;
  const columns = Object.fromEntries([...places, "order"].map((name) => [name, found[name]])) as BankColumns;
  return isReadable(columns) ? columns : undefined;
}
