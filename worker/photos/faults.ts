import type { PhotoType } from "./contract.ts";
import { photoLimits } from "./contract.ts";

/** Why a file cannot be a photo here; the words are under `photos.file.…`. */
export type PhotoFault =
  | "empty"
  | "large"
  | "svg"
  | "gif"
  | "heic"
  | "kind"
  | "animated"
  | "unusual"
  | "damaged"
  | "pixels";

/** A file that is refused as a photo. */
export class BadPhoto extends Error {
  override name = "BadPhoto";
  constructor(readonly fault: PhotoFault) {
    super(fault);
  }
}

/** A photo with nothing in it but the picture; width and height as it is shown, turned upright. */
export type CleanPhoto = { type: PhotoType; bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

// A picture of 12 MB has some thousand parts; each costs a hundred bytes to hold, and an empty one takes four in a file.
const mostParts = 20_000;

/** Counts the parts of a picture; refuses one that falls into more than any camera or program makes. */
export function newPartCount(): () => void {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > mostParts) throw new BadPhoto("damaged");
  };
}

/** Refuses a picture that would take a phone's memory away, before anything of it is read. */
export function requireShowable(width: number, height: number): void {
  if (width < 1 || height < 1) throw new BadPhoto("damaged");
  const { longest_side, pixels } = photoLimits;
  if (Math.max(width, height) > longest_side || width * height > pixels) throw new BadPhoto("pixels");
}

/** Pieces one behind the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The four letters at a place, as formats name their parts. */
export const lettersAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The same bytes as numbers. */
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
