import type { Language } from "#db/vocabulary.ts";
import { type DayColumn, requiredFields } from "#worker/birdfiles/contract.ts";
import { say } from "#worker/locales/say.ts";
import { Refusal } from "#worker/refusal.ts";
import { slugNamed } from "#worker/species/profiles.ts";
import type { ImportReport, RowError } from "./contract.ts";
import type { Headings } from "./headings.ts";
import type { ImportPlan } from "./plan.ts";
import type { Remark } from "./rows.ts";

/** A report as it is kept: without words, for they depend on the reader. */
export type KeptReport = Omit<ImportReport, "errors" | "warnings"> & { errors: KeptError[]; warnings: KeptError[] };
type KeptError = Omit<RowError, "message"> & { values?: Record<string, string | number> };

const excerpt = 80;
/** Whoever lacks more places than these makes them in several goes. */
const mostNamed = 500;

type Around = { room: number | null; dates: DayColumn[] };

/** What became, or would become, of every row. `room` is how many birds the plan still allows; null is any number. */
export function reportOf(plan: ImportPlan, { columns }: Headings, { room, dates }: Around): KeptReport {
  const headingOf = new Map(columns.flatMap(({ field, heading }) => (field ? [[field, heading] as const] : [])));
  const keep = ({ row, field, value, code, values }: Remark): KeptError => {
    const column = headingOf.get(field) ?? "";
    return { row, column, value: cut(value), code, ...(values && { values }) };
  };
  const order = [...headingOf.keys()];
  const place = ({ row, field }: Remark) => row * 100 + order.indexOf(field);
  const inOrder = (remarks: readonly Remark[]) =>
    [...remarks].sort((one, other) => place(one) - place(other)).map(keep);
  return {
    rows: plan.rows,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    skipped: plan.skipped,
    rejected: plan.rejected,
    errors: inOrder(plan.faults),
    warnings: inOrder(plan.remarks),
    unknown_species: plan.unknown.species.map(({ name, rows }) => ({ name: cut(name), rows, slug: slugNamed(name) })),
    unknown_places: plan.unknown.places.slice(0, mostNamed),
    unknown_statuses: plan.unknown.statuses.slice(0, mostNamed).map(({ name, rows }) => ({ name: cut(name), rows })),
    references: plan.references.length,
    missing_parents: plan.missing_parents,
    dates: dates.map((it) => ({ ...it, heading: cut(it.heading) })),
    ignored_columns: columns.filter(({ field }) => field === null).map(({ heading }) => cut(heading)),
    over_limit: room === null ? 0 : Math.max(0, plan.grows_by - Math.max(0, room)),
  };
}

/** A value as a report shows it: its beginning. */
export const cut = (text: string) =>
  text.length > excerpt ? `${[...text.slice(0, excerpt)].slice(0, -1).join("")}…` : text;

// What reports kept earlier do not say yet.
const later = { unknown_places: [], unknown_statuses: [], references: 0, missing_parents: 0, dates: [] };

/** The report in the reader's language. */
export function worded(report: KeptReport, language: Language): ImportReport {
  // Thousands of rows fail for the same few reasons: each sentence is looked up once.
  const said = new Map<string, string>();
  const sentence = (code: string, values: KeptError["values"]) => {
    const key = values ? `${code} ${JSON.stringify(values)}` : code;
    const known = said.get(key) ?? say(language, code, values);
    said.set(key, known);
    return known;
  };
  const word = ({ values, ...error }: KeptError): RowError => ({ ...error, message: sentence(error.code, values) });
  return { ...later, ...report, errors: report.errors.map(word), warnings: report.warnings.map(word) };
}

/** Refuses a file whose columns cannot be told apart, or that lacks one we cannot do without. */
export function requireColumns({ missing, twice }: Headings, language: Language) {
  const named = (fields: readonly string[]) => fields.map((field) => say(language, `import.field.${field}`)).join(", ");
  if (twice.length > 0) {
    throw new Refusal("invalid", { file: ["import.columns.twice"] }, { values: { columns: named(twice) } });
  }
  if (missing.length === 0) return;
  const values = { columns: named(missing), required: named(requiredFields) };
  throw new Refusal("invalid", { file: ["import.columns.missing"] }, { values });
}
