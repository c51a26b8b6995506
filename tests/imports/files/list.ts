import { type Table, xlsxOf } from "#tests/spreadsheets/sheets.ts";

/** A list as somebody keeps it: the file, how many birds it holds, and what one of them must have become. */
export type List = {
  shape: string;
  name: string;
  bytes: Uint8Array;
  birds: number;
  /** Facts of the bird with this ring. */
  ring: string;
  becomes: Record<string, unknown>;
  /** Headings that are listed as left alone. */
  ignored?: string[];
  fields?: Record<string, string>;
};

/** A list of two birds in an .xlsx, unless `more` says otherwise. */
export const sheet = (shape: string, table: Table, more: Partial<List> = {}): List => ({
  shape,
  name: "lista.xlsx",
  bytes: xlsxOf(table),
  birds: 2,
  ring: "PT-001",
  becomes: {},
  ...more,
});
export const two = [
  ["PT-001", "Canário", "M"],
  ["PT-002", "Canário", "F"],
];
