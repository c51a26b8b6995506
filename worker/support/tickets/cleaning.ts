import { type CleanFile, cleanFile } from "#worker/attachments/cleaning.ts";
import { fileLimits } from "./contract.ts";

const workbook = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** A file as it is kept with a message. */
export type TicketFileKept = { type: CleanFile["type"] | typeof workbook | "text/csv"; bytes: Uint8Array<ArrayBuffer> };

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);
/** As much of a workbook's directory as is looked at: it stands at the end, and names every part. */
const directoryBytes = 256 * 1024;

/**
 * The file in these bytes, or the key of why there is none: a picture with nothing else left in it, or a PDF, a workbook, a
 * table of commas as it came, of which nothing is opened. Its bytes say what it is; only for a table its name must too, for
 * text looks like anything.
 */
export function cleanTicketFile(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): { file: TicketFileKept } | { fault: string } {
  if (bytes.length === 0) return { fault: "support.ticket.file_empty" };
  if (bytes.length > fileLimits.bytes) return { fault: "support.ticket.file_large" };
  if (latin(bytes.subarray(0, 4)) === "PK\u0003\u0004")
    return isWorkbook(bytes) ? { file: { type: workbook, bytes } } : { fault: "support.ticket.file_kind" };
  if (/\.csv$/i.test(name.trim()))
    return isTable(bytes) ? { file: { type: "text/csv", bytes } } : { fault: "support.ticket.file_kind" };
  const cleaned = cleanFile(bytes);
  if ("file" in cleaned) return cleaned;
  const { fault } = cleaned;
  if (fault === "kind" || fault === "pdf_large") return { fault: "support.ticket.file_kind" };
  return { fault: fault.startsWith("pdf_") ? `attachments.${fault}` : `photos.file.${fault}` };
}

// Names of parts stand there as they are, packed or not; what holds a program is no table.
function isWorkbook(bytes: Uint8Array): boolean {
  const directory = latin(bytes.subarray(-directoryBytes));
  return (
    directory.includes("[Content_Types].xml") && directory.includes("xl/workbook.xml") && !/vbaProject/i.test(directory)
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a table of text holds none of these
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
/** What a page, a drawing or a program begins with, and no heading of a table does. */
const otherwise = /^(\u00ef\u00bb\u00bf)?\s*(<|%!|#!|%PDF|MZ|GIF8|RIFF)/;

function isTable(bytes: Uint8Array): boolean {
  const head = latin(bytes.subarray(0, 64 * 1024));
  return !controls.test(head) && !otherwise.test(head);
}
