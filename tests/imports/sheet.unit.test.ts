import { expect, test } from "vitest";
import { csvOf, rawXls, rawXlsx, xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { chooseSheet } from "#worker/imports/reading/sheets.ts";
import { Refusal } from "#worker/refusal.ts";
import { textOf } from "#worker/spreadsheets/cells.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const flock = [
  ["Ring", "Species"],
  ["PT-001", "Canário"],
];

async function refusalOf(name: string, bytes: Uint8Array): Promise<[status: string, keys: string[] | undefined]> {
  const thrown: unknown = await readUpload({ name, bytes }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof Refusal)) throw new Error(`${name} was not refused: ${String(thrown)}`);
  return [thrown.code, thrown.fields.file];
}
const only = async (name: string, bytes: Uint8Array) => chooseSheet(await readUpload({ name, bytes }));
const textsOf = async (name: string, bytes: Uint8Array) => {
  const { rows } = chooseSheet(await readUpload({ name, bytes }));
  return rows.map(({ cells }) => cells.map(textOf));
};
const notExcel = ["invalid", ["import.file.not_excel"]];
const _locked = ["invalid", ["import.file.encrypted"]];
const swollen = ["too_large", ["import.file.swollen"]];

const cell = (text: string) => `<c r="A1" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowsOf = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`;

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const noise = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) % 251);

test("a sheet that claims a million cells, links and merges is read by what it holds", async () => {
  const huge = "A1:XFD1048576";
  const sheet = `<dimension ref="${huge}"/>${rowsOf(cell("bird"))}<mergeCells><mergeCell ref="${huge}"/></mergeCells>
    <hyperlinks><hyperlink ref="${huge}" location="x"/></hyperlinks>`;
  expect(await textsOf("birds.xlsx", rawXlsx(sheet))).toEqual([["bird"]]);
});

test("XML that declares entities is refused", async () => {
  const declared = utf8(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>
    <worksheet>${rowsOf(cell("&a;"))}</worksheet>`);
  expect(await refusalOf("birds.xlsx", rawXlsx("", { "xl/worksheets/sheet1.xml": declared }))).toEqual(notExcel);
});

test("macros are left behind", async () => {
  const bytes = rawXlsx(rowsOf(cell("bird")), { "xl/vbaProject.bin": noise });
  expect(await textsOf("birds.xlsx", bytes)).toEqual([["bird"]]);
});

/** A text cell of an .xls: row, column, format, length, one byte a letter. */
const label = (row: number, column: number, text: string) => [
  ...[0x0204, row, 0, column, 0, 0, 0, text.length, 0, 0],
  ...[...text].map((letter) => letter.charCodeAt(0)),
];

test("a link over millions of cells of an .xls is not walked", async () => {
  const link = [0x01b8, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0, ...new Array(40).fill(0)];
  const bytes = rawXls(label(0, 0, "Ring"), ...Array.from({ length: 50 }, () => link), label(1, 0, "PT-1"));
  expect(await textsOf("birds.xls", bytes)).toEqual([["Ring"], ["PT-1"]]);
});

test("an empty first sheet and a hidden one are passed over", async () => {
  const add = (hidden: boolean) =>
    xlsxOf([], {
      edit: (_, book) => {
        const sheets = [{ name: "Aves", Hidden: 0 as const }];
        for (const [name, table] of [
          ["Segredo", [["old"]]],
          ["Plantel", flock],
        ] as const) {
          book.SheetNames.push(name);
          book.Sheets[name] = sheetOf(table);
          sheets.push({ name, Hidden: (name === "Segredo" && hidden ? 1 : 0) as 0 });
        }
        book.Workbook = { ...book.Workbook, Sheets: sheets };
      },
    });
  expect(await textsOf("a.xlsx", add(true))).toEqual(flock);
  expect(await textsOf("a.xlsx", add(false))).toEqual(flock);
});

const sheetOf = (table: ReadonlyArray<readonly string[]>) =>
  Object.fromEntries([
    ["!ref", "A1:B9"],
    ...table.flatMap((row, r) => row.map((v, c) => [`${"AB"[c]}${r + 1}`, { t: "s", v }])),
  ]);

test("a workbook without a single filled cell says so", async () => {
  expect(await refusalOf("a.xlsx", xlsxOf([]))).toEqual(["invalid", ["import.file.empty"]]);
  expect(await refusalOf("a.csv", utf8(" \n\n  \n"))).toEqual(["invalid", ["import.file.empty"]]);
});

test("formulas are taken by their last value, and missing values are told apart", async () => {
  const cells = `<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"</f><v>a</v></c><c r="C1"><f>1+1</f></c>
    <c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E1"><v>7</v></c>`;
  const [row] = (await only("a.xlsx", rawXlsx(rowsOf(cells)))).rows;
  expect(row?.cells).toMatchObject([
    { text: "2", number: 2, formula: true },
    { text: "a", formula: true },
    { formula: true, fault: "empty" },
    { formula: true, fault: "error" },
    { text: "7", number: 7 },
  ]);
});

test("formulas of an .xls are recognised too", async () => {
  // Row 1, column 1, format, the number 5 as a double, flags, and an empty expression.
  const formula = [0x0006, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x14, 0x40, 0, 0, 0, 0, 0, 0, 0, 0];
  const { rows } = await only("a.xls", rawXls(label(0, 0, "Ring"), formula));
  expect(rows[1]?.cells[1]).toMatchObject({ text: "5", formula: true });
});

test("numbers look as their format shows them", async () => {
  const format = (z: string) => ({ t: "n", v: 123, z });
  const bytes = xlsxOf([["a"]], {
    edit: (sheet) =>
      void Object.assign(sheet, {
        "!ref": "A1:F1",
        A1: format("00000"),
        B1: format("General"),
        C1: format("0.00"),
        D1: format('"PT-"0000'),
        E1: format("0.00E+00"),
        F1: format("yyyy-mm-dd"),
      }),
  });
  const [row] = (await only("a.xlsx", bytes)).rows;
  expect(row?.cells).toMatchObject([
    { text: "00123", shown: "plain" },
    { text: "123", shown: "plain" },
    { text: "123", shown: "plain" },
    { text: "PT-0123", shown: "plain" },
    { shown: "scientific" },
    { shown: "date" },
  ]);
});

test("text comes in UTF-8, UTF-16 or the old western encoding, at commas, semicolons or tabs", async () => {
  const latin = Uint8Array.from("Ring;Species\nPT-001;Canário", (letter) => letter.charCodeAt(0));
  const text = "Ring;Species\nPT-001;Canário";
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((it) => [it.charCodeAt(0) & 255, it.charCodeAt(0) >> 8]),
  ]);
  const sources = [latin, utf8(`\ufeff${text}`), wide, utf8(text.replaceAll(";", "\t")), utf8(`sep=;\r\n${text}`)];
  for (const bytes of sources) expect((await textsOf("a.csv", bytes)).slice(-2)).toEqual(flock);
  expect(await textsOf("a.csv", csvOf(flock, ","))).toEqual(flock);
});

test("the dashes and quotes of western Windows are read as such", async () => {
  const bytes = Uint8Array.from([...utf8("Notas\n"), 0x93, 0x61, 0x94, 0x20, 0x96, 0x20, 0x80, 0xe9]);
  expect(await textsOf("a.csv", bytes)).toEqual([["Notas"], ["“a” – €é"]]);
});

test("a .csv that is no text is refused", async () => {
  for (const bytes of [xlsxOf(flock), xlsOf(flock), png]) {
    expect(await refusalOf("a.csv", bytes)).toEqual(["invalid", ["import.file.not_csv"]]);
  }
});

test("rows keep the numbers the spreadsheet gives them", async () => {
  const { rows } = await only("a.csv", utf8('Ring;Notes\n\n;\nA;"two\nlines"\nB;x\n'));
  expect(rows.map(({ row }) => row)).toEqual([1, 4, 5]);
});

test("a broken spreadsheet is refused, whatever is broken in it", async () => {
  const whole = { "a.xlsx": xlsxOf(flock), "a.xls": xlsOf(flock) };
  for (const [name, bytes] of Object.entries(whole)) {
    for (let seed = 1; seed < 150; seed += 1) {
      const broken = bytes.slice();
      for (let n = 0; n < 8; n += 1) broken[(seed * 7919 + n * 104729) % broken.length] = (seed * 31 + n * 17) % 256;
      await readUpload({ name, bytes: broken }).catch((reason) => expect(reason).toBeInstanceOf(Refusal));
    }
  }
});

test("a million tiny texts, rows or numbers are refused before they fill the memory", async () => {
  const many = (count: number, piece: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => piece(at)).join("");
  const rows = many(110_000, (at) => `<x:row><x:c><x:v>${(at * 7919) % 9973}</x:v></x:c></x:row>`);
  expect(await refusalOf("a.xlsx", rawXlsx(`<x:sheetData>${rows}</x:sheetData>`))).toEqual(swollen);
  const texts = utf8(`<sst>${many(400_000, (at) => `<si><t>${((at * 7919) % 46656).toString(36)}</t></si>`)}</sst>`);
  expect(await refusalOf("a.xlsx", rawXlsx(rowsOf(cell("bird")), { "xl/sharedStrings.xml": texts }))).toEqual(swollen);
  const claimed = [0x00fc, 0, 0, 0, 0, 0x40, 0x42, 0x0f, 0];
  expect(await refusalOf("a.xls", rawXls(claimed))).toEqual(swollen);
  expect(await refusalOf("a.csv", utf8(`"${'""'.repeat(200_000)}"`))).toEqual(["invalid", ["import.file.not_csv"]]);
});
