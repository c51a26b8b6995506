/** Records of an .xls stream by hand ([MS-XLS] 2.1.4). */
export const recordOf = (type: number, ...bytes: number[]) => [
  ...[type & 255, type >> 8, bytes.length & 255, bytes.length >> 8],
  ...bytes,
];
export const short = (number: number) => [number & 255, (number >> 8) & 255];
export const long = (number: number) => [...short(number), ...short(number >>> 16)];
export const wide = (text: string) => Array.from(text, (letter) => short(letter.charCodeAt(0))).flat();
export const narrow = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
export const double = (number: number) => [...new Uint8Array(Float64Array.of(number).buffer)];

/** A table of texts in several records: the pieces stand in one each. */
export const sharedTexts = (count: number, ...pieces: number[][]) =>
  pieces.flatMap((piece, at) =>
    at === 0 ? recordOf(0x00fc, ...long(count), ...long(count), ...piece) : recordOf(0x003c, ...piece),
  );
export const showsText = (row: number, text: number) => recordOf(0x00fd, ...short(row), 0, 0, 0, 0, ...long(text));
export const numberAt = (row: number, column: number, number: number, style = 0) =>
  recordOf(0x0203, ...short(row), ...short(column), ...short(style), ...double(number));

const versions = { 5: 0x0500, 8: 0x0600 };
export const opening = (kind: number, version: 5 | 8 = 8) =>
  recordOf(0x0809, ...short(versions[version]), ...short(kind), ...new Array<number>(12).fill(0));
export const closing = recordOf(0x000a);

type Sheet = { name: string; hidden?: number; kind?: number; records: number[] };

/** The stream of a workbook: what it says of all its sheets, then these, listed in their order. */
export function streamOf(sheets: Sheet[], given: { version?: 5 | 8; whole?: number[] } = {}): Uint8Array {
  const { version = 8, whole = [] } = given;
  const listed = ({ name, hidden = 0 }: Sheet, place: number) =>
    recordOf(0x0085, ...long(place), hidden, 0, name.length, ...(version === 8 ? [0] : []), ...narrow(name));
  const tables = sheets.map(({ kind = 0x10, records }) => [...opening(kind, version), ...records, ...closing]);
  const head = [...opening(5, version), ...whole];
  let place = head.length + closing.length + sheets.reduce((sum, sheet) => sum + listed(sheet, 0).length, 0);
  const list = sheets.flatMap((sheet, at) => {
    const entry = listed(sheet, place);
    place += tables[at]?.length ?? 0;
    return entry;
  });
  return Uint8Array.from([...head, ...list, ...closing, ...tables.flat()]);
}

const free = 0xffffffff;
const endOfChain = 0xfffffffe;

export type CompoundFile = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Writes a number into the header. */
  header: (place: number, number: number) => void;
  /** Says which sector follows on one. */
  link: (sector: number, next: number) => void;
  /** Writes a number into the directory's entry of the stream. */
  entry: (place: number, number: number) => void;
  /** The sectors of the directory, and of the stream in their order. */
  directory: number;
  sectors: number[];
};

type Layout = { shift?: 9 | 12; isScattered?: boolean; isListed?: boolean; name?: string };

/**
 * A compound file by hand ([MS-CFB]) around one stream: of sectors of 512 or 4,096 bytes, which follow on one another or not;
 * its table of chains may be named in a list instead of in the header.
 */
export function compoundFile(stream: Uint8Array, layout: Layout = {}): CompoundFile {
  const { shift = 9, isScattered = false, isListed = false, name = "Workbook" } = layout;
  const size = 2 ** shift;
  const length = Math.max(4096, stream.length);
  const count = Math.ceil(length / size);
  const lists = isListed ? 1 : 0;
  let tables = 1;
  while (tables * (size / 4) < tables + lists + 1 + count) tables += 1;
  const directory = tables + lists;
  const sectors = Array.from({ length: count }, (_, at) => directory + 1 + (isScattered ? count - 1 - at : at));
  const bytes = new Uint8Array(size * (2 + directory + count));
  const view = new DataView(bytes.buffer);
  const at = (sector: number) => (sector + 1) * size;
  const link = (sector: number, next: number) => view.setUint32(at(0) + sector * 4, next, true);
  const header = (place: number, number: number) => view.setUint32(place, number, true);
  const entry = (place: number, number: number) => view.setUint32(at(directory) + 128 + place, number, true);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [place, number] of [
    ...[
      [24, 0x3e],
      [26, shift === 9 ? 3 : 4],
      [28, 0xfffe],
      [30, shift],
      [32, 6],
    ],
  ] as const) {
    view.setUint16(place, number, true);
  }
  for (const [place, number] of [
    [44, tables],
    [48, directory],
    [56, 4096],
    [60, endOfChain],
  ] as const) {
    header(place, number);
  }
  header(68, isListed ? tables : endOfChain);
  header(72, lists);
  for (let place = 76; place < 512; place += 4) header(place, free);
  for (let table = 0; table < tables; table += 1) {
    if (isListed) view.setUint32(at(tables) + table * 4, table, true);
    else header(76 + table * 4, table);
  }
  if (isListed) {
    for (let place = tables * 4; place < size - 4; place += 4) view.setUint32(at(tables) + place, free, true);
    view.setUint32(at(tables) + size - 4, endOfChain, true);
  }
  for (let sector = 0; sector < tables * (size / 4); sector += 1) link(sector, free);
  link(directory, endOfChain);
  for (const [place, sector] of sectors.entries()) link(sector, sectors[place + 1] ?? endOfChain);
  for (const [place, sector] of sectors.entries()) {
    bytes.set(stream.subarray(place * size, (place + 1) * size), at(sector));
  }
  writeEntry(view, at(directory), { name: "Root Entry", kind: 5, child: 1, first: endOfChain, size: 0 });
  writeEntry(view, at(directory) + 128, { name, kind: 2, child: free, first: sectors[0] ?? 0, size: length });
  return { bytes, header, link, entry, directory, sectors };
}

type Entry = { name: string; kind: number; child: number; first: number; size: number };

function writeEntry(view: DataView, at: number, { name, kind, child, first, size }: Entry) {
  for (const [place, letter] of [...name].entries()) view.setUint16(at + 2 * place, letter.charCodeAt(0), true);
  view.setUint16(at + 64, 2 * name.length + 2, true);
  view.setUint8(at + 66, kind);
  view.setUint32(at + 68, free, true);
  view.setUint32(at + 72, free, true);
  view.setUint32(at + 76, child, true);
  view.setUint32(at + 116, first, true);
  view.setUint32(at + 120, size, true);
}
