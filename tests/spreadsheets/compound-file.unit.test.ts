import { expect, test } from "vitest";
import { Refusal } from "#worker/refusal.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { compoundOf } from "./sheets.ts";
import { type CompoundFile, compoundFile, numberAt, streamOf } from "./xls-files.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, row) => numberAt(row, 0, row)).flat();
const stream = streamOf([{ name: "Aves", records: numbers(1000) }]);

/** How many rows are read of a file, or what is said of it. */
async function readOf(bytes: Uint8Array): Promise<number | string[] | undefined> {
  try {
    return (await readUpload({ name: "aves.xls", bytes }))[0]?.count;
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.fields?.file;
    throw thrown;
  }
}

test("a workbook is read wherever its sectors lie, whatever their size, and however their table is named", async () => {
  for (const shift of [9, 12] as const) {
    for (const isScattered of [false, true]) {
      for (const isListed of [false, true]) {
        const { bytes } = compoundFile(stream, { shift, isScattered, isListed });
        expect([shift, isScattered, isListed, await readOf(bytes)]).toEqual([shift, isScattered, isListed, 1000]);
      }
    }
  }
});

test("a small workbook is read from the small sectors, and one of Excel 5 under its name", async () => {
  const small = (count: number) => streamOf([{ name: "Aves", records: numbers(count) }]);
  expect(await readOf(compoundOf({ Workbook: small(20) }))).toBe(20);
  expect(await readOf(compoundOf({ A: small(30), B: new Uint8Array(100), Workbook: small(20) }))).toBe(20);
  expect(await readOf(compoundOf({ Book: small(20) }))).toBe(20);
  expect(await readOf(compoundOf({ Book: small(20), Workbook: small(7) }))).toBe(7);
  expect(await readOf(compoundFile(stream, { name: "WORKBOOK" }).bytes)).toBe(1000);
});

test("a workbook inside the workbook is not taken for it", async () => {
  const inner = streamOf([{ name: "Outra", records: numbers(3) }]);
  expect(await readOf(compoundOf({ "MBD00012345/Workbook": inner, Book: stream }))).toBe(1000);
  expect(await readOf(compoundOf({ "MBD00012345/Workbook": inner }))).toEqual(["import.file.not_excel"]);
});

const beyond = 1_000_000;
const broken: Array<[what: string, spoil: (file: CompoundFile) => void]> = [
  ["a chain that begins beyond the end", ({ entry }) => entry(116, beyond)],
  ["a chain that leads beyond the end", ({ link, sectors: [first = 0] }) => link(first, beyond)],
  ["a sector that follows on itself", ({ link, sectors: [first = 0] }) => link(first, first)],
  ["sectors that follow on each other", ({ link, sectors: [first = 0, second = 0] }) => link(second, first)],
  ["a circle under a size of 4 GB", circle],
  ["a chain of no sector", ({ entry }) => entry(116, 0xfffffffe)],
  ["a directory that follows on itself", ({ link, directory }) => link(directory, directory)],
  ["a directory beyond the end", ({ header }) => header(48, beyond)],
  ["a directory that is the table of chains", ({ header }) => header(48, 0)],
  ["a table of chains beyond the end", ({ header }) => header(76, beyond)],
  ["no table of chains", ({ header }) => header(76, 0xffffffff)],
  ["sectors of 2 GB", ({ header }) => header(30, 0x0006001f)],
  ["a stream that is a storage", ({ entry }) => entry(66, 1)],
];

function circle({ link, entry, sectors: [first = 0, second = 0] }: CompoundFile) {
  link(second, first);
  entry(120, 0xffffffff);
}

test.each(broken)("%s is no workbook", { timeout: 5000 }, async (_, spoil) => {
  const file = compoundFile(stream);
  spoil(file);
  expect(await readOf(file.bytes)).toEqual(["import.file.not_excel"]);
});

test("a list of tables that leads in circles or astray ends", { timeout: 5000 }, async () => {
  for (const next of [1, 2, beyond]) {
    const file = compoundFile(stream, { shift: 12, isListed: true });
    file.header(72, 0xfffffff0);
    new DataView(file.bytes.buffer).setUint32(3 * 4096 - 4, next, true);
    expect([next, await readOf(file.bytes)]).toEqual([next, ["import.file.not_excel"]]);
  }
});

test("a small chain that leads in circles or astray ends", { timeout: 5000 }, async () => {
  const small = streamOf([{ name: "Aves", records: numbers(20) }]);
  const whole = compoundOf({ Workbook: small });
  const links = (whole[60] ?? 0) + 256 * (whole[61] ?? 0);
  const view = new DataView(whole.buffer, whole.byteOffset);
  for (const next of [0, 1, beyond]) {
    for (let sector = 0; sector < 10; sector += 1) view.setUint32((links + 1) * 512 + 4 * sector, next, true);
    expect([next, await readOf(whole)]).toEqual([next, ["import.file.not_excel"]]);
  }
});

test("entries that name each other are looked at once", { timeout: 5000 }, async () => {
  const file = compoundFile(stream);
  for (const place of [68, 72, 76]) file.entry(place, 1);
  expect(await readOf(file.bytes)).toBe(1000);
  for (const place of [68, 72, 76]) file.entry(place, 0);
  expect(await readOf(file.bytes)).toBe(1000);
});
