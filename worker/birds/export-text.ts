import type { Language } from "#db/vocabulary.ts";
import type { ExportedRow } from "./export-queries.ts";
import { defused } from "./formulas.ts";

/** Birds as comma separated text (RFC 4180), a piece for every batch. */
export async function* csvOf(
  headings: string[],
  batches: AsyncIterable<ExportedRow[]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  // Excel opens text as UTF-8 only with a byte order mark, and in Portuguese parts it at semicolons.
  const separator = language === "pt" ? ";" : ",";
  yield encoder.encode(`\ufeff${lineOf(headings, separator)}`);
  for await (const rows of batches) yield encoder.encode(rows.map((row) => lineOf(row, separator)).join(""));
}

const lineOf = (row: ExportedRow, separator: string) => `${row.map(cellOf).join(separator)}\r\n`;

function cellOf(value: string | null): string {
  const text = defused(value ?? "");
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
