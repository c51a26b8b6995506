import { cleanFile } from "#worker/attachments/cleaning.ts";
import { entriesOf } from "#worker/files/zip-reading.ts";
import { logoIn } from "#worker/organization/logo.ts";
import { Refusal } from "#worker/refusal.ts";
import { mostEntries, notExcel, swollen } from "#worker/spreadsheets/zip-entries.ts";
import { photoKind } from "./photo-kinds.ts";

/** What the logo is called in an archive, before its extension. */
export const logoName = "papers/logo";
/** What the file of a row is called in an archive, before its extension. */
export const fileName = (id: string) => `papers/${id}`;
/** Names of such files. */
export const rowFiles = /^papers\/\w{1,64}\.(jpg|png|webp|pdf|xlsx)$/;

/** The file of a row as it is kept: what people attach, or a workbook without macros, as it came. Undefined for any other. */
export function rowFile(bytes: Uint8Array): { type: string; bytes: Uint8Array } | undefined {
  const kind = photoKind(bytes);
  if (kind?.extension === "xlsx") return isWorkbook(bytes) ? { type: kind.type, bytes } : undefined;
  const cleaned = cleanFile(new Uint8Array(bytes));
  return "file" in cleaned ? cleaned.file : undefined;
}

/** Whether a file of an archive is what there may be under that name. */
export function isFile(name: string, bytes: Uint8Array): boolean {
  if (!name.startsWith(`${logoName}.`)) return rowFile(bytes) !== undefined;
  return refusesNot(() => logoIn(bytes).bytes.length > 0);
}

const isWorkbook = (bytes: Uint8Array) =>
  refusesNot(() => {
    const names = entriesOf(bytes, mostEntries, { broken: notExcel, swollen }).map(({ name }) => name.toLowerCase());
    return names.includes("xl/workbook.xml") && !names.some((name) => name.endsWith("vbaproject.bin"));
  });

function refusesNot(holds: () => boolean): boolean {
  try {
    return holds();
  } catch (thrown) {
    if (thrown instanceof Refusal) return false;
    throw thrown;
  }
}
