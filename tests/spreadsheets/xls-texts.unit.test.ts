import { expect, test } from "vitest";
import { unfolded } from "#worker/spreadsheets/budget.ts";
import { long, narrow, recordOf, sharedTexts, short, showsText, streamOf, wide } from "./xls-files.ts";
import { cellsOf, notExcel, read, refusalOf, sheetOf, swollen } from "./xls-reading.ts";

test("a rich text in .xls is read whole, without phonetic readings", async () => {
  const looks = [...short(7), 8, ...short(2), ...narrow("Canario"), ...new Array<number>(8).fill(1)];
  const reading = [...short(1), 1 | 4, ...long(5), ...wide("鳥"), ...new Array<number>(5).fill(2)];
  const both = [...short(2), 4 | 8, ...short(1), ...long(3), ...narrow("PT"), ...new Array<number>(7).fill(3)];
  const texts = [looks, reading, both, [...short(3), 0, ...narrow("fim")]];
  const shown = texts.flatMap((_, at) => showsText(at, at));
  const wanted = ["Canario", "鳥", "PT", "fim"];
  expect(await cellsOf(shown, sharedTexts(4, texts.flat()))).toEqual(wanted);
  // However the table is cut, but within letters.
  const bytes = texts.flat();
  for (let at = 0; at < bytes.length; at += 1) {
    const isWithin = [
      [5, 11],
      [27, 28],
      [43, 44],
      [55, 57],
    ].some(([from = 0, to = 0]) => at >= from && at <= to);
    if (isWithin) continue;
    const cut = sharedTexts(4, bytes.slice(0, at), bytes.slice(at));
    expect([at, await cellsOf(shown, cut)]).toEqual([at, wanted]);
  }
});

test("a table of texts that says it holds more than it does is read by what it holds", async () => {
  const one = [...short(2), 0, ...narrow("PT")];
  expect(await cellsOf(showsText(0, 0), sharedTexts(200_000, one))).toEqual(["PT"]);
  expect(await refusalOf(sheetOf(showsText(0, 1), sharedTexts(2, one)))).toEqual(notExcel);
  expect(await refusalOf(sheetOf(showsText(0, 0), sharedTexts(4_000_000_000, one)))).toEqual(swollen);
  const endless = [...short(2), 4, ...long(0xffffffff), ...narrow("PT")];
  expect(await cellsOf(showsText(0, 0), sharedTexts(2, endless))).toEqual(["PT"]);
  expect(await refusalOf(sheetOf(showsText(0, 0), sharedTexts(1, [...short(60_000), 1, 65])))).toEqual(notExcel);
});

test("a long text of a cell goes on in other records", async () => {
  const text = "é".repeat(9000);
  const records = [
    ...recordOf(0x0204, 0, 0, 0, 0, 0, 0, ...short(9000), 0, ...narrow(text.slice(0, 8000))),
    ...[
      ...recordOf(0x003c, 1, ...wide(text.slice(8000, 8500))),
      ...recordOf(0x003c),
      ...recordOf(0x003c, 0, ...narrow(text.slice(8500))),
    ],
  ];
  expect(await cellsOf(records)).toEqual([text]);
});

const codePage = (page: number) => recordOf(0x0042, ...short(page));
const bytesAt = (row: number, bytes: number[], type = 0x0204) =>
  recordOf(type, ...short(row), 0, 0, 0, 0, ...short(bytes.length), ...bytes);

test.each([
  [1252, [0x80, 0xe9], "€é"],
  [1251, [0xcf, 0xf2], "Пт"],
  [1250, [0xb3], "ł"],
  [10_000, [0x8e], "é"],
  [0x8001, [0xe9], "é"],
  [65_535, [0xe9], "é"],
])("a workbook of Excel 5 in the code page %i is read in it", async (page, bytes, text) => {
  const records = [...bytesAt(0, bytes), ...bytesAt(1, bytes, 0x00d6)];
  const stream = streamOf([{ name: "Aves", records }], { version: 5, whole: codePage(page) });
  const [sheet] = await read(stream, "Book");
  expect(sheet).toMatchObject({
    name: "Aves",
    rows: [
      { row: 1, cells: [text] },
      { row: 2, cells: [text] },
    ],
  });
});

test("a text that many cells share counts for each, and one that is too long is named", { timeout: 5000 }, async () => {
  const text = (letters: number) => [...short(letters), 0, ...new Array<number>(letters).fill(97)];
  const rows = Array.from({ length: 60_000 }, (_, at) => showsText(at, 0)).flat();
  const often = await refusalOf(sheetOf(rows, sharedTexts(1, text(unfolded.cell))));
  expect(often).toEqual(["too_large", "import.file.unfolded", expect.stringMatching(/^Aves!6\d\d$/)]);
  const long = sharedTexts(1, text(unfolded.cell + 1));
  expect(await refusalOf(sheetOf(showsText(4, 0), long))).toEqual(["invalid", "import.file.long_cell", "Aves!A5"]);
});
