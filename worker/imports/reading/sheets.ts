import type { ImportSheet } from "#worker/birdfiles/columns-contract.ts";
import { requiredFields } from "#worker/birdfiles/contract.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Book, NamedSheet } from "#worker/spreadsheets/cells.ts";
import { headingsAlone } from "./headings.ts";

/**
 * The sheet that is read: the one asked for by name, else the visible one whose headings fit best; a hidden one only where
 * no other holds anything. Throws `Refusal` for a name no sheet has.
 */
export function chooseSheet(book: Book, name?: string): NamedSheet {
  const wanted = name === undefined ? undefined : book.find((sheet) => sheet.name === name);
  if (wanted) return wanted;
  if (name !== undefined) throw new Refusal("invalid", { sheet: ["import.sheet.unknown"] });
  const visible = book.filter(({ is_hidden }) => !is_hidden);
  const [first, ...others] = visible.length > 0 ? visible : book;
  if (!first) throw new Refusal("invalid", { file: ["import.file.empty"] });
  return others.reduce((best, sheet) => (fitOf(sheet) > fitOf(best) ? sheet : best), first);
}

/** How well a sheet's headings fit: what must be there counts most, then birds below, then every other column. */
function fitOf(sheet: NamedSheet): number {
  const { at, columns, missing } = headingsAlone(sheet);
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  const hasBirds = sheet.count > at + 1;
  return (requiredFields.length - missing.length) * 1000 + (hasBirds ? 100 : 0) + fields.size;
}

/** The sheets of a workbook as the reader may choose among them; none for a table that is no workbook. */
export const sheetsIn = (book: Book, read: NamedSheet): ImportSheet[] =>
  book
    .filter(({ name }) => name !== "")
    .slice(0, 100)
    .map((sheet) => ({
      name: sheet.name,
      rows: Math.max(0, sheet.count - headingsAlone(sheet).at - 1),
      is_hidden: sheet.is_hidden,
      is_read: sheet === read,
    }));
