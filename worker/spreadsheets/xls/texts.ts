import { westernText } from "../western.ts";
import { notExcel } from "../zip-entries.ts";
import { byteOf, type Cursor, isMore } from "./records.ts";

/** Reads so many letters of a record. */
export type Letters = (cursor: Cursor, count: number) => string;

// More at once than a call takes arguments would be too many.
const atOnce = 4096;

/** Text as Excel 97 and later write it ([MS-XLS] 2.5.294): a byte says whether a letter takes one byte or two. */
export const marked: Letters = (cursor, count) => (count === 0 ? "" : lettersOf(cursor, count, byteOf(cursor)));

/** Letters of one byte or two; a record that goes on with them says anew which. */
export function lettersOf(cursor: Cursor, count: number, mark: number): string {
  let text = "";
  let width = widthOf(mark);
  for (let left = count; left > 0; ) {
    if (cursor.at >= cursor.end) {
      if (!isMore(cursor)) throw notExcel();
      width = widthOf(byteOf(cursor));
      continue;
    }
    const here = Math.min(left, Math.floor((cursor.end - cursor.at) / width), atOnce);
    if (here === 0) throw notExcel();
    text += piece(cursor, here, width);
    left -= here;
  }
  return text;
}

const widthOf = (mark: number) => 1 + (mark & 1);

function piece(cursor: Cursor, count: number, width: number): string {
  const { stream, at } = cursor;
  cursor.at += count * width;
  const codes: number[] = [];
  if (width === 1) for (let place = at; place < cursor.at; place += 1) codes.push(stream.getUint8(place));
  else for (let place = at; place < cursor.at; place += 2) codes.push(stream.getUint16(place, true));
  return String.fromCharCode(...codes);
}

/** Text as Excel 5 and 95 write it: bytes in the code page of the workbook. */
export function inCodePage(codePage: number): Letters {
  const decoded = decoderOf(codePage);
  return (cursor, count) => {
    const { stream, at, end } = cursor;
    if (at + count > end) throw notExcel();
    cursor.at += count;
    return decoded(new Uint8Array(stream.buffer, stream.byteOffset + at, count));
  };
}

const encodings: Record<number, string> = {
  866: "ibm866",
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  1250: "windows-1250",
  1251: "windows-1251",
  1253: "windows-1253",
  1254: "windows-1254",
  1255: "windows-1255",
  1256: "windows-1256",
  1257: "windows-1257",
  1258: "windows-1258",
  10000: "macintosh",
  32768: "macintosh",
};

/** Western Windows where the page has no decoder, as most programs that name none mean. */
function decoderOf(codePage: number): (bytes: Uint8Array) => string {
  const encoding = encodings[codePage];
  if (encoding === undefined) return westernText;
  const decoder = new TextDecoder(encoding);
  return (bytes) => decoder.decode(bytes);
}
