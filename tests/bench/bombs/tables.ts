import { randomBytes } from "node:crypto";
import { zipSync } from "fflate";
import { rawOds } from "#tests/imports/files/books.ts";
import { growing, odsCell, odsRow, sameSheet, sharedText } from "#tests/spreadsheets/generated-files.ts";
import { rawXlsx } from "#tests/spreadsheets/sheets.ts";

export type Bomb = { what: string; name: string; bytes: Uint8Array<ArrayBuffer> };

const utf8 = (text: string) => new TextEncoder().encode(text);
// What packs too tightly is refused for that alone: an attacker mixes in what does not.
const noise = `<!--${randomBytes(220_000).toString("base64")}-->`;
const ods = (table: string) => rawOds(`<table:table>${table}</table:table>${noise}`);
const xlsx = (rows: string, more = {}) => rawXlsx(`<sheetData>${rows}</sheetData>${noise}`, more);
const times = (n: number, piece: (at: number) => string) =>
  Array.from({ length: n }, (_, at) => piece(at + 1)).join("");
const grown = (way: string, n: number) => (growing[way] ?? { file: () => new Uint8Array() }).file(n);
const number = (cell: string) => `<c r="${cell}"><v>1</v></c>`;
const one = `<row r="1">${number("A1")}</row>`;
const columns = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** An .xlsx that unpacks to 100 MB, honest about it. */
const swollen = zipSync(
  {
    "[Content_Types].xml": utf8("<Types/>"),
    "xl/workbook.xml": utf8("<workbook/>"),
    "xl/worksheets/sheet1.xml": new Uint8Array(100 * 1024 * 1024).fill(32),
  },
  { level: 9 },
);

/** The same, saying that it unpacks to little. */
function lying(): Uint8Array {
  const zip = swollen.slice();
  const view = new DataView(zip.buffer);
  const sizes = new Map([
    [0x02014b50, 24],
    [0x04034b50, 22],
  ]);
  for (let at = 0; at < zip.length - 30; at += 1) {
    const size = sizes.get(view.getUint32(at, true));
    if (size && view.getUint32(at + size, true) > 1_000_000) view.setUint32(at + size, 1000, true);
  }
  return zip;
}

const named: Array<[what: string, name: string, bytes: () => Uint8Array]> = [
  ...[2e6, 2e7, 2e8].flatMap((n): typeof named => [
    [
      `${n} empty columns before a text`,
      "a.ods",
      () => odsTwo(`<table:table-cell table:number-columns-repeated="${n}"/>${odsCell("b")}`),
    ],
    [`${n} columns of a text`, "a.ods", () => odsRow(odsCell("a", `table:number-columns-repeated="${n}"`))],
    [`${n} rows of a text`, "a.ods", () => odsRow(odsCell("a"), `table:number-rows-repeated="${n}"`)],
  ]),
  [
    "a text of 1 MB in 10,000 rows",
    "a.ods",
    () => odsRow(odsCell("a".repeat(1e6)), 'table:number-rows-repeated="10000"'),
  ],
  [
    "a text of 30,000 in 10,000 rows",
    "a.ods",
    () => odsRow(odsCell("a".repeat(30_000)), 'table:number-rows-repeated="10000"'),
  ],
  ["a text of 500,000 that 4,000 rows share", "a.xlsx", () => sharedText(500_000, 4000)],
  ["a text of 30,000 that 10,000 rows share", "a.xlsx", () => sharedText(30_000, 10_000)],
  ["a text of 8,000 that 10,000 rows share", "a.xls", () => grown("rows that share an old text", 10_000)],
  ["250,000 numbers", "a.xls", () => grown("numbers of an old sheet", 1000)],
  ["1,000 sheets", "a.xls", () => grown("sheets of an old workbook", 1000)],
  ["1,000 sheets of one part", "a.xlsx", () => grown("sheets of one part", 1000)],
  ["10,000 sheets", "a.ods", () => grown("sheets of a table", 10_000)],
  ["150 sheets of the same 4.9 MB", "a.xlsx", () => sameSheet(150, 4_900_000)],
  ["a sheet of 100 MB", "a.xlsx", () => swollen],
  ["a sheet of 100 MB that says 1 kB", "a.xlsx", lying],
  ["2.4 million tags", "a.ods", () => ods("<a/>".repeat(2_400_000))],
  ["1.2 million brackets in each other", "a.ods", () => ods("<text:a>".repeat(1_200_000))],
  [
    "a cell of a million attributes",
    "a.ods",
    () => ods(`<table:table-row><table:table-cell ${"xtable:formula=".repeat(1e6)}/></table:table-row>`),
  ],
  [
    "285,000 cells",
    "a.ods",
    () =>
      ods(
        `<table:table-row>${'<table:table-cell office:value="1" office:value-type="float"/>'.repeat(15)}</table:table-row>`.repeat(
          19_000,
        ),
      ),
  ],
  ["a million empty cells of a row", "a.xlsx", () => xlsx(`<row>${"<c/>".repeat(4_700_000)}</row>`)],
  ["a million cells of a row", "a.xlsx", () => xlsx(`<row>${"<c><v>1</v></c>".repeat(1_150_000)}</row>`)],
  [
    "260,000 cells",
    "a.xlsx",
    () => xlsx(times(10_000, (at) => `<row r="${at}">${columns.map((it) => number(`${it}${at}`)).join("")}</row>`)),
  ],
  [
    "330,000 shared texts",
    "a.xlsx",
    () =>
      xlsx(one, {
        "xl/sharedStrings.xml": utf8(`<sst>${times(330_000, (at) => `<si><t>${at}</t></si>`)}${noise}</sst>`),
      }),
  ],
  [
    "a million pieces of a text",
    "a.xlsx",
    () => xlsx(one, { "xl/sharedStrings.xml": utf8(`<sst><si>${"<r><t>a</t></r>".repeat(1e6)}</si>${noise}</sst>`) }),
  ],
  [
    "500,000 merges",
    "a.xlsx",
    () =>
      rawXlsx(
        `<sheetData>${one}</sheetData><mergeCells>${times(500_000, (at) => `<mergeCell ref="A1:B${at}"/>`)}</mergeCells>`,
      ),
  ],
  ["2.6 million lines", "a.csv", () => utf8("a\n".repeat(2_600_000))],
  ["a line of a million cells", "a.csv", () => utf8(`a\n${";".repeat(999_999)}`)],
  ["a text of 5 MB", "a.csv", () => utf8(`a\n"${"a".repeat(5e6)}"`)],
  ["a million quoted cells", "a.csv", () => utf8('"a";'.repeat(990_000))],
  ["800,000 wrong quotation marks, a line each", "a.csv", () => utf8('"a"b;\n'.repeat(800_000))],
  ["2 million wrong quotation marks in a line", "a.csv", () => utf8(`a;b\n"${'"a" '.repeat(1e6)}`)],
];

function odsTwo(cells: string): Uint8Array {
  const head = `<table:table-row>${odsCell("Anilha")}${odsCell("Nome")}</table:table-row>`;
  return rawOds(
    `<table:table table:name="A">${head}<table:table-row>${odsCell("a")}${cells}</table:table-row></table:table>`,
  );
}

/** Tables of a few bytes or of many that unfold to as much as they can, each way one. */
export const tables = (): Bomb[] =>
  named.map(([what, name, bytes]) => ({ what, name, bytes: new Uint8Array(bytes()) }));
