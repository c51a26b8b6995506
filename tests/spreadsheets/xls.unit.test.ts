import { expect, test } from "vitest";
import { most } from "#worker/spreadsheets/cells.ts";
import {
  closing,
  double,
  long,
  narrow,
  numberAt,
  opening,
  recordOf,
  sharedTexts,
  short,
  showsText,
  streamOf,
} from "./xls-files.ts";
import { cellsOf, notExcel, read, refusalOf, rowsOf, sheetOf, swollen } from "./xls-reading.ts";

const label = (row: number, text: string) =>
  recordOf(0x0204, ...short(row), 0, 0, 0, 0, ...short(text.length), 0, ...narrow(text));
const formula = (row: number, value: number[]) =>
  recordOf(0x0006, ...short(row), 0, 0, 0, 0, ...value, ...new Array<number>(8).fill(0));
const special = (kind: number, value = 0) => [kind, 0, value, 0, 0, 0, 0xff, 0xff];
const textOf = (text: string) => recordOf(0x0207, ...short(text.length), 0, ...narrow(text));

test("a formula is what it last said: a number, a text, a truth, an error, or nothing yet", async () => {
  const shared = recordOf(0x04bc, ...new Array<number>(10).fill(0));
  const records = [
    ...[
      formula(0, double(5.5)),
      formula(1, special(0)),
      shared,
      textOf("PT-1"),
      textOf("outra"),
      formula(2, special(1, 1)),
    ],
    ...[formula(3, special(2, 7)), formula(4, special(3)), formula(5, special(9)), formula(6, special(0)), textOf(" ")],
  ].flat();
  expect(await rowsOf(records)).toEqual([
    { row: 1, cells: [{ text: "5.5", number: 5.5, shown: "plain", formula: true }] },
    { row: 2, cells: [{ text: "PT-1", formula: true }] },
    { row: 3, cells: [{ text: "TRUE", formula: true }] },
    { row: 4, cells: [{ text: "#", fault: "error", formula: true }] },
    { row: 6, cells: [{ text: "", fault: "empty", formula: true }] },
  ]);
});

const truth = (row: number, value: number, isError: number) =>
  recordOf(0x0205, ...short(row), 0, 0, 0, 0, value, isError);

test("truths and errors are told apart, blank cells are nothing", async () => {
  const blank = [...recordOf(0x0201, 5, 0, 0, 0, 0, 0), ...recordOf(0x00be, 6, 0, 0, 0, 0, 0, 0, 0, 1, 0)];
  expect(await rowsOf([truth(0, 1, 0), truth(1, 0, 0), truth(2, 42, 1), blank].flat())).toEqual([
    { row: 1, cells: [{ text: "TRUE" }] },
    { row: 2, cells: [{ text: "FALSE" }] },
    { row: 3, cells: [{ text: "#", fault: "error" }] },
  ]);
});

const shortNumbers = (row: number, column: number, numbers: number[][], last = column + numbers.length - 1) =>
  recordOf(0x00bd, ...short(row), ...short(column), ...numbers.flatMap((it) => [0, 0, ...it]), ...short(last));
/** The upper half of a number, or a whole one; perhaps a hundred times of what is meant. */
const upper = (number: number, mark: number) =>
  double(number)
    .slice(4)
    .map((byte, at) => (at === 0 ? (byte & 0xfc) | mark : byte));
const whole = (number: number, mark: number) => long((number << 2) | mark);

test("short numbers are whole ones, halves of long ones, or hundredths of either", async () => {
  const one = recordOf(0x027e, 0, 0, 0, 0, 0, 0, ...whole(-7, 2));
  const some = shortNumbers(1, 1, [whole(12_345, 3), upper(1.5, 0), upper(150, 1), whole(2 ** 29 - 1, 2)]);
  const cells = await cellsOf([...one, ...some]);
  expect(cells.map((cell) => typeof cell === "object" && cell.number)).toEqual([
    -7,
    false,
    123.45,
    1.5,
    1.5,
    2 ** 29 - 1,
  ]);
});

test("numbers side by side that end in another column than they say are no workbook", async () => {
  for (const last of [0, 1, 3, 65_535]) {
    expect(await refusalOf(sheetOf(shortNumbers(0, 1, [whole(1, 2), whole(2, 2)], last)))).toEqual(notExcel);
  }
  expect(await refusalOf(sheetOf(recordOf(0x00bd, 0, 0, 0, 0)))).toEqual(notExcel);
  expect(await refusalOf(sheetOf(recordOf(0x00bd, 0, 0, 0, 0, 1, 2, 3, 0, 0)))).toEqual(notExcel);
});

const style = (format: number) => recordOf(0x00e0, 0, 0, ...short(format), ...new Array<number>(16).fill(0));
const format = (id: number, text: string) => recordOf(0x041e, ...short(id), ...short(text.length), 0, ...narrow(text));

test("a number looks as the format of its style, and a style that is not there has none", async () => {
  const numbers = [0, 1, 2, 3, 9].flatMap((at) => numberAt(at, 0, 45_000, at));
  const styles = [format(170, "dd/mm/yyyy"), style(0), style(14), style(170), style(171), format(171, "000000")].flat();
  const date = { text: "45000", number: 45_000, shown: "date" };
  const plain = { text: "45000", number: 45_000, shown: "plain" };
  expect(await cellsOf(numbers, styles)).toEqual([plain, date, date, { ...plain, text: "045000" }, plain]);
});

test("days are counted from 1904 where the workbook says so", async () => {
  const dated = (mark: number) => read(sheetOf(numberAt(0, 0, 1), recordOf(0x0022, mark, 0)));
  expect((await dated(1))[0]?.date1904).toBe(true);
  expect((await dated(0))[0]?.date1904).toBe(false);
});

test("sheets come as they are listed, hidden ones told, charts passed over", async () => {
  const chart = [...opening(0x20), ...numberAt(0, 0, 7), ...closing];
  const stream = streamOf([
    ...[
      { name: "Gráfico", kind: 0x20, records: numberAt(0, 0, 1) },
      { name: "Um", hidden: 1, records: label(0, "a") },
    ],
    ...[
      { name: "Dois", hidden: 2, records: [...label(0, "b"), ...chart, ...label(1, "c")] },
      { name: "", records: label(0, "d") },
    ],
  ]);
  const sheets = (await read(stream)).map(({ name, is_hidden, rows }) => [
    name,
    is_hidden,
    rows.map(({ cells }) => cells),
  ]);
  expect(sheets).toEqual([
    ["Um", true, [["a"]]],
    ["Dois", true, [["b"], ["c"]]],
    ["Sheet1", false, [["d"]]],
  ]);
});

test("a sheet without a workbook around it is read too", async () => {
  const alone = (version: 5 | 8, behind = [0, 0, 0, 0]) =>
    Uint8Array.from([...opening(0x10, version), ...numberAt(2, 0, 5), ...closing, ...behind]);
  expect(await read(alone(5), "Book")).toMatchObject([{ name: "Sheet1", count: 1, rows: [{ row: 3 }] }]);
  expect(await read(alone(8))).toMatchObject([{ name: "Sheet1", count: 1 }]);
  expect(await read(alone(8, [0x0a, 0, 0, 0, 1, 2, 255, 255]))).toMatchObject([{ name: "Sheet1", count: 1 }]);
});

test("where the first sheet cannot be read no other is taken for it", async () => {
  const listed = (place: number) => recordOf(0x0085, ...long(place), 0, 0, 1, 0, 65);
  const table = [...opening(0x10), ...label(0, "a"), ...closing];
  const place = opening(5).length + 2 * listed(0).length + closing.length;
  const book = (first: number, second: number) =>
    Uint8Array.from([...opening(5), ...listed(first), ...listed(second), ...closing, ...table]);
  expect(await refusalOf(book(999_999, place))).toEqual(notExcel);
  expect(await read(book(place, 999_999))).toHaveLength(1);
  // A chart within a sheet is not taken for one, whoever lists it.
  const within = [...opening(0x10), ...label(0, "a"), ...opening(0x10), ...closing, ...closing];
  const chart = place + opening(0x10).length + label(0, "a").length;
  const head = [...opening(5), ...listed(place), ...listed(chart), ...closing];
  expect(await read(Uint8Array.from([...head, ...within]))).toMatchObject([{ count: 1 }]);
  // A table that is listed again is there once.
  expect(await read(book(place, place))).toHaveLength(1);
});

test("a workbook that breaks off, or a record that is longer than what is left, is no workbook", async () => {
  const stream = sheetOf(label(0, "PT-001"));
  for (let end = 0; end < stream.length - 4; end += 1) {
    expect([end, await refusalOf(stream.slice(0, end))]).toEqual([end, notExcel]);
  }
  const long = stream.slice();
  new DataView(long.buffer).setUint16(long.length - 2, 60_000, true);
  expect(await refusalOf(long)).toEqual(notExcel);
  for (const type of [0x0203, 0x0204, 0x00fd, 0x027e, 0x0006, 0x0205]) {
    expect(await refusalOf(sheetOf(recordOf(type, 0, 0, 0)))).toEqual(notExcel);
  }
});

test("a password is said wherever it stands", async () => {
  const locked = recordOf(0x002f, 0, 0, 1, 2, 3, 4);
  const encrypted = ["invalid", "import.file.encrypted", undefined];
  expect(await refusalOf(sheetOf([], locked))).toEqual(encrypted);
  expect(await refusalOf(Uint8Array.from([...opening(0x10, 5), ...locked, ...closing]))).toEqual(encrypted);
});

test("the last cell alone costs nothing, and the one behind it is said", { timeout: 5000 }, async () => {
  const last = await read(sheetOf([...numberAt(65_535, 255, 1), ...numberAt(65_535, 0, 2)]));
  expect(last).toMatchObject([{ count: 1, rows: [{ row: 65_536, cells: [{ number: 2 }] }] }]);
  expect(await refusalOf(sheetOf(numberAt(0, 256, 1)))).toEqual(["invalid", "import.file.beyond", undefined]);
});

test("more numbers and styles than there is room for are refused", async () => {
  const row = shortNumbers(0, 0, new Array<number[]>(256).fill(whole(1, 2)));
  const rows = (count: number) => sheetOf(new Array<number[]>(count).fill(row).flat());
  expect(await refusalOf(rows(1563))).toEqual(swollen);
  expect(await read(rows(1562))).toMatchObject([{ count: 1 }]);
  const styles = new Array<number[]>(65_537).fill(recordOf(0x00e0, 0, 0, 14, 0)).flat();
  expect(await refusalOf(sheetOf(numberAt(0, 0, 1), styles))).toEqual(swollen);
});

test("merges that matter are kept, and only so many", async () => {
  const merge = (row: number, last: number, column: number) => [
    ...short(row),
    ...short(last),
    ...short(column),
    ...short(column),
  ];
  const merges = (...given: number[][]) => recordOf(0x00e5, ...short(given.length), ...given.flat());
  const few = merges(merge(0, 3, 1), merge(1, 1, 0), merge(0, 9, most.columns));
  expect((await read(sheetOf([...label(0, "a"), ...few])))[0]?.merged).toEqual([{ row: 1, last: 4, column: 1 }]);
  const thousand = merges(...Array.from({ length: 1000 }, (_, at) => merge(at, at + 5, 0)));
  const many = Array.from({ length: 50 }, () => thousand).flat();
  expect((await read(sheetOf([...label(0, "a"), ...many])))[0]?.merged).toHaveLength(most.merges);
  expect(await refusalOf(sheetOf([...label(0, "a"), ...recordOf(0x00e5, 255, 255)]))).toEqual(notExcel);
});

test("others are served while a large workbook is read, the texts that its cells share too", async () => {
  const text = [...short(30), 0, ...new Array<number>(30).fill(97)];
  const piece = new Array<number[]>(240).fill(text).flat();
  const inTexts = sheetOf(showsText(0, 0), sharedTexts(24_000, ...new Array<number[]>(100).fill(piece)));
  const inCells = sheetOf(Array.from({ length: 30_000 }, (_, at) => numberAt(at, 0, at)).flat());
  for (const [stream, pauses] of [
    [inTexts, 5],
    [inCells, 9],
  ] as const) {
    let served = 0;
    let isRead = false;
    const others = async () => {
      for (; !isRead; served += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    };
    await Promise.all([read(stream).finally(() => (isRead = true)), others()]);
    expect(served).toBeGreaterThan(pauses);
  }
});
