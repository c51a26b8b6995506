import { inflateRawSync } from "node:zlib";

/** A file inside a zip, as the zip's directory tells of it: name, checksum and sizes are claims. */
export type ZipEntry = { name: string; method: number; packed: Uint8Array; size: number; crc: number };
/** What is thrown at a zip that is none, and at one that holds more than there is room for. */
export type ZipFaults = { broken: () => Error; swollen: () => Error };

/**
 * What a zip says it holds, nothing unpacked and nothing copied. Entries that lie over each other are `swollen`: thousands of
 * names may share the bytes of one file, and each would be looked at.
 */
export function entriesOf(bytes: Uint8Array, mostEntries: number, faults: ZipFaults): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view, faults);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw faults.swollen();
  const entries: ZipEntry[] = [];
  let room = bytes.length;
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) throw faults.broken();
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = entryAt(bytes, view, { at, name }, faults);
    room -= entry.packed.length;
    if (room < 0) throw faults.swollen();
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfDirectory(view: DataView, faults: ZipFaults): number {
  // The directory's end is 22 bytes and a comment of at most 65,535.
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw faults.broken();
}

type Place = { at: number; name: string };

function entryAt(bytes: Uint8Array, view: DataView, { at, name }: Place, faults: ZipFaults): ZipEntry {
  const packedSize = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (local + 30 > bytes.length || view.getUint32(local, true) !== 0x04034b50) throw faults.broken();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw faults.broken();
  const packed = bytes.subarray(start, start + packedSize);
  // Bit 0: encrypted.
  if (view.getUint16(at + 8, true) & 1) throw faults.broken();
  const [crc, size] = [view.getUint32(at + 16, true), view.getUint32(at + 24, true)];
  return { name, method: view.getUint16(at + 10, true), packed, size, crc };
}

/** An entry's bytes, at most `room` of them whatever it claims; of a stored one the same memory, not a copy. */
export function inflated(
  { method, packed }: Pick<ZipEntry, "method" | "packed">,
  room: number,
  faults: ZipFaults,
): Uint8Array {
  if (method === 0) return packed;
  if (method !== 8) throw faults.broken();
  // A stream unpacks as fast as it is fed, ahead of whoever counts; this stops at the byte that is too many.
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, room) });
  } catch (error) {
    // The one thing workerd and Node say alike of output beyond the limit.
    throw error instanceof RangeError ? faults.swollen() : faults.broken();
  }
}
