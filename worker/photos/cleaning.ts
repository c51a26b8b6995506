import { photoLimits, thumbLimits } from "./contract.ts";
import { BadPhoto, type CleanPhoto, lettersAt, type PhotoFault } from "./faults.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng } from "./png.ts";
import { cleanWebp } from "./webp.ts";

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp };
const heic = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** The photo in these bytes with nothing else left in it, or why there is none. Neither name nor said type is asked. */
export function cleanPhoto(bytes: Uint8Array): { photo: CleanPhoto } | { fault: PhotoFault } {
  try {
    if (bytes.length === 0) throw new BadPhoto("empty");
    if (bytes.length > photoLimits.bytes) throw new BadPhoto("large");
    const kind = kindOf(bytes);
    if (!Object.hasOwn(cleaners, kind)) throw new BadPhoto(kind as PhotoFault);
    return { photo: cleaners[kind as keyof typeof cleaners](bytes) };
  } catch (error) {
    if (error instanceof BadPhoto) return { fault: error.fault };
    throw error;
  }
}

/** A small copy made in a browser, if it is one of this photo; undefined for anything else. */
export function cleanThumb(bytes: Uint8Array, photo: CleanPhoto): CleanPhoto | undefined {
  if (bytes.length > thumbLimits.bytes) return undefined;
  const cleaned = cleanPhoto(bytes);
  if (!("photo" in cleaned)) return undefined;
  const { width, height, bytes: kept } = cleaned.photo;
  // Heavier than its photo it spares nobody anything, and its bytes are in no plan's sum.
  const isSmall = Math.max(width, height) <= thumbLimits.longest_side && kept.length <= photo.bytes.length;
  // Rounding to whole pixels moves the shape a little.
  const isAlike = Math.abs(width * photo.height - height * photo.width) <= 2 * (photo.width + photo.height);
  return isSmall && isAlike ? cleaned.photo : undefined;
}

function kindOf(bytes: Uint8Array): keyof typeof cleaners | PhotoFault {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (lettersAt(bytes, 0) === "\u0089PNG" && lettersAt(bytes, 4) === "\r\n\u001a\n") return "png";
  if (lettersAt(bytes, 0) === "RIFF" && lettersAt(bytes, 8) === "WEBP") return "webp";
  if (lettersAt(bytes, 0) === "GIF8") return "gif";
  if (lettersAt(bytes, 4) === "ftyp" && heic.includes(lettersAt(bytes, 8))) return "heic";
  const opening = new TextDecoder().decode(bytes.subarray(0, 1024));
  return /^\s*</.test(opening) && /<svg[\s>]/i.test(opening) ? "svg" : "kind";
}
