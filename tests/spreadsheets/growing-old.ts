import { rawXls, xlsOf } from "./sheets.ts";
import {
  closing,
  compoundFile,
  long,
  numberAt,
  opening,
  recordOf,
  sharedTexts,
  short,
  showsText,
  streamOf,
} from "./xls-files.ts";

export type Growing = { name: string; file: (n: number) => Uint8Array; until: number };

/** Records of an .xls: a text of so many letters (Label), a row of numbers (MulRk), a shared text (SST), a cell that shows it. */
const label = (row: number, letters: number) => [
  ...[0x0204, ...short(row), 0, 0, 0, 0, ...short(letters), 0],
  ...Array<number>(letters).fill(97),
];
const numbers = (row: number) => [
  ...[0x00bd, ...short(row), 0, 0],
  ...Array.from({ length: 256 }, () => [0, 0, 2, 0, 0, 0]).flat(),
  ...[255, 0],
];
const sharedOld = (letters: number) => [
  ...[0x00fc, 1, 0, 0, 0, 1, 0, 0, 0, ...short(letters), 0],
  ...Array<number>(letters).fill(97),
];
const showsOld = (row: number) => [0x00fd, ...short(row), 0, 0, 0, 0, 0, 0, 0, 0];

const oldSheet = (records: number[], whole: number[] = []) =>
  compoundFile(streamOf([{ name: "Aves", records }], { whole })).bytes;

/** Files of .xls that grow in one dimension. */
export const growingOld: Record<string, Growing> = {
  "letters of an old cell": {
    name: "a.xls",
    until: 3,
    file: (n) => xlsOf(Array.from({ length: 500 }, (_, at) => [`${at}${"a".repeat(n / 10)}`])),
  },
  "rows of an old text": {
    name: "a.xls",
    until: 3,
    file: (n) => rawXls(...Array.from({ length: n }, (_, at) => label(at, 200))),
  },
  "numbers of an old sheet": {
    name: "a.xls",
    until: 2,
    file: (n) => rawXls(...Array.from({ length: n }, (_, at) => numbers(at))),
  },
  "rows that share an old text": {
    name: "a.xls",
    until: 4,
    file: (n) => rawXls(sharedOld(8000), ...Array.from({ length: n }, (_, at) => showsOld(at))),
  },
  "sheets of an old workbook": {
    name: "a.xls",
    until: 3,
    file: (n) => xlsOf([["a"]], { edit: (sheet, book) => sheetsAgain(book, sheet, n) }),
  },
  "texts of an old workbook": {
    name: "a.xls",
    until: 5,
    file: (n) => oldSheet(showsText(0, 0), sharedTexts(n, Array(n).fill([1, 0, 0, 97]).flat())),
  },
  "records of an old text": {
    name: "a.xls",
    until: 5,
    file: (n) => oldSheet(showsText(0, 0), sharedTexts(1, [...short(n), 0], ...Array<number[]>(n).fill([0, 97]))),
  },
  "looks of an old text": {
    name: "a.xls",
    until: 9,
    file: (n) => oldSheet(showsText(0, 0), sharedTexts(1, [1, 0, 4, ...long(n), 97])),
  },
  "styles of an old workbook": {
    name: "a.xls",
    until: 5,
    file: (n) =>
      oldSheet(
        numberAt(0, 0, 1),
        Array(n)
          .fill(recordOf(0x00e0, 0, 0, 14, 0))
          .flat(),
      ),
  },
  "merges of an old sheet": {
    name: "a.xls",
    until: 4,
    file: (n) =>
      oldSheet([
        ...numberAt(0, 0, 1),
        ...Array(n)
          .fill(recordOf(0x00e5, 1, 0, 0, 0, 9, 0, 0, 0, 0, 0))
          .flat(),
      ]),
  },
  "charts within each other": {
    name: "a.xls",
    until: 4,
    file: (n) =>
      oldSheet([...Array(n).fill(opening(0x20)).flat(), ...Array(n).fill(closing).flat(), ...numberAt(0, 0, 1)]),
  },
};

function sheetsAgain(book: { SheetNames: string[]; Sheets: Record<string, unknown> }, sheet: unknown, n: number) {
  for (let at = 1; at < n; at += 1) {
    book.SheetNames.push(`A${at}`);
    book.Sheets[`A${at}`] = sheet;
  }
}
