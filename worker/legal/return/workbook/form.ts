import { entriesOf, type ZipEntry } from "#worker/files/zip-reading.ts";
import { type Part, zipOf } from "#worker/files/zip-stream.ts";
import type { ReturnField } from "#worker/legal/given/columns-contract.ts";
import { Refusal } from "#worker/refusal.ts";
import { columnAt } from "#worker/spreadsheets/addresses.ts";
import { openXlsx, type SheetPart } from "#worker/spreadsheets/spreadsheetml/reading.ts";
import { xlsxBytes } from "#worker/spreadsheets/uploads/upload.ts";
import { type Archive, mostEntries, notExcel, swollen, unpack } from "#worker/spreadsheets/zip-entries.ts";
import { type FormValue, filledSheet, movedAfter } from "./filling.ts";
import { type FormColumn, findHeadings, type Headings } from "./headings.ts";
import { validationsIn, wordsFor } from "./lists.ts";
import { movedChain, namesIn, sheetNumber } from "./names.ts";
import { type SheetMarkup, sheetMarkup } from "./sheet-markup.ts";
import { tableIn } from "./table.ts";

/** The authority's workbook, taken apart as far as it is filled. */
type OpenedForm = {
  entries: ZipEntry[];
  archive: Archive;
  headings: Headings;
  markup: SheetMarkup;
  sheets: ReadonlyArray<SheetPart | undefined>;
  isDate: (style: string | undefined) => boolean;
};

const refusal = (key: string) => new Refusal("invalid", { file: [key] });
const chain = "xl/calcchain.xml";
const bookPart = "xl/workbook.xml";
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const partName = ({ name }: Pick<ZipEntry, "name">) => name.replaceAll("\\", "/").toLowerCase();
// The first day that all programs count alike; what shows it as a day is made for days.
const someDay = 40_000;

/**
 * Opens a workbook that is given as a form. Refuses on `file` what is none or is made to hurt, what has macros, and one
 * without the headings of the return.
 */
export async function openForm(name: string, bytes: Uint8Array): Promise<OpenedForm> {
  if (/\.xl(?:sm|tm|sb|am)$/i.test(name)) throw refusal("legal.return.file.macros");
  const given = xlsxBytes({ name, bytes });
  const archive = unpack(given);
  const hasMacros = [...archive.keys()].some((it) => it.endsWith("vbaproject.bin") || it.includes("/macrosheets/"));
  if (hasMacros || /<Override\s[^>]*macroEnabled/i.test(text(archive.get("[content_types].xml"))))
    throw refusal("legal.return.file.macros");
  const { sheets, looks } = await openXlsx(archive);
  const headings = findHeadings(sheets);
  if (!headings) throw refusal("legal.return.file.headings");
  return {
    entries: entriesOf(given, mostEntries, { broken: notExcel, swollen }),
    archive,
    headings,
    markup: sheetMarkup(text(archive.get(headings.part))),
    sheets,
    isDate: (style) => style !== undefined && looks(someDay, style).shown === "date",
  };
}

/** A form with what its columns are for, as somebody answered. */
export const withColumns = (form: OpenedForm, columns: FormColumn[]): OpenedForm => ({
  ...form,
  headings: { ...form.headings, columns },
});

/** Where the birds go, and how each column of ours says things: its own words, and whether it is made for days. */
export function placesIn(form: OpenedForm) {
  const { headings, markup, sheets, archive } = form;
  const table = tableIn(headings, markup);
  const validations = validationsIn(markup.after);
  const names = namesIn(text(archive.get(bookPart)));
  const known = { validations, sheets, here: headings.sheet, names };
  const columns = headings.columns.flatMap(({ column, field }) => {
    if (!field) return [];
    const at = columnAt(column);
    const words = wordsFor({ row: table.first, column: at }, known);
    return [{ column, field, words, isDate: form.isDate(table.styles.get(at)) }];
  });
  return { table, columns };
}
type FormPlaces = ReturnType<typeof placesIn>;
export type FormPlace = { field: ReturnField; words: string[]; isDate: boolean };

/** The workbook with rows written into it; every part but the sheet, and the list of its formulas, is handed on untouched. */
export async function filledForm(form: OpenedForm, { table, columns }: FormPlaces, rows: FormValue[][]) {
  const { entries, archive, headings, markup } = form;
  const move = { after: movedAfter(table), by: Math.max(0, rows.length - table.free) };
  const isTable = /<(?:\w+:)?tablePart\s/.test(markup.after);
  if (move.by > 0 && isTable) throw refusal("legal.return.file.table");
  const sheet = headings.sheet.name;
  const parts = entries.map((entry): Part => {
    const part = partName(entry);
    if (part === headings.part)
      return {
        name: entry.name,
        content: filledSheet({ sheet, markup, table, columns: columns.map(({ column }) => column), rows }),
      };
    if (part !== chain || move.by === 0) return { name: entry.name, entry };
    const number = sheetNumber(text(archive.get(bookPart)), sheet);
    return { name: entry.name, content: [movedChain(text(archive.get(chain)), move, number)] };
  });
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(parts)) pieces.push(piece);
  return joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
