import * as z from "zod";
import type { Env } from "#worker/env.ts";
import { returnFields } from "#worker/legal/given/columns-contract.ts";
import { formBytes, type Given, keepForm, placeFields, readingForm, type Which } from "#worker/legal/given/storing.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { ColumnsChoice } from "./contract.ts";
import { wordless } from "./words.ts";
import { openForm, placesIn, withColumns } from "./workbook/form.ts";
import type { FormColumn } from "./workbook/headings.ts";

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const longestName = 200;

/** What is kept beside the file: what each column is for, and which movements the form's lists have no word for. */
type FormPlan = { columns: FormColumn[]; without: string[] };
const plan = z.object({
  columns: z.array(
    z.object({
      column: z.string(),
      heading: z.string(),
      field: z.enum([...returnFields, ""]).nullable(),
      why: z.enum(["known", "unknown", "twice", "chosen"]),
    }),
  ),
  without: z.array(z.string()),
});

/** The plan of a kept form; one that came with an archive and cannot be read asks for the file again. */
export function planOf({ fields }: Pick<Given, "fields">): FormPlan | null {
  try {
    return plan.parse(JSON.parse(fields));
  } catch {
    return null;
  }
}

/** Whether all columns of a form are answered for. */
export const isSettled = ({ columns }: Pick<FormPlan, "columns">): boolean =>
  columns.every(({ field }) => field !== null);

/** How a form is told of: the columns we know, and those that are asked. */
export function formView(given: Given, { columns }: FormPlan) {
  return {
    file_name: given.file_name,
    version: given.version,
    known: columns.filter(({ field }) => field !== null),
    unknown: columns
      .filter(({ field }) => field === null)
      .map(({ column, heading, why }) => ({ column, heading, why })),
  };
}

/** Keeps the year's workbook. Refuses on `file` what is none, has macros, or none of the headings. */
export async function keepYearsForm(scope: Scope, env: Env, { file, year }: { file: File; year: number }) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const form = await openForm(file.name, bytes);
  const { columns } = form.headings;
  const made: FormPlan = { columns, without: wordless(placesIn(form).columns, "pt") };
  const file_name = [...file.name].slice(-longestName).join("");
  const fields = JSON.stringify(made);
  const kept = await keepForm(scope, env, { kind: "annual_return", year, bytes, type: xlsx, file_name, fields });
  return formView(kept, made);
}

/**
 * Says what columns of the year's form are for. Refuses `missing` without one, `stale` when another was given meanwhile,
 * `invalid` a column that the form has not and one field in two columns.
 */
export async function chooseColumns(scope: Scope, env: Env, { year, version, columns: chosen }: ColumnsChoice) {
  const which: Which = { kind: "annual_return", year };
  const [given] = await readingForm(scope, which);
  const known = given && planOf(given);
  if (!given || !known) throw new Refusal("missing");
  const strange = Object.keys(chosen).filter((column) => !known.columns.some((it) => it.column === column));
  if (strange.length > 0) throw new Refusal("invalid", { columns: ["legal.return.columns.unknown"] });
  const columns = known.columns.map((it): FormColumn => {
    const field = chosen[it.column];
    return field === undefined ? it : { ...it, field, why: "chosen" };
  });
  const taken = columns.flatMap(({ field }) => field || []);
  if (new Set(taken).size < taken.length) throw new Refusal("invalid", { columns: ["legal.return.columns.twice"] });
  const form = withColumns(await openForm(given.file_name, await formBytes(env.FILES, given)), columns);
  const made: FormPlan = { columns, without: wordless(placesIn(form).columns, "pt") };
  const placed = await placeFields(scope, which, { fields: JSON.stringify(made), version });
  return formView(placed, made);
}
