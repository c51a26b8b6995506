import { notExcel } from "../zip-entries.ts";

/** The records of an .xls stream ([MS-XLS] 2.3) that say what is in a cell, and how it looks. */
export const record = {
  begins: 0x0809,
  ends: 0x000a,
  goesOn: 0x003c,
  codePage: 0x0042,
  sheet: 0x0085,
  date1904: 0x0022,
  password: 0x002f,
  style: 0x00e0,
  format: 0x041e,
  sharedTexts: 0x00fc,
  sharedText: 0x00fd,
  text: 0x0204,
  richText: 0x00d6,
  number: 0x0203,
  shortNumber: 0x027e,
  shortNumbers: 0x00bd,
  truthOrError: 0x0205,
  formula: 0x0006,
  formula3: 0x0206,
  formula4: 0x0406,
  formulaText: 0x0207,
  merges: 0x00e5,
} as const;

/** What is read of a record: the place where the reading is, and where the record ends. */
export type Cursor = { stream: DataView; type: number; at: number; end: number };

const head = 4;

/** The record at a place of the stream; undefined at its end. Refuses one that says it is longer than what is left. */
export function recordAt(stream: DataView, from: number): Cursor | undefined {
  if (from + head > stream.byteLength) return undefined;
  const at = from + head;
  const end = at + stream.getUint16(from + 2, true);
  if (end > stream.byteLength) throw notExcel();
  return { stream, type: stream.getUint16(from, true), at, end };
}

/** Steps over so many bytes that hold numbers, and answers where they begin; refuses a record that is too short. */
export function take(cursor: Cursor, bytes: number): number {
  const { at } = cursor;
  if (at + bytes > cursor.end) throw notExcel();
  cursor.at += bytes;
  return at;
}

/** Numbers of one, two and four bytes among letters; the records that go on with these may cut them in two. */
export const byteOf = (cursor: Cursor): number => numberOf(cursor, 1);
export const shortOf = (cursor: Cursor): number => numberOf(cursor, 2);
export const longOf = (cursor: Cursor): number => numberOf(cursor, 4);

function numberOf(cursor: Cursor, bytes: number): number {
  let number = 0;
  for (let at = 0; at < bytes; at += 1) {
    if (!isMore(cursor)) throw notExcel();
    number += cursor.stream.getUint8(cursor.at) * 256 ** at;
    cursor.at += 1;
  }
  return number;
}

/** Whether something is left, in the record or in those that go on with it. */
export function isMore(cursor: Cursor): boolean {
  while (cursor.at >= cursor.end) {
    const next = recordAt(cursor.stream, cursor.end);
    if (next?.type !== record.goesOn) return false;
    cursor.at = next.at;
    cursor.end = next.end;
  }
  return true;
}
