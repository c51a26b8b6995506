import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { Refusal } from "#worker/refusal.ts";
import type { Book } from "#worker/spreadsheets/cells.ts";
import { readXls } from "#worker/spreadsheets/xls/reading.ts";
import { type Generated, text, workbook, written } from "./generated-workbooks.ts";
import { readBySheetJs } from "./sheetjs-reading.ts";
import { compoundOf, xlsOf } from "./sheets.ts";
import { closing, narrow, opening, recordOf, sharedTexts, short, showsText, streamOf, wide } from "./xls-files.ts";

property.prop([workbook, fc.boolean()], { numRuns: 25 })(
  "whatever an .xls of SheetJS holds, it reads as SheetJS reads it",
  async (given, isShared) => {
    const bytes = written(given, isShared, "biff8");
    expect(await readXls(bytes)).toEqual(readBySheetJs(bytes));
  },
);

// SheetJS takes every byte for the letter of that number, as no code page does.
const inBoth = (letters: string) => /^[\0-\x7f\xa0-\xff]*$/.test(letters);
const western = workbook.map(({ sheets, date1904 }) => ({
  date1904,
  sheets: sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.filter(([, , { t, v, z = "" }]) => (t !== "s" || inBoth(String(v))) && inBoth(String(z))),
  })),
}));

property.prop([western], { numRuns: 25 })("one of Excel 5 does too", async (given) => {
  const bytes = written(given, false, "biff5");
  expect(await readXls(bytes)).toEqual(readBySheetJs(bytes));
});

const cellsIn = (book: Book) => book.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));

property.prop([fc.array(text, { maxLength: 20 }), fc.boolean()], { numRuns: 25 })(
  "a text of an .xls is what it was, shared or in its cell",
  async (texts, isShared) => {
    const cells = texts.map((v, at): Generated["sheets"][number]["cells"][number] => [at, 0, { t: "s", v }]);
    const bytes = written({ sheets: [{ cells, merges: [], hidden: 0 }], date1904: false }, isShared, "biff8");
    const wanted = texts.map((it) => (isShared ? it : it.slice(0, 255))).filter((it) => it.trim() !== "");
    expect(cellsIn(await readXls(bytes))).toEqual(wanted);
  },
);

// A text as Excel cuts it: each piece a record of its own, its letters of one byte where they can be.
const isNarrow = (piece: string) => [...piece].every((letter) => letter.charCodeAt(0) < 256 && letter.length === 1);
const marked = (piece: string) => (isNarrow(piece) ? [0, ...narrow(piece)] : [1, ...units(piece)]);
const units = (piece: string) => Array.from({ length: piece.length }, (_, at) => short(piece.charCodeAt(at))).flat();

property.prop([
  fc.array(
    fc.array(
      text.filter((it) => it !== ""),
      { minLength: 1, maxLength: 4 },
    ),
    { maxLength: 8 },
  ),
])("texts are put together wherever records cut them, however wide their letters are in each", async (texts) => {
  const records: number[][] = [[]];
  for (const pieces of texts) {
    for (const [at, piece] of pieces.entries()) {
      if (at > 0) records.push(marked(piece));
      else records.at(-1)?.push(...short(pieces.join("").length), ...marked(piece));
    }
  }
  const whole = sharedTexts(texts.length, ...records);
  const shown = texts.flatMap((_, at) => showsText(at, at));
  const bytes = compoundOf({ Workbook: streamOf([{ name: "Aves", records: shown }], { whole }) });
  const wanted = texts.map((pieces) => pieces.join("")).filter((it) => it.trim() !== "");
  expect(cellsIn(await readXls(bytes))).toEqual(wanted);
});

/** A table, or our own refusal. */
async function judged(bytes: Uint8Array): Promise<void> {
  try {
    await readXls(bytes);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Refusal);
  }
}

const flock = [["Anilha", "Nome", "Data"], ...Array.from({ length: 60 }, (_, at) => [`PT ${at}`, "é".repeat(at), at])];
const files = [
  xlsOf(flock),
  written({ sheets: [{ cells: [[0, 0, { t: "s", v: "a" }]], merges: [], hidden: 1 }], date1904: true }, true, "biff5"),
];

property.prop([fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true })], { numRuns: 300 })(
  "of a file that ends anywhere there is a table or a refusal",
  (bytes, part) => judged(bytes.slice(0, Math.floor(bytes.length * part))),
);

const flips = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 12 });

property.prop([fc.constantFrom(...files), flips], { numRuns: 300 })(
  "of a file with other bytes anywhere there is a table or a refusal",
  (bytes, changes) => {
    const broken = bytes.slice();
    for (const [at, byte] of changes) broken[at % broken.length] = byte;
    return judged(broken);
  },
);

const types = fc.constantFrom(
  ...[0x06, 0x0a, 0x22, 0x3c, 0x42, 0x85, 0xbd, 0xd6, 0xe0, 0xe5, 0xfc, 0xfd, 0x203, 0x204, 0x205, 0x207, 0x27e, 0x41e],
  ...[0x809],
);
const records = fc.array(fc.tuple(types, fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 30 })), {
  maxLength: 20,
});

property.prop([records, fc.constantFrom(5 as const, 8 as const)], { numRuns: 300 })(
  "of any records there is a table or a refusal",
  async (given, version) => {
    const held = given.flatMap(([type, bytes]) => recordOf(type, ...bytes));
    await judged(compoundOf({ Workbook: streamOf([{ name: "Aves", records: held }], { version, whole: held }) }));
    await judged(
      compoundOf({ Book: Uint8Array.from([...opening(0x10, version), ...held, ...closing, ...wide("fim")]) }),
    );
  },
);
