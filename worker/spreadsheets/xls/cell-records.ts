import { type Cell, most, textCell } from "../cells.ts";
import type { Shown } from "../number-formats.ts";
import { notExcel } from "../zip-entries.ts";
import { type Cursor, record, shortOf, take } from "./records.ts";
import type { Letters } from "./texts.ts";

/** By what the records of cells are read. */
type Meanings = {
  letters: Letters;
  texts: readonly string[];
  looks: (value: number, style: number) => Shown;
};
export type OpenCells = {
  put: (row: number, column: number, cell: Cell) => void;
  /** Where the formula stands whose text comes in a record of its own. */
  formula: Place | undefined;
};
type Place = { row: number; column: number };
type Styled = Place & { style: number };
type Reader = (cursor: Cursor, cells: OpenCells, meanings: Meanings) => void;

/** What reads each kind of record with cells ([MS-XLS] 2.4). */
export const cellReaders: ReadonlyMap<number, Reader> = new Map<number, Reader>([
  [record.number, readNumber],
  [record.shortNumber, readShortNumber],
  [record.shortNumbers, readShortNumbers],
  [record.truthOrError, readTruthOrError],
  [record.text, readText],
  [record.richText, readText],
  [record.sharedText, readSharedText],
  [record.formula, readFormula],
  [record.formula3, readFormula],
  [record.formula4, readFormula],
  [record.formulaText, readFormulaText],
]);

function placeOf(cursor: Cursor): Styled {
  const at = take(cursor, 6);
  const { stream } = cursor;
  return {
    row: stream.getUint16(at, true) + 1,
    column: stream.getUint16(at + 2, true),
    style: stream.getUint16(at + 4, true),
  };
}

/** Nothing is made of a number that stands beyond the columns that are looked at. */
const numberCell = (number: number, { column, style }: Styled, { looks }: Meanings) =>
  column < most.columns ? looks(number, style) : undefined;
const put = (cells: OpenCells, { row, column }: Place, cell: Cell) => cells.put(row, column, cell);

function readNumber(cursor: Cursor, cells: OpenCells, meanings: Meanings) {
  const place = placeOf(cursor);
  const number = cursor.stream.getFloat64(take(cursor, 8), true);
  put(cells, place, numberCell(number, place, meanings));
}

function readShortNumber(cursor: Cursor, cells: OpenCells, meanings: Meanings) {
  const place = placeOf(cursor);
  const number = shortNumber(cursor);
  put(cells, place, numberCell(number, place, meanings));
}

/** Numbers side by side, each with its style; the last of their columns is said behind them. */
function readShortNumbers(cursor: Cursor, cells: OpenCells, meanings: Meanings) {
  const { stream } = cursor;
  const row = stream.getUint16(take(cursor, 2), true) + 1;
  const first = stream.getUint16(take(cursor, 2), true);
  const count = (cursor.end - cursor.at - 2) / 6;
  const isWhole = Number.isInteger(count) && count >= 0;
  if (!isWhole || stream.getUint16(cursor.end - 2, true) !== first + count - 1) throw notExcel();
  for (let column = first; column < first + count; column += 1) {
    const style = stream.getUint16(take(cursor, 2), true);
    const place = { row, column, style };
    put(cells, place, numberCell(shortNumber(cursor), place, meanings));
  }
}

/** The upper thirty bits of a number or a whole one, perhaps a hundredth of it ([MS-XLS] 2.5.217). */
function shortNumber(cursor: Cursor): number {
  const bits = cursor.stream.getInt32(take(cursor, 4), true);
  const number = (bits & 2) === 0 ? upperBits(bits & ~3) : bits >> 2;
  return (bits & 1) === 0 ? number : number / 100;
}

const scratch = new DataView(new ArrayBuffer(8));

function upperBits(bits: number): number {
  scratch.setInt32(4, bits, true);
  return scratch.getFloat64(0, true);
}

function readTruthOrError(cursor: Cursor, cells: OpenCells) {
  const place = placeOf(cursor);
  const at = take(cursor, 2);
  const value = cursor.stream.getUint8(at);
  const isError = cursor.stream.getUint8(at + 1) === 1;
  put(cells, place, isError ? { text: "#", fault: "error" } : { text: value === 1 ? "TRUE" : "FALSE" });
}

function readText(cursor: Cursor, cells: OpenCells, { letters }: Meanings) {
  const place = placeOf(cursor);
  put(cells, place, textCell(letters(cursor, shortOf(cursor)), false));
}

function readSharedText(cursor: Cursor, cells: OpenCells, { texts }: Meanings) {
  const place = placeOf(cursor);
  const text = texts[cursor.stream.getUint32(take(cursor, 4), true)];
  if (text === undefined) throw notExcel();
  put(cells, place, textCell(text, false));
}

const kindOfValue = { text: 0, truth: 1, error: 2, blank: 3 };

/** By its last value: a number, or what is none under the mark of all ones ([MS-XLS] 2.5.133). */
function readFormula(cursor: Cursor, cells: OpenCells, meanings: Meanings) {
  const { stream } = cursor;
  const place = placeOf(cursor);
  const at = take(cursor, 8);
  cells.formula = place;
  if (stream.getUint16(at + 6, true) !== 0xffff) {
    const number = stream.getFloat64(at, true);
    const cell = numberCell(number, place, meanings);
    return put(cells, place, cell && { ...cell, formula: true });
  }
  const kind = stream.getUint8(at);
  if (kind === kindOfValue.text || kind === kindOfValue.blank) return put(cells, place, undefined);
  if (kind === kindOfValue.truth) {
    const text = stream.getUint8(at + 2) === 1 ? "TRUE" : "FALSE";
    return put(cells, place, { text, formula: true });
  }
  const isError = kind === kindOfValue.error;
  put(
    cells,
    place,
    isError ? { text: "#", fault: "error", formula: true } : { text: "", fault: "empty", formula: true },
  );
}

function readFormulaText(cursor: Cursor, cells: OpenCells, { letters }: Meanings) {
  const place = cells.formula;
  cells.formula = undefined;
  if (place) put(cells, place, textCell(letters(cursor, shortOf(cursor)), true));
}
