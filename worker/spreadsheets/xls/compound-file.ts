import { notExcel } from "../zip-entries.ts";
import { chainFrom, gathered, type Sectors, sectorsIn } from "./sectors.ts";

type Entry = { name: string; kind: number; before: number; behind: number; child: number; first: number; size: number };

const kinds = { stream: 2, root: 5 };
const entryBytes = 128;
// A shorter stream lies in sectors of 64 bytes within the root's.
const smallest = 4096;
const smallSector = 64;

/**
 * The first of these streams (names in lower case) that lies in the root of a compound file ([MS-CFB]); those of workbooks
 * inside the workbook do not. Throws `Refusal` for a file that is broken, or has none.
 */
export function streamOf(bytes: Uint8Array, names: readonly string[]): Uint8Array {
  const sectors = sectorsIn(bytes);
  const directory = sectors.content(sectors.begins.directory);
  const root = entryAt(directory, 0);
  if (root?.kind !== kinds.root) throw notExcel();
  const streams = inside(directory, root).filter(({ kind }) => kind === kinds.stream);
  const entry = names.map((name) => streams.find((it) => it.name === name)).find((it) => it !== undefined);
  if (!entry) throw notExcel();
  return entry.size < smallest ? smallContent(sectors, root, entry) : sectors.content(entry.first, entry.size);
}

function smallContent(sectors: Sectors, root: Entry, { first, size: wanted }: Entry): Uint8Array {
  const bytes = sectors.content(root.first, root.size);
  const links = sectors.content(sectors.begins.smallChain);
  const view = new DataView(links.buffer, links.byteOffset, links.byteLength);
  const next = (sector: number) => {
    if (sector * 4 + 4 > links.length) throw notExcel();
    return view.getUint32(sector * 4, true);
  };
  const count = Math.ceil(bytes.length / smallSector);
  const chain = chainFrom(first, { next, count, most: Math.ceil(wanted / smallSector) });
  return gathered(bytes, chain, { size: smallSector, at: (sector) => sector * smallSector, wanted });
}

/** What lies in a storage: a tree, each entry naming those before and behind it, walked whole whatever its order. */
function inside(directory: Uint8Array, { child }: Entry): Entry[] {
  const found: Entry[] = [];
  const seen = new Set<number>();
  const waiting = [child];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const entry = seen.has(at) ? undefined : entryAt(directory, at);
    seen.add(at);
    if (!entry) continue;
    found.push(entry);
    waiting.push(entry.behind, entry.before);
  }
  return found;
}

function entryAt(directory: Uint8Array, place: number): Entry | undefined {
  const from = place * entryBytes;
  if (from + entryBytes > directory.length) return undefined;
  const view = new DataView(directory.buffer, directory.byteOffset + from, entryBytes);
  // With the nought that ends it.
  const letters = Math.min(32, view.getUint16(64, true) / 2) - 1;
  const codes = Array.from({ length: Math.max(0, Math.floor(letters)) }, (_, at) => view.getUint16(2 * at, true));
  return {
    name: String.fromCharCode(...codes).toLowerCase(),
    kind: view.getUint8(66),
    before: view.getUint32(68, true),
    behind: view.getUint32(72, true),
    child: view.getUint32(76, true),
    first: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
}
