import { entriesOf, inflated, type ZipFaults } from "#worker/files/zip-reading.ts";
import { Refusal } from "#worker/refusal.ts";

/** The files inside a zip, unpacked; names in lower case with forward slashes. */
export type Archive = Map<string, Uint8Array>;

/** What a legal workbook never reaches: 10,000 rows by 20 columns unpack to 8 MB in a dozen entries. */
const most = { entries: 200, bytes: 20 * 1024 * 1024, ratio: 100 };
// Small entries may pack as tightly as they like: they cannot hurt.
const ratioMatters = 1024 * 1024;

/** Refuses with what is wrong with the file, on the field `file`. */
export const notExcel = () => new Refusal("invalid", { file: ["import.file.not_excel"] });
/** Refuses what unpacks to more than a worker has room for. */
export const swollen = () => new Refusal("too_large", { file: ["import.file.swollen"] });
const faults: ZipFaults = { broken: notExcel, swollen };

/**
 * Unpacks a zip without trusting it: the directory is judged first, then every entry is unpacked while its actual bytes
 * are counted, so that a zip which lies about its sizes is stopped as early as an honest bomb.
 * Throws `Refusal`: `too_large` above the limits, `invalid` when it is no zip.
 */
export function unpack(bytes: Uint8Array): Archive {
  const entries = entriesOf(bytes, most.entries, faults);
  if (entries.reduce((sum, { size }) => sum + size, 0) > most.bytes) throw swollen();
  const archive: Archive = new Map();
  let room = most.bytes;
  for (const entry of entries) {
    const name = entry.name.replaceAll("\\", "/").toLowerCase();
    if (name.endsWith("/")) continue;
    const content = inflated(entry, room, faults);
    room -= content.length;
    if (content.length > ratioMatters && content.length > entry.packed.length * most.ratio) throw swollen();
    if (archive.has(name)) throw notExcel();
    archive.set(name, content);
  }
  return archive;
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
