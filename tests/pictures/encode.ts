import sharp from "sharp";
import type { Format } from "#app/site/shot-list.ts";

// Where two pixels of the file make one of the screen, less is seen of what is left out. Below 33 paper gets blotches.
const quality = { plain: 40, fine: 33 };

/** A picture of a page, made so wide, in the smallest form in which its letters stay clean. */
export function encoded(picture: Buffer, width: number, format: Format, detail: keyof typeof quality): Promise<Buffer> {
  const smaller = sharp(picture).resize({ width });
  const made =
    format === "avif"
      ? smaller.avif({ quality: quality[detail], effort: 6, chromaSubsampling: "4:4:4" })
      : // For the few browsers that know nothing newer.
        smaller.webp({ quality: 26, effort: 6, smartSubsample: true });
  return made.toBuffer();
}
