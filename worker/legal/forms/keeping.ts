import { sql } from "drizzle-orm";
import { cleanFile } from "#worker/attachments/cleaning.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { formBytes, type Given, keepForm, placeFields, readingForm } from "../given/storing.ts";
import { contentOf, type FormContent } from "./content.ts";
import { type FormChange, largestForm } from "./contract.ts";
import { type FormData, type PlacedData, usualStep } from "./data-contract.ts";
import { recognised } from "./naming.ts";
import { transferForm } from "./on-form.ts";
import type { OpenForm } from "./opening.ts";
import { outside } from "./places.ts";

/** The form that was given, with its bytes; undefined without one. */
export async function givenForm(
  scope: Scope,
  files: Env["FILES"],
): Promise<(Given & { bytes: Uint8Array }) | undefined> {
  const [row] = await readingForm(scope, transferForm);
  return row && { ...row, bytes: await formBytes(files, row) };
}

/**
 * Keeps the authority's empty form. Its fields are known by their names; what was said of a field or a place of the one before
 * stays where the new form has it too. Refuses on `file` (`invalid`) what cannot be drawn on.
 */
export async function giveForm(scope: Scope, env: Env, sent: File): Promise<Given> {
  if (sent.size > largestForm) throw unfit("large");
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const cleaned = cleanFile(bytes);
  if ("fault" in cleaned) throw unfit(cleaned.fault === "pdf_broken" ? "broken" : "kind");
  if (cleaned.file.type !== "application/pdf") throw unfit("kind");
  const { openForm } = await import("./opening.ts");
  const { UnfitForm } = await import("./parsing.ts");
  const open = await openForm(bytes).catch((error) => {
    throw error instanceof UnfitForm ? unfit(error.fault) : error;
  });
  const [before] = await readingForm(scope, transferForm);
  const fields = JSON.stringify(contentFor(open, before && contentOf(before)));
  if (fields.length > 190_000) throw unfit("fields");
  const type = "application/pdf";
  return keepForm(scope, env, { ...transferForm, bytes, type, file_name: nameOf(sent), fields });
}

const unfit = (fault: string) =>
  new Refusal(
    "invalid",
    { file: [`legal.form.${fault}`] },
    { values: { most: Math.floor(largestForm / 1024 / 1024) } },
  );

const nameOf = ({ name }: File) =>
  [
    ...name
      .normalize("NFC")
      .replace(/[\p{C}\p{Z}/\\]+/gu, " ")
      .trim(),
  ]
    .slice(0, 120)
    .join("") || "PDF";

/** Millimetres of points, to a tenth. */
const inMm = (points: number) => Math.round((points * 254) / 72) / 10;

function contentFor({ pages, widgets }: OpenForm, before: FormContent | undefined): FormContent {
  const named = new Map(widgets.filter(({ kind }) => kind === "text").map((it) => [it.name, it]));
  const fields = [...named.values()].map(({ name, label, page }) => ({ name, label, page }));
  const kept = Object.entries(before?.goes ?? {}).filter(([name]) => named.has(name));
  const sizes = pages.map(({ width, height }) => ({ width: inMm(width), height: inMm(height) }));
  const step = before?.step ?? usualStep;
  const stray = new Set(outside({ pages: sizes, places: before?.places ?? {}, step }));
  const goes = { ...Object.fromEntries(recognised(fields)), ...Object.fromEntries(kept) };
  const taken = new Set(Object.values(goes).map((data) => data.replace(/\.\d\./, ".")));
  // Places of a form without fields are none of one with fields, nor the other way round.
  const isAlike = before !== undefined && (before.fields.length === 0) === (fields.length === 0);
  const places = Object.entries(isAlike ? before.places : {}).filter(
    ([data]) => !stray.has(data as PlacedData) && !taken.has(data),
  );
  return {
    pages: sizes,
    fields,
    goes,
    places: Object.fromEntries(places),
    step,
  };
}

/**
 * Writes anew what goes where. Refuses `invalid` a field that the form has not, and a place beyond its page, on
 * `places.own.name` and the like; `stale`, `missing`.
 */
export async function changeForm(scope: Scope, change: FormChange): Promise<Given> {
  const [row] = await readingForm(scope, transferForm);
  if (!row) throw new Refusal("missing");
  const content = contentOf(row);
  const known = new Set(content.fields.map(({ name }) => name));
  if (Object.keys(change.fields).some((name) => !known.has(name)))
    throw new Refusal("invalid", { fields: ["legal.form.field"] });
  const next: FormContent = {
    ...content,
    goes: merged<FormData>(content.goes, change.fields),
    places: merged(content.places, change.places),
    step: change.step ?? content.step,
  };
  const stray = outside(next);
  if (stray.length > 0)
    throw new Refusal("invalid", Object.fromEntries(stray.map((data) => [`places.${data}`, ["legal.form.outside"]])));
  return placeFields(scope, transferForm, { fields: JSON.stringify(next), version: change.version ?? row.version });
}

/** What was, with what is said now; null takes it out. */
function merged<Value>(before: Record<string, Value | undefined>, now: Record<string, Value | null | undefined>) {
  const all = { ...before, ...now };
  return Object.fromEntries(Object.entries(all).filter((it): it is [string, Value] => it[1] != null));
}

/** All forms that were given, of every kind and year. */
export function readingForms({ db, org_id }: Scope) {
  return db.all<
    Omit<Given, "fields" | "file_key">
  >(sql`SELECT id, kind, year, file_name, file_type, file_bytes, version,
    updated_at FROM paper_templates WHERE org_id = ${org_id} ORDER BY kind DESC, year DESC LIMIT 100`);
}
