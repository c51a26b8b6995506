import { constants, crc32, deflateRawSync } from "node:zlib";
import type { ZipEntry } from "./zip-reading.ts";

/**
 * A file of a zip: text, whole or as it comes, which is packed; bytes, which are kept as they are; or an entry of another
 * zip, which is handed on as it lies there.
 */
export type Part =
  | { name: string; content: Iterable<string> | AsyncIterable<string> }
  | { name: string; bytes: Uint8Array }
  | { name: string; entry: ZipEntry };
/** `follows`: sizes and checksum stand behind the file. `method`: 8 is packed, 0 is as it is. */
type Written = {
  title: Uint8Array;
  follows: boolean;
  method: number;
  crc: number;
  packed: number;
  size: number;
  at: number;
};

// Every piece is packed by itself and ends on a whole byte, so pieces follow one another as one deflate stream. A
// `CompressionStream` would take whatever it is given ahead of a slow reader; here nothing is packed before it is wanted.
const piecewise = { finishFlush: constants.Z_SYNC_FLUSH };
const lastBlock = Uint8Array.of(3, 0);

/**
 * A zip, piece by piece. Sizes and checksums follow each text, because nobody knows them before. At most 65,535 files and
 * 4 GB: beyond that a zip needs another form.
 */
export async function* zipOf(parts: Iterable<Part> | AsyncIterable<Part>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const directory: Written[] = [];
  let at = 0;
  for await (const part of parts) {
    const follows = "content" in part;
    const nothing = { method: follows ? 8 : 0, crc: 0, packed: 0, size: 0 };
    const file: Written = { title: encoder.encode(part.name), follows, ...nothing, at };
    yield* "content" in part
      ? textOf(file, part.content, encoder)
      : knownOf(file, "entry" in part ? part.entry : asItIs(part.bytes));
    directory.push(file);
    at += 30 + file.title.length + file.packed + (follows ? 16 : 0);
  }
  for (const file of directory) yield centralHeader(file);
  const length = directory.reduce((sum, { title }) => sum + 46 + title.length, 0);
  yield ending(directory.length, length, at);
}

async function* textOf(file: Written, content: Iterable<string> | AsyncIterable<string>, encoder: TextEncoder) {
  yield localHeader(file);
  for await (const text of content) {
    const bytes = encoder.encode(text);
    if (bytes.length === 0) continue;
    const piece = deflateRawSync(bytes, piecewise);
    file.crc = crc32(bytes, file.crc);
    file.size += bytes.length;
    file.packed += piece.length;
    yield piece;
  }
  file.packed += lastBlock.length;
  yield lastBlock;
  yield descriptor(file);
}

const asItIs = (packed: Uint8Array) => ({ method: 0, packed, size: packed.length, crc: crc32(packed) });

function* knownOf(file: Written, { method, packed, size, crc }: Omit<ZipEntry, "name">) {
  Object.assign(file, { method, crc, size, packed: packed.length });
  yield localHeader(file);
  if (packed.length > 0) yield packed;
}

type Field = readonly [bytes: 2 | 4, value: number];

/** Little-endian numbers one after the other, and a name behind them. */
function record(fields: readonly Field[], title: Uint8Array = new Uint8Array()): Uint8Array {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const written = new Uint8Array(length + title.length);
  const view = new DataView(written.buffer);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  written.set(title, length);
  return written;
}

// Version 2.0. The name is UTF-8 (bit 11), and sizes follow a text (bit 3). 1 January 1980 is the first day a zip knows.
const version: Field = [2, 20];
const kindOf = ({ follows, method }: Written): Field[] => [
  version,
  [2, follows ? 0x0808 : 0x0800],
  [2, method],
  [2, 0],
  [2, 0x21],
];
const sizes = ({ crc, packed, size }: Written): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
];

function localHeader(file: Written): Uint8Array {
  const known: Field[] = file.follows
    ? [
        [4, 0],
        [4, 0],
        [4, 0],
      ]
    : sizes(file);
  return record([[4, 0x04034b50], ...kindOf(file), ...known, [2, file.title.length], [2, 0]], file.title);
}

const descriptor = (file: Written) => record([[4, 0x08074b50], ...sizes(file)]);

function centralHeader(file: Written): Uint8Array {
  // Behind the name's length: extra field, comment, disk, attributes inside and outside, and where the file begins.
  const rest: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, file.at],
  ];
  return record(
    [[4, 0x02014b50], version, ...kindOf(file), ...sizes(file), [2, file.title.length], ...rest],
    file.title,
  );
}

function ending(count: number, length: number, at: number): Uint8Array {
  return record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, length],
    [4, at],
    [2, 0],
  ]);
}
