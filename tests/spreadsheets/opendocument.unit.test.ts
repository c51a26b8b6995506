import fc from "fast-check";
import { expect, test } from "vitest";
import { bookOfSheets, rawOds } from "#tests/imports/files/books.ts";
import { Refusal } from "#worker/refusal.ts";
import { type Cell, textOf } from "#worker/spreadsheets/cells.ts";
import { traverseMarkup } from "#worker/spreadsheets/markup.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { bookOf } from "./sheets.ts";

const read = (bytes: Uint8Array) => readUpload({ name: "aves.ods", bytes });
const cellsOf = async (row: string, styles = ""): Promise<Cell[]> => {
  const [sheet] = await read(
    rawOds(`<table:table table:name="A"><table:table-row>${row}</table:table-row></table:table>`, { styles }),
  );
  return sheet?.rows[0]?.cells ?? [];
};
async function refusalOf(bytes: Uint8Array) {
  const thrown: unknown = await read(bytes).catch((reason: unknown) => reason);
  if (!(thrown instanceof Refusal)) throw new Error(`not refused: ${String(thrown)}`);
  return [thrown.code, thrown.fields.file];
}
const text = (words: string) =>
  `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const row = (cells: string, more = "") => `<table:table-row ${more}>${cells}</table:table-row>`;
const table = (rows: string, more = 'table:name="Aves"') => `<table:table ${more}>${rows}</table:table>`;

test("a table of LibreOffice reads as it was typed", async () => {
  const flock = [
    ["Anilha", "Espécie"],
    ["PT-001", "Canário"],
  ];
  const [sheet] = await read(bookOf(flock, "ods"));
  expect(sheet?.rows.map(({ cells }) => cells.map(textOf))).toEqual(flock);
});

test("numbers keep the zeros their format shows, dates are the day that is written", async () => {
  const number = (value: string, seen: string) =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${seen}</text:p></table:table-cell>`;
  const cells = await cellsOf(
    [
      ...[number("123", "00123"), number("12345", "12.345"), number("123", "PT-123"), number("1E20", "1,00E+20")],
      '<table:table-cell office:value-type="date" office:date-value="2023-03-15T10:00:00"><text:p>15/03/23</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=1" office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=1/0" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>',
      '<table:table-cell table:formula="of:=A1"/>',
    ].join(""),
  );
  expect(cells).toMatchObject([
    { text: "00123", shown: "plain" },
    { text: "12345", number: 12345 },
    { text: "PT-123" },
    { shown: "scientific" },
    { shown: "date", number: 45000 },
    { text: "1", formula: true },
    { fault: "error", formula: true },
    { fault: "empty", formula: true },
  ]);
});

test("paragraphs, spaces and entities are text; notes, drawings and tracked changes are not", async () => {
  const note = "<office:annotation><text:p>secret</text:p></office:annotation>";
  const cells = await cellsOf(
    text(`a<text:s text:c="2"/>b &amp; c&#233;</text:p>${note}<text:p>d<draw:frame><text:p>e</text:p></draw:frame>`),
  );
  expect(cells).toEqual(["a  b & cé\nd"]);
});

test("hidden sheets, merged cells and repeated ones are known", async () => {
  const styles =
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const tall =
    '<table:table-cell office:value-type="string" table:number-rows-spanned="3"><text:p>Canário</text:p></table:table-cell>';
  const twice =
    '<table:table-cell office:value-type="string" table:number-columns-repeated="2"><text:p>x</text:p></table:table-cell>';
  const book = await read(
    rawOds(
      table(row(text("old")), 'table:name="Velho" table:style-name="ta1"') +
        table(
          row('<table:table-cell table:number-columns-repeated="16384"/>', 'table:number-rows-repeated="4"') +
            row(tall + twice),
        ),
      { styles },
    ),
  );
  expect(book.map(({ name, is_hidden }) => [name, is_hidden])).toEqual([
    ["Velho", true],
    ["Aves", false],
  ]);
  expect(book[1]).toMatchObject({ count: 1, merged: [{ row: 5, last: 7, column: 0 }] });
  expect(book[1]?.rows).toEqual([{ row: 5, cells: ["Canário", "x", "x"] }]);
});

test("several sheets of LibreOffice are all there", async () => {
  const book = await read(
    bookOfSheets(
      [
        ["Um", [["a"]]],
        ["Vazia", []],
        ["Dois", [["b"]]],
      ],
      "ods",
    ),
  );
  expect(book.map(({ name }) => name)).toEqual(["Um", "Dois"]);
});

test("a row that says it stands there a million times is counted and not written out", { timeout: 5000 }, async () => {
  const [sheet] = await read(rawOds(table(row(text("a"), 'table:number-rows-repeated="1048576"'))));
  expect([sheet?.count, sheet?.rows.length]).toEqual([1_048_576, 10_020]);
});

test("bombs of rows, cells, sheets and entities are refused", async () => {
  const beyond = rawOds(table(row(text("a"), 'table:number-rows-repeated="999999999"')));
  expect(await refusalOf(beyond)).toEqual(["invalid", ["import.file.beyond"]]);
  const [wide] = await read(
    rawOds(
      table(
        row(
          '<table:table-cell table:number-columns-repeated="999999999" office:value-type="string"><text:p>a</text:p></table:table-cell>',
        ),
      ),
    ),
  );
  expect(wide?.rows[0]?.cells.length).toBe(50);
  const sheets = Array.from({ length: 100 }, () => table(row(text("a"), 'table:number-rows-repeated="10000"'))).join(
    "",
  );
  expect(await refusalOf(rawOds(sheets))).toEqual(["too_large", ["import.file.unfolded"]]);
  const laughs = new TextEncoder().encode('<!DOCTYPE x [<!ENTITY a "aaaa">]><office:spreadsheet/>');
  expect(await refusalOf(rawOds("", { more: { "content.xml": laughs } }))).toEqual([
    "invalid",
    ["import.file.not_excel"],
  ]);
  const huge = { more: { "Pictures/a.png": new Uint8Array(30_000_000) } };
  expect(await refusalOf(rawOds(table(row(text("a"))), huge))).toEqual(["too_large", ["import.file.swollen"]]);
  const tags = rawOds(table(row("<a/>".repeat(2_600_000))));
  expect(await refusalOf(tags)).toEqual(["too_large", ["import.file.swollen"]]);
});

test("a password is recognised, as LibreOffice has it before and since 24.8", async () => {
  const manifest = new TextEncoder().encode("<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>");
  const locked = ["invalid", ["import.file.encrypted"]];
  expect(await refusalOf(rawOds("", { more: { "META-INF/manifest.xml": manifest } }))).toEqual(locked);
  expect(await refusalOf(rawOds("", { more: { "encrypted-package": manifest } }))).toEqual(locked);
});

test("a text document named .ods, an .xlsx and nothing at all are refused", async () => {
  const mimetype = new TextEncoder().encode("application/vnd.oasis.opendocument.text");
  const notExcel = ["invalid", ["import.file.not_excel"]];
  expect(await refusalOf(rawOds("", { more: { mimetype } }))).toEqual(notExcel);
  expect(await refusalOf(bookOf([["a"]], "xlsx"))).toEqual(notExcel);
  expect(await refusalOf(new Uint8Array())).toEqual(notExcel);
  expect(await refusalOf(rawOds(table("")))).toEqual(["invalid", ["import.file.empty"]]);
});

test("whatever is broken in an .ods, the answer is a refusal", async () => {
  const whole = bookOf(
    [
      ["Anilha", "Espécie"],
      ["PT-001", "Canário"],
    ],
    "ods",
  );
  for (let seed = 1; seed < 100; seed += 1) {
    const broken = whole.slice();
    for (let n = 0; n < 8; n += 1) broken[(seed * 7919 + n * 104729) % broken.length] = (seed * 31 + n * 17) % 256;
    await read(broken).catch((reason) => expect(reason).toBeInstanceOf(Refusal));
  }
});

test("no text breaks or slows the markup parser", async () => {
  const piece = fc.constantFrom(
    "<",
    ">",
    "/",
    '"',
    "'",
    "a",
    "table:table",
    " x=",
    "&amp;",
    "&#0;",
    "<!--",
    "-->",
    "<?",
    "?>",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      try {
        await traverseMarkup(pieces.join(""), {
          opens: (_, attribute) => void attribute("x"),
          closes: () => {},
          text: () => {},
        });
      } catch (reason) {
        expect(reason).toBeInstanceOf(Refusal);
      }
    }),
  );
});

test("a long text comes in pieces that cut no entity in two", async () => {
  for (let before = 249_990; before <= 250_000; before += 1) {
    const found: string[] = [];
    const listener = { opens() {}, closes() {}, text: (text: string) => void found.push(text) };
    await traverseMarkup(`<t>${"a".repeat(before)}&#233;${"b".repeat(20)}</t>`, listener);
    expect([found.length, found.join("").slice(before)]).toEqual([2, `é${"b".repeat(20)}`]);
  }
});
