import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { Refusal } from "#worker/refusal.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { rawXls, rawXlsx } from "./sheets.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const inline = "<is><t>x</t></is>";
const cellAt = (place: string) => `<c r="${place}" t="inlineStr">${inline}</c>`;
const rowAt = (row: number | string, cells: string) => `<row r="${row}">${cells}</row>`;
const heading = rowAt(1, cellAt("A1"));
const sheetWith = (rows: string, tail = "") => rawXlsx(`<sheetData>${heading}${rows}</sheetData>${tail}`);

/** The numbers of the rows read, or what is said of the file. */
async function readOf(bytes: Uint8Array, name = "aves.xlsx"): Promise<number[] | string[]> {
  try {
    return ((await readUpload({ name, bytes }))[0]?.rows ?? []).map(({ row }) => row);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.fields?.file ?? [];
    throw thrown;
  }
}

test.each<[string, string]>([
  ["a row", rowAt(999_999_999, cellAt("A999999999"))],
  ["a row, its cell without an address", rowAt(999_999_999, `<c t="inlineStr">${inline}</c>`)],
  ["the row after the last", rowAt(1_048_577, cellAt("A1048577"))],
  ["a row no number can hold", rowAt(2, cellAt(`A${"9".repeat(400)}`))],
  ["a row before the first", rowAt(2, cellAt("A0"))],
  ["a formula", '<row r="999999999"><c r="A999999999"><f>1</f></c></row>'],
  ["a column", rowAt(2, cellAt("AAAAAAA2"))],
  ["the column after the last", rowAt(2, cellAt("XFE2"))],
  ["a column no number can hold", rowAt(2, cellAt(`${"Z".repeat(400)}2`))],
  ["no column", rowAt(2, cellAt("2"))],
  ["no address", rowAt("x", cellAt("?"))],
])("%s beyond what Excel can hold is said, and costs nothing", { timeout: 5000 }, async (_, rows) => {
  // It was 39 seconds.
  expect(await readOf(sheetWith(rows))).toEqual(["import.file.beyond"]);
});

test("a gap inside the limits costs nothing either", { timeout: 5000 }, async () => {
  // Walked by their length, each took 160 ms: it was 8 seconds.
  for (let time = 0; time < 50; time += 1)
    expect(await readOf(sheetWith(rowAt(1_048_576, cellAt("A1048576") + cellAt("XFD1048576"))))).toEqual([
      1, 1_048_576,
    ]);
});

test("the dimensions a sheet declares are not trusted", async () => {
  const everything = '<mergeCell ref="A1:XFD1048576"/>'.repeat(1000);
  expect(await readOf(sheetWith(rowAt(2, cellAt("A2")), `<mergeCells>${everything}</mergeCells>`))).toEqual([1, 2]);
  expect(await readOf(sheetWith(rowAt(2, cellAt("A2")).repeat(1000)))).toEqual([1, 2]);
  const text = '<dimension ref="A1:ZZZ999999999"/><cols><col min="1" max="999999999" width="5"/></cols>';
  expect(await readOf(rawXlsx(`${text}<sheetData>${heading}</sheetData>`))).toEqual([1]);
});

// A Number record ([MS-XLS] 2.4.180) with 1 in it.
const numberAt = (row: number, column: number) => [
  ...[0x0203, row & 255, row >> 8, column & 255, column >> 8],
  ...[0, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f],
];

test("an .xls whose columns lie beyond its format is refused however many rows do so", async () => {
  const far = Array.from({ length: 3000 }, (_, row) => numberAt(row, 65_535));
  expect(await readOf(rawXls(...far), "aves.xls")).toEqual(["import.file.beyond"]);
  expect(await readOf(rawXls(numberAt(0, 256)), "aves.xls")).toEqual(["import.file.beyond"]);
  expect(await readOf(rawXls(numberAt(0, 0), numberAt(65_535, 0)), "aves.xls")).toEqual([1, 65_536]);
});

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** A workbook that lists its one part as so many sheets, the first of them hidden. */
function manyTimes(count: number, rows: string): Uint8Array {
  const sheets = Array.from(
    { length: count },
    (_, at) => `<sheet name="A${at}" sheetId="${at + 1}" r:id="r1"${at === 0 ? ' state="hidden"' : ""}/>`,
  );
  const book = `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.join("")}</sheets></workbook>`;
  return rawXlsx(`<sheetData>${heading}${rows}</sheetData>`, { "xl/workbook.xml": utf8(book) });
}

// Eight of them took five seconds, a thousand would have taken ten minutes.
test("one part that a workbook calls a thousand sheets is not read a thousand times", async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => rowAt(at + 2, cellAt(`A${at + 2}`))).join("");
  expect(await readOf(manyTimes(1000, rows))).toEqual(["import.file.swollen"]);
  expect((await readOf(manyTimes(3, rows))).length).toBe(2001);
});

const letters = (column: number): string =>
  column < 0 ? "" : letters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
const row = fc.oneof(fc.integer({ min: 1, max: 1_048_576 }), fc.integer({ min: 1, max: 60 }), fc.constant(2 ** 40));
const column = fc.oneof({ weight: 4, arbitrary: fc.nat(60) }, fc.nat(16_383), fc.constantFrom(16_384, 2 ** 33));
const isWithin = ([at, across]: [number, number]) => at <= 1_048_576 && across < 16_384;

property.prop([fc.array(fc.tuple(row, column), { maxLength: 30 })], { numRuns: 150 })(
  "a sheet has the rows in which something is written, or none at all",
  async (places) => {
    const rows = places.map(([at, across]) => rowAt(at, cellAt(`${letters(across)}${at}`))).join("");
    // The heading stands in the first row; what lies beyond the fiftieth column is not looked at.
    const seen = [1, ...places.filter(([, across]) => across < 50).map(([at]) => at)];
    const wanted = places.every(isWithin) ? [...new Set(seen)].sort((a, b) => a - b) : ["import.file.beyond"];
    expect(await readOf(sheetWith(rows))).toEqual(wanted);
  },
);
