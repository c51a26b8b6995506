import { inflateRawSync } from "node:zlib";
import { Refusal } from "#worker/refusal.ts";

/** The files inside a zip, unpacked; names in lower case with forward slashes. */
export type Archive = Map<string, Uint8Array>;

/** What a legal workbook never reaches: 10,000 rows by 20 columns unpack to 8 MB in a dozen entries. */
const most = { entries: 200, bytes: 20 * 1024 * 1024, ratio: 100 };
// Small entries may pack as tightly as they like: they cannot hurt.
const ratioMatters = 1024 * 1024;

type Entry = { name: string; method: number; packed: Uint8Array; size: number };

/** Refuses with what is wrong with the file, on the field `file`. */
export const notExcel = () => new Refusal("invalid", { file: ["import.file.not_excel"] });
/** Refuses what unpacks to more than a worker has room for. */
export const swollen = () => new Refusal("too_large", { file: ["import.file.swollen"] });

/**
 * Unpacks a zip without trusting it: the directory is judged first, then every entry is unpacked while its actual bytes
 * are counted, so that a zip which lies about its sizes is stopped as early as an honest bomb.
 * Throws `Refusal`: `too_large` above the limits, `invalid` when it is no zip.
 */
export function unpack(bytes: Uint8Array): Archive {
  const entries = directoryOf(bytes);
  if (entries.reduce((sum, { size }) => sum + size, 0) > most.bytes) throw swollen();
  const archive: Archive = new Map();
  let room = most.bytes;
  for (const entry of entries) {
    const content = inflate(entry, room);
    room -= content.length;
    if (content.length > ratioMatters && content.length > entry.packed.length * most.ratio) throw swollen();
    if (archive.has(entry.name)) throw notExcel();
    archive.set(entry.name, content);
  }
  return archive;
}

/** What the zip says it holds. */
function directoryOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > most.entries) throw swollen();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw notExcel();
    const nameLength = view.getUint16(at + 28, true);
    const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength);
    const name = new TextDecoder().decode(nameBytes).replaceAll("\\", "/").toLowerCase();
    if (!name.endsWith("/")) entries.push(entryAt(bytes, view, at, name));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  // The directory's end is 22 bytes and a comment of at most 65,535.
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw notExcel();
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, name: string): Entry {
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (local + 30 > bytes.length || view.getUint32(local, true) !== 0x04034b50) throw notExcel();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw notExcel();
  const packed = bytes.subarray(start, start + packedSize);
  // Bit 0: encrypted.
  if (view.getUint16(at + 8, true) & 1) throw notExcel();
  return { name, method: view.getUint16(at + 10, true), packed, size: view.getUint32(at + 24, true) };
}

// A stream unpacks as fast as it is fed, ahead of whoever counts; this stops at the byte that is too many.
function inflate({ method, packed }: Entry, room: number): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw notExcel();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    // The one thing workerd and Node say alike of output beyond the limit.
    throw error instanceof RangeError ? swollen() : notExcel();
  }
}

/** One array out of many. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** A zip of these files, stored as they are. Checksums are left zero: nobody we hand it to looks. */
export function pack(archive: Archive): Uint8Array {
  const contents: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of archive) {
    const local = header("local", name, content.length);
    directory.push(header("central", name, content.length, at));
    contents.push(local, content);
    at += local.length + content.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, archive.size, true);
  end.setUint16(10, archive.size, true);
  end.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  );
  end.setUint32(16, at, true);
  return joined([...contents, ...directory, new Uint8Array(end.buffer)]);
}

function header(kind: "local" | "central", name: string, size: number, offset = 0): Uint8Array {
  const title = new TextEncoder().encode(name);
  const length = kind === "local" ? 30 : 46;
  const bytes = new Uint8Array(length + title.length);
  const view = new DataView(bytes.buffer);
  // Both headers carry the same fields; the central one has two bytes more in front.
  const at = kind === "local" ? 4 : 6;
  view.setUint32(0, kind === "local" ? 0x04034b50 : 0x02014b50, true);
  view.setUint16(at, 20, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, title.length, true);
  if (kind === "central") view.setUint32(42, offset, true);
  bytes.set(title, length);
  return bytes;
}
