import { inflateSync } from "node:zlib";
import { joined, lettersAt, viewOf } from "./faults.ts";

/** What a PNG says of itself, and its picture as it is packed. */
export type PngShape = {
  width: number;
  height: number;
  /** Bits of each of its channels. */
  depth: number;
  channels: number;
  /** Colours of a picture that has a palette, three bytes each. */
  palette: Uint8Array | undefined;
  packed: Uint8Array<ArrayBuffer>;
  /** Whether a PDF takes it packed as it is: row by row, and nothing of it transparent. */
  isPlain: boolean;
};

/** Pixels that a sheet of paper shows at most: beyond, whoever opens it waits. */
const mostPrinted = 24_000_000;
/** Pixels that are unpacked at most: they take 12 bytes each, and a worker has 128 MB for everything. */
const mostUnpacked = 4_500_000;

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The shape of a PNG, read from its header; undefined for what is none. Nothing is unpacked. */
export function shapeOf(bytes: Uint8Array): PngShape | undefined {
  if (bytes.length < 33 || lettersAt(bytes, 0) !== "\u0089PNG" || lettersAt(bytes, 12) !== "IHDR") return undefined;
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colour = -1, , , interlace = 1] = bytes.subarray(24, 29);
  const channels = channelsOf[colour];
  const chunks = chunksBehind(bytes, 33);
  const [palette] = chunks.PLTE;
  if (!channels || width < 1 || height < 1 || chunks.IDAT.length === 0 || (colour === 3 && !palette)) return undefined;
  const isPlain = interlace === 0 && colour < 4 && chunks.tRNS.length === 0;
  const own = { width, height, depth, channels, isPlain };
  return { ...own, palette: colour === 3 ? palette : undefined, packed: joined(chunks.IDAT) };
}

function chunksBehind(bytes: Uint8Array, from: number) {
  const found: Record<"PLTE" | "tRNS" | "IDAT", Uint8Array[]> = { PLTE: [], tRNS: [], IDAT: [] };
  const view = viewOf(bytes);
  for (let at = from; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = lettersAt(bytes, at + 4);
    if (Object.hasOwn(found, name)) found[name as keyof typeof found].push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return found;
}

/** Why a PNG cannot stand on paper: too many pixels for a worker, or a picture that is not what its header says. */
export function unprintable(bytes: Uint8Array): "pixels" | "damaged" | undefined {
  const shape = shapeOf(bytes);
  if (!shape) return "damaged";
  const pixels = shape.width * shape.height;
  if (pixels > (shape.isPlain ? mostPrinted : mostUnpacked)) return "pixels";
  return !shape.isPlain && isSwollen(shape) ? "damaged" : undefined;
}

// What unpacks it has no bound of its own. Interlaced, a picture has up to two rows for each, and a byte before all of them.
function isSwollen({ width, height, depth, channels, packed }: PngShape): boolean {
  const row = Math.ceil((width * channels * depth) / 8);
  try {
    inflateSync(packed, { maxOutputLength: (row + 4) * height + 64 });
    return false;
  } catch {
    return true;
  }
}
