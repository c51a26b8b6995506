import { entriesOf, inflated, type ZipFaults } from "#worker/files/zip-reading.ts";
import { Refusal } from "#worker/refusal.ts";

/** The files inside a zip, unpacked; names in lower case with forward slashes. */
export type Archive = Map<string, Uint8Array>;

/** What a legal workbook never reaches: 10,000 rows by 20 columns unpack to 8 MB in a dozen entries. */
export const mostEntries = 200;
const most = { bytes: 20 * 1024 * 1024, ratio: 100 };
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
  const entries = entriesOf(bytes, mostEntries, faults);
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
