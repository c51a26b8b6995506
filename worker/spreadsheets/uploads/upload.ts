import { Refusal } from "#worker/refusal.ts";
import type { Book } from "../cells.ts";
import { readCsv } from "../delimited-reading.ts";
import { readOds } from "../opendocument.ts";
import { readXlsx } from "../spreadsheetml/reading.ts";
import { readXls } from "../xls/reading.ts";
import { notExcel } from "../zip-entries.ts";

export type Upload = { name: string; bytes: Uint8Array };

const megabyte = 1024 * 1024;
/** Bytes. An .xls packs nothing: 10,000 rows of 12 columns are 2.7 MB. */
const mostBytes = { xlsx: 5 * megabyte, xls: 3 * megabyte, ods: 5 * megabyte, csv: 5 * megabyte } as const;
type Extension = keyof typeof mostBytes;

const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Reads the sheets of an uploaded file that hold something. The name says what it must be, the first bytes whether it is.
 * `mostLines` is how many lines of a text are looked at, where they are more than those of a register of birds, and
 * `separator` what parts its cells, where that is known. Throws
 * `Refusal`: `too_large`, or `invalid` with the cure.
 */
export async function readUpload({ name, bytes }: Upload, mostLines?: number, separator?: string): Promise<Book> {
  const extension = extensionOf(name);
  if (bytes.length > mostBytes[extension]) throw new Refusal("too_large", { file: [`import.file.large_${extension}`] });
  const book = await read[extension](bytes, mostLines, separator);
  if (book.length === 0) throw new Refusal("invalid", { file: ["import.file.empty"] });
  return book;
}

/** The bytes of what must be an .xlsx, judged by its name, its size and how it begins. Throws `Refusal`. */
export function xlsxBytes({ name, bytes }: Upload): Uint8Array {
  if (!name.toLowerCase().endsWith(".xlsx")) throw notExcel();
  if (bytes.length > mostBytes.xlsx) throw new Refusal("too_large", { file: ["import.file.large_xlsx"] });
  return begun(bytes, zipMagic);
}

const read: Record<Extension, (bytes: Uint8Array, mostLines?: number, separator?: string) => Book | Promise<Book>> = {
  csv: (bytes, mostLines, separator) => readCsv(textOnly(bytes), mostLines, separator),
  xls: (bytes) => readXls(begun(bytes, compoundMagic)),
  xlsx: (bytes) => readXlsx(begun(bytes, zipMagic)),
  ods: (bytes) => readOds(begun(bytes, zipMagic)),
};

/** The bytes of a workbook that begins as its kind does. */
function begun(bytes: Uint8Array, magic: readonly number[]): Uint8Array {
  if (starts(bytes, compoundMagic) && hasStream(bytes, "EncryptedPackage")) {
    throw new Refusal("invalid", { file: ["import.file.encrypted"] });
  }
  if (!starts(bytes, magic)) throw notExcel();
  return bytes;
}

function extensionOf(name: string): Extension {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (Object.hasOwn(mostBytes, extension) && name.includes(".")) return extension as Extension;
  throw new Refusal("invalid", { file: ["import.file.kind"] });
}

function textOnly(bytes: Uint8Array): Uint8Array {
  if (!starts(bytes, zipMagic) && !starts(bytes, compoundMagic)) return bytes;
  throw new Refusal("invalid", { file: ["import.file.not_csv"] });
}

const starts = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte);

/** Whether a compound file ([MS-CFB]) lists a stream of this name: its directory is made of 128-byte entries. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    if (bytes[at + 64] === wanted.length + 2 && starts(bytes.subarray(at, at + wanted.length), wanted)) return true;
  }
  return false;
}
