import { zipSync } from "fflate";
import * as xlsx from "xlsx";

export type Table = ReadonlyArray<ReadonlyArray<unknown>>;
type Book = { date1904?: boolean; edit?: (sheet: xlsx.WorkSheet, book: xlsx.WorkBook) => void };

/** A workbook with one sheet of these cells; `edit` may spoil it before it is written. */
export function bookOf(table: Table, kind: "xlsx" | "biff8" | "biff5" | "xlsb" | "ods" | "html", given: Book = {}) {
  const sheet = xlsx.utils.aoa_to_sheet(table as unknown[][]);
  // Else it holds the formats of whatever was read last.
  const book: xlsx.WorkBook = Object.assign(xlsx.utils.book_new(sheet, "Aves"), { SSF: {} });
  if (given.date1904) book.Workbook = { ...book.Workbook, WBProps: { date1904: true } };
  given.edit?.(sheet, book);
  const bookSST = kind !== "biff5";
  const written = xlsx.write(book, { type: "array", bookType: kind, compression: true, bookSST }) as ArrayBuffer;
  return new Uint8Array(written);
}
export const xlsxOf = (table: Table, given?: Book) => bookOf(table, "xlsx", given);
export const xlsOf = (table: Table, given?: Book) => bookOf(table, "biff8", given);
export const csvOf = (table: Table, separator = ";") =>
  new TextEncoder().encode(xlsx.utils.sheet_to_csv(xlsx.utils.aoa_to_sheet(table as unknown[][]), { FS: separator }));

/** A compound file with these streams, such as a workbook under a password. */
export function compoundOf(streams: Record<string, Uint8Array>): Uint8Array {
  const file = xlsx.CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) xlsx.CFB.utils.cfb_add(file, name, content as never);
  return new Uint8Array(xlsx.CFB.write(file, { type: "array" }) as unknown as ArrayBuffer);
}

const recordOf = (type: number, ...bytes: number[]) => [
  type & 255,
  type >> 8,
  bytes.length & 255,
  bytes.length >> 8,
  ...bytes,
];
const opening = (kind: number) => recordOf(0x0809, 0x00, 0x06, kind, 0x00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const closing = recordOf(0x000a);

/** An .xls by hand, with one sheet "A" of these records (type, then bytes). */
export function rawXls(...records: number[][]): Uint8Array {
  const position = opening(5).length + 4 + 8 + 1 + closing.length;
  const sheets = recordOf(0x0085, position & 255, position >> 8, 0, 0, 0, 0, 1, 0, 0x41);
  const held = records.flatMap(([type = 0, ...bytes]) => recordOf(type, ...bytes));
  const stream = [...opening(5), ...sheets, ...closing, ...opening(16), ...held, ...closing];
  return compoundOf({ Workbook: Uint8Array.from(stream) });
}

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const utf8 = (text: string) => new TextEncoder().encode(text);
const contentType = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** An .xlsx by hand: `sheet` is what stands inside `<worksheet>`, `more` adds or replaces parts. */
export function rawXlsx(sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  return zipSync({
    "[Content_Types].xml": utf8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>
      <Override PartName="/xl/sharedStrings.xml" ContentType="${contentType}.sharedStrings+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
    ),
    "_rels/.rels": utf8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": utf8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>
      <sheet name="Aves" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": utf8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
      <Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="r2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    ),
    "xl/sharedStrings.xml": utf8(`<sst xmlns="${main}"/>`),
    "xl/worksheets/sheet1.xml": utf8(`<worksheet xmlns="${main}">${sheet}</worksheet>`),
    ...more,
  });
}

/** A multipart form with a file, as a browser sends it. */
export function formOf(name: string, bytes: Uint8Array | string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set("file", new File([bytes as BlobPart], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}
