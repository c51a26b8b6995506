import { constants, crc32, deflateRawSync } from "node:zlib";

/** A file of a zip: its text, whole or as it comes. */
export type Part = { name: string; content: Iterable<string> | AsyncIterable<string> };
type Written = { title: Uint8Array; crc: number; packed: number; size: number; at: number };

// Every piece is packed by itself and ends on a whole byte, so pieces follow one another as one deflate stream. A
// `CompressionStream` would take whatever it is given ahead of a slow reader; here nothing is packed before it is wanted.
const piecewise = { finishFlush: constants.Z_SYNC_FLUSH };
const lastBlock = Uint8Array.of(3, 0);

/** A zip, piece by piece; sizes and checksums follow each file, because nobody knows them before. */
export async function* zipOf(parts: Iterable<Part>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const directory: Written[] = [];
  let at = 0;
  for (const { name, content } of parts) {
    const file: Written = { title: encoder.encode(name), crc: 0, packed: lastBlock.length, size: 0, at };
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
    yield lastBlock;
    yield descriptor(file);
    directory.push(file);
    at += 30 + file.title.length + file.packed + 16;
  }
  for (const file of directory) yield centralHeader(file);
  const length = directory.reduce((sum, { title }) => sum + 46 + title.length, 0);
  yield ending(directory.length, length, at);
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

// Version 2.0; sizes follow (bit 3), the name is UTF-8 (bit 11); deflate; 1 January 1980, the first day a zip knows.
const [version, flags, method, time, date]: Field[] = [
  [2, 20],
  [2, 0x0808],
  [2, 8],
  [2, 0],
  [2, 0x21],
];
const kind = [version, flags, method, time, date] as Field[];
const sizes = ({ crc, packed, size }: Written): Field[] => [
  [4, crc],
  [4, packed],
  [4, size],
];

function localHeader({ title }: Written): Uint8Array {
  return record([[4, 0x04034b50], ...kind, [4, 0], [4, 0], [4, 0], [2, title.length], [2, 0]], title);
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
  return record([[4, 0x02014b50], [2, 20], ...kind, ...sizes(file), [2, file.title.length], ...rest], file.title);
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
