import { notExcel } from "../zip-entries.ts";

/** A compound file's sectors ([MS-CFB] 2.2 to 2.5). Whatever chain leads astray or in circles is refused. */
export type Sectors = {
  /** Where the directory, the small sectors' own chain, begin. */
  begins: { directory: number; smallChain: number };
  /** The content of a chain of sectors; no more than `size` bytes of it where that is said. */
  content: (first: number, size?: number) => Uint8Array;
};

// From here on numbers are marks: the end of a chain, a free sector, a sector of the table itself.
const firstMark = 0xfffffffa;
const header = { bytes: 512, shift: 30, directory: 48, smallChain: 60, list: 68, lists: 72, table: 76 };
const entryBytes = 4;

export function sectorsIn(bytes: Uint8Array): Sectors {
  if (bytes.length < header.bytes) throw notExcel();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = view.getUint16(header.shift, true);
  if (shift !== 9 && shift !== 12) throw notExcel();
  const size = 2 ** shift;
  // The header takes the place of one; of the last some bytes may lack.
  const count = Math.ceil(bytes.length / size) - 1;
  const at = (sector: number) => (sector + 1) * size;
  const number = (place: number) => {
    if (place + entryBytes > bytes.length) throw notExcel();
    return view.getUint32(place, true);
  };
  const table = tableIn({ number, at, size, count });
  const each = size / entryBytes;
  const next = (sector: number) => {
    const part = table[Math.floor(sector / each)];
    if (part === undefined) throw notExcel();
    return number(at(part) + (sector % each) * entryBytes);
  };
  return {
    begins: { directory: number(header.directory), smallChain: number(header.smallChain) },
    content: (first, wanted = Number.POSITIVE_INFINITY) =>
      gathered(bytes, chainFrom(first, { next, count, most: Math.ceil(wanted / size) }), { size, at, wanted }),
  };
}

type Whole = { number: (place: number) => number; at: (sector: number) => number; size: number; count: number };

/** The sectors of the table of chains: the first 109 stand in the header, the rest in a chain of lists. */
function tableIn({ number, at, size, count }: Whole): number[] {
  const table: number[] = [];
  const take = (from: number, until: number) => {
    for (let place = from; place < until; place += entryBytes) {
      const sector = number(place);
      if (sector >= firstMark) continue;
      if (table.length >= count) throw notExcel();
      table.push(sector);
    }
  };
  take(header.table, header.bytes);
  const last = (list: number) => at(list) + size - entryBytes;
  const next = (list: number) => number(last(list));
  const lists = chainFrom(number(header.list), { next, count, most: number(header.lists) });
  for (const list of lists) take(at(list), last(list));
  return table;
}

/** The sectors of a chain, no more than are wanted; refuses one that leads astray or in circles. */
export function chainFrom(
  first: number,
  { next, count, most }: { next: (sector: number) => number; count: number; most: number },
): number[] {
  const chain = new Set<number>();
  for (let sector = first; sector < firstMark && chain.size < most; sector = next(sector)) {
    if (sector >= count || chain.has(sector)) throw notExcel();
    chain.add(sector);
  }
  return [...chain];
}

/** The bytes of sectors, copied only where these do not follow on one another. */
export function gathered(
  bytes: Uint8Array,
  chain: readonly number[],
  { size, at, wanted }: { size: number; at: (sector: number) => number; wanted: number },
): Uint8Array {
  const [first = 0] = chain;
  const total = Math.min(wanted, chain.length * size);
  if (chain.every((sector, place) => sector === first + place)) return bytes.subarray(at(first), at(first) + total);
  const whole = new Uint8Array(total);
  for (const [place, sector] of chain.entries()) {
    const from = place * size;
    whole.set(bytes.subarray(at(sector), at(sector) + Math.min(size, total - from)), from);
  }
  return whole;
}
