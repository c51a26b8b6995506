import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { Refusal } from "#worker/refusal.ts";
import { unfolded } from "#worker/spreadsheets/budget.ts";
import { type Book, lettersIn, most } from "#worker/spreadsheets/cells.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { writeCells } from "#worker/spreadsheets/workbook.ts";
import { formatted, growing, odsCell, odsRow, sameSheet, sharedText } from "./generated-files.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

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
  expect(await refusal("a.ods", odsRow(`${odsCell("a")}${odsCell(long)}`))).toEqual([...invalid, "Aves!B1"]);
  expect(await refusal("a.xlsx", sharedText(unfolded.cell + 1, 1))).toEqual([
    ...invalid,
    expect.stringMatching(/!A1$/),
  ]);
  expect(await refusal("a.csv", utf8(`Anilha;Nome\n1;${long}`))).toEqual([...invalid, "B2"]);
  const often = odsRow(odsCell("a".repeat(30_000)), 'table:number-rows-repeated="1000"');
  expect(await refusal("a.ods", often)).toEqual(["too_large", ["import.file.unfolded"], "Aves!1"]);
  expect((await readUpload({ name: "a.csv", bytes: utf8(`Notas\n${"a".repeat(unfolded.cell)}`) })).length).toBe(1);
});

test("a file whose sheets are the same bytes under many names is not unfolded, however small it is", async () => {
  for (const times of [1, 10, 100]) {
    const read = readUpload({ name: "a.xlsx", bytes: sameSheet(times, 100_000) });
    await expect(read).rejects.toMatchObject({ code: "too_large", fields: { file: ["import.file.swollen"] } });
  }
});

test("a workbook that is written holds no format of the file that was read before it", async () => {
  await readUpload({ name: "a.xlsx", bytes: formatted("&quot;SEGREDO&quot;000") });
  const written = await writeCells("Aves", [["Anilha"], ["1"]], false);
  expect(new TextDecoder().decode(unzipSync(written)["xl/styles.xml"])).not.toContain("SEGREDO");
});
