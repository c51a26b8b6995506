import { unzipSync, zipSync } from "fflate";
import { rawOds } from "#tests/imports/files/books.ts";
import { type Growing, growingOld } from "./growing-old.ts";
import { overlapping } from "./overlapping-zip.ts";
import { rawXlsx, xlsxOf } from "./sheets.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** A cell of an .ods that says something. */
export const odsCell = (words: string, more = "") =>
  `<table:table-cell ${more} office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
/** An .ods with one row of these cells. */
export const odsRow = (cells: string, row = "") =>
  rawOds(`<table:table table:name="Aves"><table:table-row ${row}>${cells}</table:table-row></table:table>`);

/** An .xlsx in which so many rows show the same text of so many letters. */
export const sharedText = (letters: number, rows: number) =>
  rawXlsx(`<sheetData>${times(rows, (at) => `<row r="${at}"><c r="A${at}" t="s"><v>0</v></c></row>`)}</sheetData>`, {
    "xl/sharedStrings.xml": utf8(`<sst xmlns="${main}"><si><t>${"a".repeat(letters)}</t></si></sst>`),
  });

const times = (n: number, piece: (at: number) => string) =>
  Array.from({ length: n }, (_, at) => piece(at + 1)).join("");
const xlsxRows = (rows: string) => rawXlsx(`<sheetData>${rows}</sheetData>`);
const inlineCell = (text: string) =>
  `<row r="1"><c r="A1" t="inlineStr"><is><t>Anilha</t></is></c></row><row r="2"><c r="A2" t="inlineStr">${text}</c></row>`;

const short = xlsxOf([[1], [2]], { edit: (sheet) => void Object.assign(sheet.A1 ?? {}, { z: "000" }) });
/** An .xlsx with a number under a format. Written short and lengthened by hand: SheetJS remembers the formats it has written. */
export function formatted(format: string): Uint8Array {
  const parts = unzipSync(short);
  const styles = new TextDecoder().decode(parts["xl/styles.xml"]);
  return zipSync({ ...parts, "xl/styles.xml": utf8(styles.replace('formatCode="000"', `formatCode="${format}"`)) });
}

function sheetsOfXlsx(n: number): Uint8Array {
  const sheet = utf8(
    `<worksheet xmlns="${main}"><sheetData>${inlineCell("<is><t>a</t></is>")}</sheetData></worksheet>`,
  );
  const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return rawXlsx("", {
    "xl/workbook.xml": utf8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${times(n, (at) => `<sheet name="A${at}" sheetId="${at}" r:id="r${at}"/>`)}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": utf8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${times(n, (at) => `<Relationship Id="r${at}" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>`)}</Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": sheet,
  });
}

/** Files that grow in one dimension: a few bytes say a number, or the thing itself is written so often. */
export const growing: Record<string, Growing> = {
  "empty columns before a text": {
    name: "a.ods",
    until: 9,
    file: (n) => odsRow(`<table:table-cell table:number-columns-repeated="${n}"/>${odsCell("a")}`),
  },
  "columns of one text": {
    name: "a.ods",
    until: 9,
    file: (n) => odsRow(odsCell("a", `table:number-columns-repeated="${n}"`)),
  },
  "rows of a short text": {
    name: "a.ods",
    until: 9,
    file: (n) => odsRow(odsCell("a"), `table:number-rows-repeated="${n}"`),
  },
  "rows of a long text": {
    name: "a.ods",
    until: 9,
    file: (n) => odsRow(odsCell("a".repeat(30_000)), `table:number-rows-repeated="${n}"`),
  },
  "rows that a merge spans": {
    name: "a.ods",
    until: 9,
    file: (n) => odsRow(odsCell("a", `table:number-rows-spanned="${n}"`)),
  },
  "letters of a cell": { name: "a.ods", until: 6, file: (n) => odsRow(odsCell("a".repeat(n))) },
  "spaces of a cell": {
    name: "a.ods",
    until: 6,
    file: (n) => odsRow(odsCell('<text:s text:c="100"/>'.repeat(n / 10))),
  },
  "letters of a cell's own value": {
    name: "a.ods",
    until: 6,
    file: (n) => odsRow(`<table:table-cell office:value-type="boolean" office:boolean-value="${"a".repeat(n)}"/>`),
  },
  "paragraphs of a cell": { name: "a.ods", until: 5, file: (n) => odsRow(odsCell("</text:p><text:p>".repeat(n))) },
  "brackets within each other": {
    name: "a.ods",
    until: 6,
    file: (n) => odsRow(`${"<text:a>".repeat(n)}${odsCell("a")}`),
  },
  "tags of a table": { name: "a.ods", until: 6, file: (n) => odsRow(`${"<text:a/>".repeat(2 * n)}${odsCell("a")}`) },
  "sheets of a table": {
    name: "a.ods",
    until: 4,
    file: (n) => rawOds(`<table:table><table:table-row>${odsCell("a")}</table:table-row></table:table>`.repeat(n)),
  },
  "a sheet's name": {
    name: "a.ods",
    until: 6,
    file: (n) =>
      rawOds(
        `<table:table table:name="${"n".repeat(n)}"><table:table-row>${odsCell("a")}</table:table-row></table:table>`,
      ),
  },
  "rows that share a long text": { name: "a.xlsx", until: 4, file: (n) => sharedText(30_000, n) },
  "letters that rows share": { name: "a.xlsx", until: 6, file: (n) => sharedText(n, 100) },
  "letters of a number's format": {
    name: "a.xlsx",
    until: 5,
    file: (n) => formatted(`&quot;${"a".repeat(n)}&quot;00`),
  },
  "letters of a text in its cell": {
    name: "a.xlsx",
    until: 6,
    file: (n) => xlsxRows(inlineCell(`<is><t>${"a".repeat(n)}</t></is>`)),
  },
  "pieces of a text": {
    name: "a.xlsx",
    until: 5,
    file: (n) => xlsxRows(inlineCell(`<is>${"<r><t>a</t></r>".repeat(n)}</is>`)),
  },
  "cells of a row": {
    name: "a.xlsx",
    until: 5,
    file: (n) => xlsxRows(`<row r="1">${"<c><v>1</v></c>".repeat(n)}</row>`),
  },
  "rows of a sheet": {
    name: "a.xlsx",
    until: 4,
    file: (n) => xlsxRows(times(n, (at) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`)),
  },
  "sheets of one part": { name: "a.xlsx", until: 4, file: sheetsOfXlsx },
  "tags of a workbook": { name: "a.xlsx", until: 6, file: (n) => xlsxRows(`<row>${"<c/>".repeat(n)}</row>`) },
  "brackets of a workbook within each other": { name: "a.xlsx", until: 6, file: (n) => xlsxRows("<row>".repeat(n)) },
  "names of one part": {
    name: "a.xlsx",
    until: 4,
    file: (n) => sameSheet(n),
  },
  ...growingOld,
  "letters between quotation marks": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n"${"a".repeat(n)}"`) },
  "quotation marks": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n"${'""'.repeat(n)}"`) },
  "cells of a line": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n${";".repeat(n)}a`) },
  lines: { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n${"a\n".repeat(n)}`) },
  "empty lines": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n${"\n".repeat(n)}a`) },
};

/** An .xlsx with so many sheets whose bytes lie in it once. */
export function sameSheet(n: number, letters = 30_000): Uint8Array {
  const sheet = utf8(
    `<worksheet><sheetData>${inlineCell(`<is><t>${"a".repeat(letters)}</t></is>`)}</sheetData></worksheet>`,
  );
  const stored = Object.fromEntries(
    Object.entries(unzipSync(rawXlsx("", { "xl/worksheets/sheet1.xml": sheet }))).map(([name, bytes]) => [
      name,
      [bytes, { level: 0 }] as const,
    ]),
  );
  const names = Array.from({ length: n }, (_, at) => `xl/worksheets/again${at}.xml`);
  return overlapping(zipSync(stored as never), { of: "xl/worksheets/sheet1.xml", names });
}
