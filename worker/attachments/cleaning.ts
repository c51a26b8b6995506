import { cleanPhoto } from "#worker/photos/cleaning.ts";
import type { PhotoFault } from "#worker/photos/faults.ts";
import { largestAttachment } from "./contract.ts";

/** A file that belongs to something, as it is kept. */
export type CleanFile = {
  type: "application/pdf" | "image/jpeg" | "image/png" | "image/webp";
  bytes: Uint8Array<ArrayBuffer>;
};
/** Why a file is none: what is wrong with a PDF, or with a picture. */
type FileFault = "pdf_large" | "pdf_broken" | PhotoFault;

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
// What a zip's directory ends with: 22 bytes and a comment of at most 65,535.
const zipTail = 65_557;

/**
 * The file in these bytes, or why there is none: a PDF as it came, a picture with nothing else left in it. Neither name nor
 * said type is asked; what would be something else as well for another program is refused.
 */
export function cleanFile(bytes: Uint8Array<ArrayBuffer>): { file: CleanFile } | { fault: FileFault } {
  if (/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8)))) return pdfIn(bytes);
  const cleaned = cleanPhoto(bytes);
  return "fault" in cleaned ? cleaned : { file: cleaned.photo };
}

function pdfIn(bytes: Uint8Array<ArrayBuffer>): { file: CleanFile } | { fault: FileFault } {
  if (bytes.length > largestAttachment) return { fault: "pdf_large" };
  const isWhole = /%%EOF\s*$/.test(latin(bytes.subarray(-1024)));
  const isPage = /<\s*(!doctype|html|head|body|script|svg|\?php)/i.test(latin(bytes.subarray(0, 1024)));
  const isZip = latin(bytes.subarray(-zipTail)).includes("PK\u0005\u0006");
  return isWhole && !isPage && !isZip ? { file: { type: "application/pdf", bytes } } : { fault: "pdf_broken" };
}
