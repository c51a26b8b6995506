import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { rawOds } from "#tests/imports/files/books.ts";
import { Refusal } from "#worker/refusal.ts";
import { unfolded } from "#worker/spreadsheets/budget.ts";
import { type Book, lettersIn, most } from "#worker/spreadsheets/cells.ts";
import { readUpload } from "#worker/spreadsheets/file.ts";
import { writeCells } from "#worker/spreadsheets/workbook.ts";
import { rawXlsx, xlsOf, xlsxOf } from "./sheets.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const cell = (words: string, more = "") =>
  `<table:table-cell ${more} office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const ods = (cells: string, row = "") =>
  rawOds(`<table:table table:name="Aves"><table:table-row ${row}>${cells}</table:table-row></table:table>`);
const shared = (letters: number, rows: number) =>
  rawXlsx(
    `<sheetData>${Array.from({ length: rows }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join("")}</sheetData>`,
    {
      "xl/sharedStrings.xml": utf8(
        `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" count="1" uniqueCount="1"><si><t>${"a".repeat(letters)}</t></si></sst>`,
      ),
    },
  );

const short = xlsxOf([[1], [2]], { edit: (sheet) => void Object.assign(sheet.A1 ?? {}, { z: "000" }) });
/** Written short and lengthened by hand: SheetJS remembers the formats it has written. */
function formatted(format: string): Uint8Array {
  const parts = unzipSync(short);
  const styles = new TextDecoder().decode(parts["xl/styles.xml"]);
  return zipSync({ ...parts, "xl/styles.xml": utf8(styles.replace('formatCode="000"', `formatCode="${format}"`)) });
}

/** Files that grow in one dimension: a few bytes say a number, or the thing itself is written so often. */
const growing: Record<string, { name: string; file: (n: number) => Uint8Array; until: number }> = {
  "empty columns before a text": {
    ...{ name: "a.ods", until: 9 },
    file: (n) => ods(`<table:table-cell table:number-columns-repeated="${n}"/>${cell("a")}`),
  },
  "columns of one text": {
    name: "a.ods",
    until: 9,
    file: (n) => ods(cell("a", `table:number-columns-repeated="${n}"`)),
  },
  "rows of a long text": {
    ...{ name: "a.ods", until: 9 },
    file: (n) => ods(cell("a".repeat(30_000)), `table:number-rows-repeated="${n}"`),
  },
  "rows that a merge spans": {
    name: "a.ods",
    until: 9,
    file: (n) => ods(cell("a", `table:number-rows-spanned="${n}"`)),
  },
  "letters of a cell": { name: "a.ods", until: 6, file: (n) => ods(cell("a".repeat(n))) },
  "spaces of a cell": { name: "a.ods", until: 6, file: (n) => ods(cell('<text:s text:c="100"/>'.repeat(n / 100))) },
  "letters of a cell's own value": {
    ...{ name: "a.ods", until: 6 },
    file: (n) => ods(`<table:table-cell office:value-type="boolean" office:boolean-value="${"a".repeat(n)}"/>`),
  },
  "paragraphs of a cell": { name: "a.ods", until: 5, file: (n) => ods(cell("</text:p><text:p>".repeat(n))) },
  sheets: {
    name: "a.ods",
    until: 4,
    file: (n) => rawOds(`<table:table><table:table-row>${cell("a")}</table:table-row></table:table>`.repeat(n)),
  },
  "a sheet's name": {
    name: "a.ods",
    until: 6,
    file: (n) =>
      rawOds(
        `<table:table table:name="${"n".repeat(n)}"><table:table-row>${cell("a")}</table:table-row></table:table>`,
      ),
  },
  "rows that share a long text": { name: "a.xlsx", until: 4, file: (n) => shared(30_000, n) },
  "letters that rows share": { name: "a.xlsx", until: 6, file: (n) => shared(n, 100) },
  "letters of a number's format": {
    name: "a.xlsx",
    until: 5,
    file: (n) => formatted(`&quot;${"a".repeat(n)}&quot;00`),
  },
  "letters of an old cell": {
    name: "a.xls",
    until: 4,
    file: (n) => xlsOf(Array.from({ length: 500 }, (_, at) => [`${at}${"a".repeat(n / 10)}`])),
  },
  "letters between quotation marks": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n"${"a".repeat(n)}"`) },
  "cells of a line": { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n${";".repeat(n)}a`) },
  lines: { name: "a.csv", until: 6, file: (n) => utf8(`Anilha\n${"a\n".repeat(n)}`) },
};

/** What was kept of a file in all: every reference counts, for whatever comes later looks at each. */
function heldBy(book: Book) {
  const rows = book.flatMap(({ rows }) => rows);
  return {
    sheets: book.length,
    names: book.reduce((sum, { name }) => sum + name.length, 0),
    rows: rows.length,
    cells: rows.reduce((sum, { cells }) => sum + cells.length, 0),
    widest: rows.reduce((width, { cells }) => Math.max(width, cells.length), 0),
    letters: rows.reduce((sum, { cells }) => cells.reduce((all, it) => all + lettersIn(it), sum), 0),
  };
}

test("whichever way a file grows, what it unfolds to has an end", { timeout: 60_000 }, async () => {
  for (const [way, { name, file, until }] of Object.entries(growing)) {
    let refused = 0;
    for (let power = 1; power <= until; power += 1) {
      const bytes = file(10 ** power);
      const read: unknown = await readUpload({ name, bytes }).catch((reason: unknown) => reason);
      if (read instanceof Error && !(read instanceof Refusal)) throw read;
      if (read instanceof Refusal) {
        refused += 1;
        expect([way, power, ["too_large", "invalid"].includes(read.code)]).toEqual([way, power, true]);
        continue;
      }
      const held = heldBy(read as Book);
      expect([way, power, held.sheets <= unfolded.sheets, held.rows <= unfolded.rows]).toEqual([
        way,
        power,
        true,
        true,
      ]);
      expect([way, power, held.letters <= unfolded.letters, held.cells <= unfolded.cells]).toEqual([
        way,
        power,
        true,
        true,
      ]);
      expect([way, power, held.widest <= most.columns, held.names <= 120 * unfolded.sheets]).toEqual([
        way,
        power,
        true,
        true,
      ]);
      expect([way, power, refused]).toEqual([way, power, 0]);
    }
  }
});

test("a cell that is too long, and text that repeats too often, are named by their place", async () => {
  const refusal = async (name: string, bytes: Uint8Array) => {
    const { code, fields, extras } = (await readUpload({ name, bytes }).catch((it: unknown) => it)) as Refusal;
    return [code, fields.file, extras.values?.place];
  };
  const long = "a".repeat(unfolded.cell + 1);
  const invalid = ["invalid", ["import.file.long_cell"]];
  expect(await refusal("a.ods", ods(`${cell("a")}${cell(long)}`))).toEqual([...invalid, "Aves!B1"]);
  expect(await refusal("a.xlsx", shared(unfolded.cell + 1, 1))).toEqual([...invalid, expect.stringMatching(/!A1$/)]);
  expect(await refusal("a.csv", utf8(`Anilha;Nome\n1;${long}`))).toEqual([...invalid, "B2"]);
  const often = ods(cell("a".repeat(30_000)), 'table:number-rows-repeated="1000"');
  expect(await refusal("a.ods", often)).toEqual(["too_large", ["import.file.unfolded"], "Aves!1"]);
  expect((await readUpload({ name: "a.csv", bytes: utf8(`Notas\n${"a".repeat(unfolded.cell)}`) })).length).toBe(1);
});

test("a workbook that is written holds no format of the file that was read before it", async () => {
  await readUpload({ name: "a.xlsx", bytes: formatted("&quot;SEGREDO&quot;000") });
  const written = await writeCells("Aves", [["Anilha"], ["1"]], false);
  expect(new TextDecoder().decode(unzipSync(written)["xl/styles.xml"])).not.toContain("SEGREDO");
});
