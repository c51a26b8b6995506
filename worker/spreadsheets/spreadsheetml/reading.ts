import { type Budget, newBudget } from "../budget.ts";
import { type Book, type NamedSheet, sheetName } from "../cells.ts";
import { formatsOf } from "../number-formats.ts";
import { loadFormatter } from "../workbook.ts";
import { type Archive, notExcel, unpack } from "../zip-entries.ts";
import type { Meanings } from "./cell.ts";
import { type Parts, partsIn } from "./parts.ts";
import { sharedStrings } from "./shared-strings.ts";
import { readSheet } from "./sheet.ts";
import { type Looks, looksIn } from "./styles.ts";
import { type ListedSheet, type Workbook, workbookIn } from "./workbook-parts.ts";

/**
 * Reads an .xlsx; throws `Refusal` when it is none, or is made to hurt. Not by SheetJS: that reads all of it in one go,
 * whatever is needed of it, and whoever else is to be served waits.
 */
export async function readXlsx(bytes: Uint8Array): Promise<Book> {
  const { sheets } = await openXlsx(unpack(bytes));
  // Where a sheet cannot be read and the first says nothing, nothing is imported rather than another sheet.
  if (sheets.includes(undefined) && !sheets[0]?.count) throw notExcel();
  return sheets.flatMap((sheet) => {
    if (!sheet || sheet.count === 0) return [];
    const { part: _, ...own } = sheet;
    return [own];
  });
}

/** A sheet with the part of the file that holds it. */
export type SheetPart = NamedSheet & { part: string | undefined };

/** The sheets of an .xlsx in their order, undefined where one cannot be read, and how numbers look in its styles. */
export async function openXlsx(archive: Archive): Promise<{ sheets: Array<SheetPart | undefined>; looks: Looks }> {
  const budget = newBudget();
  const parts = partsIn(archive);
  const workbook = await workbookIn(parts, budget);
  await parts.weigh(partsOf(workbook));
  const meanings = await meaningsOf(workbook, parts);
  const sheets: Array<SheetPart | undefined> = [];
  for (const listed of workbook.sheets) {
    const sheet = await sheetOf(listed, { parts, budget, meanings });
    sheets.push(sheet && { ...sheet, part: listed.part });
  }
  return { sheets, looks: meanings.looks };
}

function partsOf({ texts, styles, sheets }: Workbook): string[] {
  return [texts, styles, ...sheets.map(({ part }) => part)].filter((part) => part !== undefined);
}

async function meaningsOf({ texts, styles, date1904 }: Workbook, parts: Parts): Promise<Meanings> {
  const shown = formatsOf(await loadFormatter());
  return { date1904, texts: await sharedStrings(parts, texts), looks: await looksIn(parts, styles, shown) };
}

type Whole = { parts: Parts; budget: Budget; meanings: Meanings };

async function sheetOf(
  { name, is_hidden, part }: ListedSheet,
  { parts, budget, meanings }: Whole,
): Promise<NamedSheet | undefined> {
  const content = part === undefined ? undefined : await readSheet({ parts, part }, { sheet: name, budget, meanings });
  return content && { name: sheetName(name), is_hidden, date1904: meanings.date1904, ...content };
}
