import { PDFHexString, PDFImage, type PDFPage, PngEmbedder } from "@cantoo/pdf-lib";
import { orientationIn, upright } from "#worker/photos/orientation.ts";
import { type PngShape, shapeOf } from "#worker/photos/pixels.ts";
import type { Picture } from "#worker/photos/printable.ts";
import type { Paper } from "./pdf-ink.ts";

/** A room on a sheet, in points; y is its upper edge, from the top of the sheet. */
export type Room = { x: number; y: number; width: number; height: number };

/** A picture as a PDF holds it, and how the camera was held. */
export type Turned = { image: PDFImage; orientation: number };

/** The picture as a PDF holds it; undefined for one that cannot be read. */
export async function embedded({ pdf }: Paper, photo: Picture): Promise<Turned | undefined> {
  try {
    if (photo.type === "image/png") return { image: await pngIn(pdf, photo.bytes), orientation: 1 };
    return { image: await pdf.embedJpg(photo.bytes), orientation: orientationOf(photo.bytes) };
  } catch {
    return undefined;
  }
}

/** Those of some pictures that can be read, as a PDF holds them; whatever is no picture is passed over. */
export async function embeddedIn(paper: Paper, some: ReadonlyArray<Picture | string | undefined>) {
  const found = new Map<Picture, Turned>();
  for (const picture of some) {
    const turned = typeof picture === "object" ? await embedded(paper, picture) : undefined;
    if (turned && typeof picture === "object") found.set(picture, turned);
  }
  return found;
}

async function pngIn(pdf: Paper["pdf"], bytes: Uint8Array): Promise<PDFImage> {
  const shape = shapeOf(bytes);
  if (!shape?.isPlain) return pdf.embedPng(bytes);
  const { width, height } = shape;
  // Of who embeds it the page asks how large it is, and whether it is one at all: the picture stands in the paper already.
  const embedder = Object.assign(Object.create(PngEmbedder.prototype), { width, height }) as PngEmbedder;
  return PDFImage.of(asItIs(pdf, shape), pdf, embedder);
}

/** PDF packs its pictures as PNG does: one without transparency needs no unpacking, which would take 12 bytes a pixel. */
function asItIs({ context }: Paper["pdf"], { width, height, depth, channels, palette, packed }: PngShape) {
  const row = { BitsPerComponent: depth, Columns: width, Colors: channels };
  const plain = channels === 3 ? "DeviceRGB" : "DeviceGray";
  const stream = context.stream(packed, {
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: height,
    BitsPerComponent: depth,
    ColorSpace: palette ? indexed(palette) : plain,
    Filter: "FlateDecode",
    DecodeParms: { Predictor: 15, ...row },
  });
  return context.register(stream);
}

const indexed = (palette: Uint8Array) => {
  const hex = Array.from(palette, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return ["Indexed", "DeviceRGB", palette.length / 3 - 1, PDFHexString.of(hex)];
};

// What a stored JPEG keeps of EXIF stands before its picture.
function orientationOf(bytes: Uint8Array): number {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const at = head.indexOf("Exif\0\0");
  return at < 0 ? 1 : orientationIn(bytes.subarray(at + 6));
}

/** Draws a picture upright and whole into the upper left or middle of a room; answers where it stands. */
export function drawPhoto(page: PDFPage, { image, orientation }: Turned, room: Room, align = "left"): Room {
  const shown = upright(image.width, image.height, orientation);
  const scale = Math.min(room.width / shown.width, room.height / shown.height);
  const [width, height] = [shown.width * scale, shown.height * scale];
  const [x, y] = [room.x + (align === "middle" ? (room.width - width) / 2 : 0), page.getHeight() - room.y - height];
  // A page turns a picture around its lower left corner, against the clock. Mirrored ones do not come from cameras.
  if (orientation === 3 || orientation === 4)
    page.drawImage(image, { x: x + width, y: y + height, width, height, rotate: degrees(180) });
  else if (orientation === 5 || orientation === 6)
    page.drawImage(image, { x, y: y + height, width: height, height: width, rotate: degrees(-90) });
  else if (orientation >= 7)
    page.drawImage(image, { x: x + width, y, width: height, height: width, rotate: degrees(90) });
  else page.drawImage(image, { x, y, width, height });
  return { x, y: room.y, width, height };
}

const degrees = (angle: number) => ({ type: "degrees", angle }) as never;
