import type { Env } from "#worker/env.ts";
import { attachment } from "#worker/files/attachment.ts";
import { type ReturnField, returnFields } from "#worker/legal/given/columns-contract.ts";
import { formBytes, type Given } from "#worker/legal/given/storing.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { writeAmounts } from "#worker/spreadsheets/workbook.ts";
import { isSettled, planOf } from "./given-form.ts";
import type { ReturnRow } from "./reading.ts";
import { valueIn } from "./words.ts";
import { filledForm, openForm, placesIn, withColumns } from "./workbook/form.ts";

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
type About = { year: number; rows: readonly ReturnRow[]; form: Given | null };

/**
 * The return of a year as a workbook: the form of that year, filled, else our own layout, which says that it is not official.
 * Refuses on `columns` a form that still has columns to be asked, `missing` where its file is gone.
 */
export async function returnFile(
  scope: Scope,
  env: Env,
  { year, rows, form }: About,
): Promise<Uint8Array<ArrayBuffer>> {
  return form ? filled(env, form, rows) : ownLayout(scope, year, rows);
}

async function filled(env: Env, given: Given, rows: readonly ReturnRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const plan = planOf(given);
  if (!plan || !isSettled(plan)) throw new Refusal("invalid", { columns: ["legal.return.columns.open"] });
  const bytes = await formBytes(env.FILES, given);
  if (rows.length === 0) return bytes as Uint8Array<ArrayBuffer>;
  const form = withColumns(await openForm(given.file_name, bytes), plan.columns);
  const places = placesIn(form);
  const { date1904 } = form.headings.sheet;
  // The form speaks Portuguese, whoever fills it.
  const values = rows.map((row) => places.columns.map((place) => valueIn(row, place, { language: "pt", date1904 })));
  return filledForm(form, places, values);
}

async function ownLayout(scope: Scope, year: number, rows: readonly ReturnRow[]): Promise<Uint8Array<ArrayBuffer>> {
  const { papers_language: language } = scope;
  const say = (key: string, values = {}) => translate(language, key, values);
  const cellOf = (row: ReturnRow, field: ReturnField) => {
    const value = valueIn(row, { field, words: [], isDate: false }, { language, date1904: false });
    return typeof value === "number" ? { amount: value, digits: 0 } : (value ?? "");
  };
  const table = [
    [say("legal.return.file.unofficial", { year })],
    returnFields.map((field) => say(`legal.return.field.${field}`)),
    ...rows.map((row) => returnFields.map((field) => cellOf(row, field))),
  ];
  return (await writeAmounts(say("legal.return.file.sheet"), table)) as Uint8Array<ArrayBuffer>;
}

/** What the file is and how it is called. */
export const fileHeaders = ({ papers_language }: Scope, year: number): Record<string, string> => ({
  "Content-Type": xlsxType,
  "Content-Disposition": attachment(`${translate(papers_language, "legal.return.file.name")}-${year}`, "xlsx"),
  "Cache-Control": "private, no-store",
});
