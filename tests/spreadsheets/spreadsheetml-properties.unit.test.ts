import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import type { Book } from "#worker/spreadsheets/cells.ts";
import { readXlsx } from "#worker/spreadsheets/spreadsheetml/reading.ts";
import { type Generated, text, workbook, written } from "./generated-workbooks.ts";
import { readBySheetJs } from "./sheetjs-reading.ts";

property.prop([workbook], { numRuns: 60 })(
  "whatever a workbook of SheetJS holds, it reads as SheetJS reads it",
  async (given) => {
    const bytes = written(given, true);
    expect(await readXlsx(bytes)).toEqual(readBySheetJs(bytes));
  },
);

const cellsIn = (book: Book) => book.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells));
// A text that only looks like an escape is written as it is by SheetJS, and is one.
const unescaped = text.filter((it) => !/_x[\da-f]{4}_/i.test(it));

property.prop([fc.array(unescaped, { maxLength: 20 }), fc.boolean()], { numRuns: 60 })(
  "a text is what it was, shared or in its cell",
  async (texts, isShared) => {
    const cells = texts.map((v, at): Generated["sheets"][number]["cells"][number] => [at, 0, { t: "s", v }]);
    const bytes = written({ sheets: [{ cells, merges: [], hidden: 0 }], date1904: false }, isShared);
    const wanted = texts.map((it) => it.replaceAll("\r\n", "\n")).filter((it) => it.trim() !== "");
    expect(cellsIn(await readXlsx(bytes))).toEqual(wanted);
  },
);
