import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { bookOf, compoundOf, csvOf, rawXlsx, xlsOf, xlsxOf } from "#tests/spreadsheets/sheets.ts";
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
const textsOf = async (name: string, bytes: Uint8Array) => {
  const [sheet] = await readUpload({ name, bytes });
  const { rows = [] } = sheet ?? {};
  return rows.map(({ cells }) => cells.map(textOf));
};
const notExcel = ["invalid", ["import.file.not_excel"]];
const locked = ["invalid", ["import.file.encrypted"]];
const swollen = ["too_large", ["import.file.swollen"]];

test("the same table reads the same from .xlsx, both kinds of .xls, and .csv", async () => {
  expect(await textsOf("a.xlsx", xlsxOf(flock))).toEqual(flock);
  expect(await textsOf("a.XLS", xlsOf(flock))).toEqual(flock);
  const plain = [
    ["Ring", "Species"],
    ["PT-001", "Canary"],
  ];
  expect(await textsOf("a.xls", bookOf(plain, "biff5"))).toEqual(plain);
  expect(await textsOf("a.csv", csvOf(flock))).toEqual(flock);
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const docx = zipSync({ "[Content_Types].xml": utf8("<Types/>"), "word/document.xml": utf8("<w/>") });
const noise = Uint8Array.from({ length: 5000 }, (_, at) => (at * 7919 + (at >> 3)) % 251);

test.each([
  ["HTML", utf8("<html><table><tr><td>Ring</td></tr></table></html>")],
  ["CSV", csvOf(flock)],
  ["PDF", utf8("%PDF-1.7\n")],
  ["PNG", png],
  ["docx", docx],
  ["jar", zipSync({ "META-INF/MANIFEST.MF": utf8("x"), "META-INF/manifest.xml": utf8("<x/>") })],
  ["xlsb", bookOf(flock, "xlsb")],
  ["ods", bookOf(flock, "ods")],
  ["xls", xlsOf(flock)],
  ["nothing", new Uint8Array()],
  ["noise", noise],
  ["the first bytes of a zip", new Uint8Array([0x50, 0x4b, 3, 4])],
  ["half a workbook", xlsxOf(flock).slice(0, 3000)],
  ["a workbook without its end", xlsxOf(flock).slice(0, -30)],
])("%s named .xlsx is refused", async (_, bytes) => {
  expect(await refusalOf("birds.xlsx", bytes)).toEqual(notExcel);
});

test.each([
  ["HTML", utf8("<html><table><tr><td>Ring</td></tr></table></html>")],
  ["an .xlsx", xlsxOf(flock)],
  ["a compound file of another program", compoundOf({ WordDocument: noise })],
  ["half a workbook", xlsOf(flock).slice(0, 1024)],
  ["noise under the right magic", Uint8Array.from([...xlsOf(flock).slice(0, 8), ...noise])],
])("%s named .xls is refused", async (_, bytes) => {
  expect(await refusalOf("birds.xls", bytes)).toEqual(notExcel);
});

test("other kinds of file are refused by name, with those that are taken", async () => {
  for (const name of ["birds.xlsm", "birds.xlsb", "birds.numbers", "birds.pdf", "birds", "xlsx", "birds.xlsx.exe"]) {
    expect(await refusalOf(name, xlsxOf(flock))).toEqual(["invalid", ["import.file.kind"]]);
  }
});

test("a password is recognised in either kind of file", async () => {
  const encrypted = compoundOf({ EncryptionInfo: noise, EncryptedPackage: noise });
  expect(await refusalOf("birds.xlsx", encrypted)).toEqual(locked);
  expect(await refusalOf("birds.xls", encrypted)).toEqual(locked);
});

test("an .xls under a password says so", async () => {
  // BOF, then FilePass with the old XOR scheme.
  const stream = new Uint8Array(200);
  stream.set([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00], 0);
  stream.set([0x2f, 0x00, 0x06, 0x00, 0x00, 0x00, 0x01, 0x02, 0x03, 0x04], 20);
  expect(await refusalOf("birds.xls", compoundOf({ Workbook: stream }))).toEqual(locked);
});

test("files above the limit are refused before they are read", async () => {
  const megabyte = 1024 * 1024;
  expect(await refusalOf("a.xlsx", new Uint8Array(5 * megabyte + 1))).toEqual([
    "too_large",
    ["import.file.large_xlsx"],
  ]);
  expect(await refusalOf("a.xls", new Uint8Array(3 * megabyte + 1))).toEqual(["too_large", ["import.file.large_xls"]]);
  expect(await refusalOf("a.csv", new Uint8Array(5 * megabyte + 1))).toEqual(["too_large", ["import.file.large_csv"]]);
});

const cell = (text: string) => `<c r="A1" t="inlineStr"><is><t>${text}</t></is></c>`;
const rowsOf = (cells: string) => `<sheetData><row r="1">${cells}</row></sheetData>`;

test("a zip bomb with true sizes is refused", async () => {
  const bomb = rawXlsx(rowsOf(cell("bird")), { "xl/media/huge.xml": new Uint8Array(30_000_000) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusalOf("birds.xlsx", bomb)).toEqual(swollen);
});

test("a zip bomb with false sizes is refused while it unpacks", async () => {
  const bomb = lyingAbout(rawXlsx(rowsOf(cell("bird")), { "xl/sharedstrings.xml": new Uint8Array(30_000_000) }));
  expect(await refusalOf("birds.xlsx", bomb)).toEqual(swollen);
});

/** The same zip, every size it states set to 1,000 bytes. */
function lyingAbout(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  for (let at = 0; at + 4 < zip.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1000, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 1000, true);
  }
  return zip;
}

test("too many entries, doubled entries and entries that point nowhere are refused", async () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`xl/x${at}.xml`, utf8("<x/>")]));
  expect(await refusalOf("birds.xlsx", rawXlsx(rowsOf(cell("bird")), many))).toEqual(swollen);
  const doubled = rawXlsx(rowsOf(cell("bird")), { "XL/workbook.xml": utf8("<workbook/>") });
  expect(await refusalOf("birds.xlsx", doubled)).toEqual(notExcel);
  const astray = rawXlsx(rowsOf(cell("bird")));
  const view = new DataView(astray.buffer);
  for (let at = 0; at + 4 < astray.length; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 42, 0xfffffff, true);
  }
  expect(await refusalOf("birds.xlsx", astray)).toEqual(notExcel);
});
