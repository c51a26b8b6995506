import { Refusal } from "#worker/refusal.ts";
import type { Sheet } from "#worker/spreadsheets/cells.ts";
import { readCsv } from "#worker/spreadsheets/delimited-reading.ts";
import { readXls, readXlsx } from "#worker/spreadsheets/workbook.ts";
import { notExcel } from "#worker/spreadsheets/zip-entries.ts";

export type Upload = { name: string; bytes: Uint8Array };

const megabyte = 1024 * 1024;
/** Bytes. An .xls of more than 3 MB needs more memory to read than a worker has. */
export const mostBytes = { xlsx: 5 * megabyte, xls: 3 * megabyte, csv: 5 * megabyte } as const;
type Extension = keyof typeof mostBytes;

const zipMagic = [0x50, 0x4b, 0x03, 0x04];
const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/**
 * Reads an uploaded table. The name says what it must be, the first bytes whether it is. Throws `Refusal`: `too_large`,
 * or `invalid` with the cure.
 */
export async function readUpload({ name, bytes }: Upload): Promise<Sheet> {
  const extension = extensionOf(name);
  if (bytes.length > mostBytes[extension]) throw new Refusal("too_large", { file: [`import.file.large_${extension}`] });
  if (extension === "csv") return readCsv(textOnly(bytes));
  if (starts(bytes, compoundMagic) && hasStream(bytes, "EncryptedPackage")) {
    throw new Refusal("invalid", { file: ["import.file.encrypted"] });
  }
  if (!starts(bytes, extension === "xlsx" ? zipMagic : compoundMagic)) throw notExcel();
  return extension === "xlsx" ? readXlsx(bytes) : readXls(bytes);
}

function extensionOf(name: string): Extension {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  if (extension in mostBytes && name.includes(".")) return extension as Extension;
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
