import { viewOf } from "./faults.ts";

const orientationTag = 0x0112;
const shortType = 3;

/** How a camera was held, 1 (upright) to 8, out of EXIF's TIFF block; 1 for whatever cannot be read. */
export function orientationIn(tiff: Uint8Array): number {
  if (tiff.length < 8) return 1;
  const view = viewOf(tiff);
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittle = order === 0x4949;
  if (view.getUint16(2, isLittle) !== 42) return 1;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittle);
  for (let at = directory + 2, left = entries; left > 0 && at + 12 <= tiff.length; at += 12, left -= 1) {
    if (view.getUint16(at, isLittle) !== orientationTag || view.getUint16(at + 2, isLittle) !== shortType) continue;
    const orientation = view.getUint16(at + 8, isLittle);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** A TIFF block that says how the camera was held and nothing else. */
export function orientationOnly(orientation: number): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(26);
  const view = viewOf(block);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, 8);
  view.setUint16(8, 1);
  view.setUint16(10, orientationTag);
  view.setUint16(12, shortType);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return block;
}

/** Width and height as they are shown: from the fifth orientation on a picture lies on its side. */
export function upright(width: number, height: number, orientation: number) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
