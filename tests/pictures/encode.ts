import sharp from "sharp";
import type { Format } from "#app/site/shot-list.ts";

/**
 * A picture of a page, made so wide, in the smallest form in which its letters stay clean. Below 34 the paper of an AVIF
 * gets blotches; WebP is for the few browsers that know nothing newer.
 */
export function encoded(picture: Buffer, width: number, format: Format): Promise<Buffer> {
  const smaller = sharp(picture).resize({ width });
  const made =
    format === "avif"
      ? smaller.avif({ quality: 34, effort: 6, chromaSubsampling: "4:4:4" })
      : smaller.webp({ quality: 32, effort: 6, smartSubsample: true });
  return made.toBuffer();
}
