import type { FaultyRows } from "#worker/spreadsheets/faulty-rows.ts";

/** A line of a bank's file as it was read: what came is positive, what went negative, in minor units. */
export type ReadLine = { on: string; cents: number; text: string };

/** What stands in which column of a table (from 0); the amount in one signed column, or what went and what came apart. */
export type BankColumns = {
  on: number | null;
  text: number | null;
  amount: number | null;
  debit: number | null;
  credit: number | null;
  order: "day_first" | "month_first";
};

/** Why a row of a file is no line. */
export type RowFault = "day" | "amount";

/** What was read of a file; a table's columns come along, and its first row below the headings. */
export type ReadFile = {
  lines: ReadLine[];
  faults: Array<FaultyRows<RowFault>>;
  /** Rows beyond those that are read. */
  beyond: number;
  /** What the file says its money is; null where it does not. */
  currency: string | null;
  table: { headings: string[]; columns: BankColumns; first: string[] } | null;
};

/** Letters of a line's text that are kept. */
export const longestText = 500;
/** Lines of a file that are read. */
export const mostLines = 60_000;
