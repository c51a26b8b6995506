import { zipSync } from "fflate";
import * as xlsx from "xlsx";
import type { Table } from "#tests/spreadsheets/sheets.ts";

type Named = readonly [name: string, table: Table, how?: "hidden" | "protected"];

/** A workbook of several sheets, some hidden or protected against editing. */
export function bookOfSheets(sheets: readonly Named[], kind: "xlsx" | "biff8" | "ods" = "xlsx"): Uint8Array {
  const book = xlsx.utils.book_new();
  for (const [name, table, how] of sheets) {
    const sheet = xlsx.utils.aoa_to_sheet(table as unknown[][]);
    if (how === "protected") sheet["!protect"] = { password: "segredo" };
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = { Sheets: sheets.map(([name, , how]) => ({ name, Hidden: how === "hidden" ? 1 : 0 })) };
  return new Uint8Array(xlsx.write(book, { type: "array", bookType: kind, compression: true }) as ArrayBuffer);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** An .ods by hand: `tables` stands inside `<office:spreadsheet>`, `styles` before it, `more` adds or replaces parts. */
export function rawOds(
  tables: string,
  { styles = "", more = {} }: { styles?: string; more?: Record<string, Uint8Array> } = {},
) {
  return zipSync({
    mimetype: utf8("application/vnd.oasis.opendocument.spreadsheet"),
    "META-INF/manifest.xml": utf8("<manifest:manifest/>"),
    "content.xml": utf8(
      `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles>
      <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
    ...more,
  });
}
