import type { Language } from "#db/vocabulary.ts";
import { fieldsFor } from "#worker/birdfiles/columns.ts";
import type { ImportSheet } from "#worker/birdfiles/columns-contract.ts";
import { type DayColumn, fileFields, requiredFields } from "#worker/birdfiles/contract.ts";
import { slugMeant } from "#worker/birdfiles/species-words.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { lettersOf } from "#worker/spreadsheets/addresses.ts";
import type { ImportPlan, Known } from "./plan.ts";
import type { Headings } from "./reading/headings.ts";
import type { Remark } from "./reading/rows.ts";
import type { ImportReport, Makes, RowError } from "./report-contract.ts";

/** A report as it is kept: without words, for they depend on the reader. */
export type KeptReport = Omit<ImportReport, "errors" | "warnings"> & { errors: KeptError[]; warnings: KeptError[] };
/** `at` is the column's place in the file, from 0. */
type KeptError = Omit<RowError, "message" | "cell"> & { at?: number; values?: Record<string, string | number> };

const excerpt = 80;
// What is kept of an import is one text of the database, of 5 MB at most: every row with a fault keeps one, some keep more.
const mostErrors = 12_000;
const many = 2000;
const shortExcerpt = 30;
/** Whoever lacks more places than these makes them in several goes. */
const mostNamed = 500;

type Around = {
  /** How many birds the plan still allows; null is any number. */
  room: number | null;
  dates: DayColumn[];
  sheets: ImportSheet[];
  /** What is made first. */
  makes: Makes;
  species_taken: ImportReport["species_taken"];
  /** The name of a species or status of the organisation. */
  nameOf: (id: string) => string;
};

/** What became, or would become, of every row. */
export function reportOf(plan: ImportPlan, { columns }: Headings, around: Around): KeptReport {
  const { room, dates, sheets, makes, species_taken, nameOf } = around;
  const columnOf = new Map(columns.flatMap((column) => (column.field ? [[column.field, column] as const] : [])));
  const letters = plan.faults.length > many ? shortExcerpt : excerpt;
  const keep = ({ row, field, value, code, values }: Remark): KeptError => {
    const { heading = "", index: at } = columnOf.get(field) ?? {};
    const where = { row, column: cut(heading, letters), ...(at !== undefined && { at }) };
    return { ...where, value: cut(value, letters), code, ...(values && { values: short(values, letters) }) };
  };
  const order = [...columnOf.keys()];
  const place = ({ row, field }: Remark) => row * 100 + order.indexOf(field);
  const inOrder = (remarks: readonly Remark[]) =>
    [...remarks].sort((one, other) => place(one) - place(other)).map(keep);
  const errors = withinBounds(plan.faults);
  return {
    rows: plan.rows,
    created: plan.created.length,
    updated: plan.updated.length,
    unchanged: plan.unchanged,
    skipped: plan.skipped,
    rejected: plan.rejected,
    errors: inOrder(errors),
    more_errors: plan.faults.length - errors.length,
    warnings: inOrder(plan.remarks.slice(0, mostErrors)),
    unknown_species: plan.unknown.species
      .slice(0, mostNamed)
      .map(({ name, rows }) => ({ name: cut(name), rows, slug: slugMeant(name) })),
    unknown_places: plan.unknown.places.slice(0, mostNamed),
    unknown_statuses: plan.unknown.statuses.slice(0, mostNamed).map(({ name, rows }) => ({ name: cut(name), rows })),
    makes,
    references: plan.references.length,
    missing_parents: plan.missing_parents,
    dates: dates.map((it) => ({ ...it, heading: cut(it.heading) })),
    ignored_columns: columns
      .filter(({ field }) => field === null)
      .map(({ heading, samples }) => ({ heading: cut(heading), samples })),
    names_taken: plan.names_taken.slice(0, mostNamed).map((it) => ({ ...it, name: cut(it.name), ring: cut(it.ring) })),
    same_as: plan.same_as.slice(0, mostNamed).map(({ field, name, means, rows }) => {
      return { field, word: cut(name), means, name: nameOf(means), rows };
    }),
    species_taken,
    sheets,
    over_limit: room === null ? 0 : Math.max(0, plan.grows_by - Math.max(0, room)),
  };
}

/** The first fault of every row, and of the others as many as there is room for. */
function withinBounds(faults: readonly Remark[]): readonly Remark[] {
  if (faults.length <= mostErrors) return faults;
  const seen = new Set<number>();
  const first: Remark[] = [];
  const others: Remark[] = [];
  for (const fault of faults) {
    (seen.has(fault.row) ? others : first).push(fault);
    seen.add(fault.row);
  }
  return [...first, ...others.slice(0, Math.max(0, mostErrors - first.length))];
}

/** A value as a report shows it: its beginning. */
export const cut = (text: string, most = excerpt) =>
  text.length > most ? `${[...text.slice(0, most)].slice(0, -1).join("")}…` : text;

const short = (values: NonNullable<Remark["values"]>, most: number) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? cut(value, most * 4) : value]),
  );

/** The name of a species or status of the organisation, in the reader's language. */
export function namesIn({ species, statuses }: Known, language: Language) {
  const names = new Map([
    ...species.map(({ id, common_name }) => [id, common_name] as const),
    ...statuses.map((status) => [status.id, status[`name_${language}`]] as const),
  ]);
  return (id: string) => names.get(id) ?? "";
}

// What reports kept earlier do not say yet.
const later = {
  unknown_places: [],
  unknown_statuses: [],
  references: 0,
  missing_parents: 0,
  dates: [],
  makes: { species: [], statuses: [], places: [] },
  names_taken: [],
  same_as: [],
  species_taken: null,
  sheets: [],
  more_errors: 0,
};

/** The report in the reader's language; of a price they may not see, a fault is told without its value. */
export function worded(report: KeptReport, scope: Pick<Scope, "language" | "role">): ImportReport {
  const { language } = scope;
  const shown = fieldsFor(scope);
  const hidden = fileFields.filter((field) => !shown.includes(field)).map((field) => `import.${field}.`);
  // Thousands of rows fail for the same few reasons: each sentence is looked up once.
  const textByKey = new Map<string, string>();
  const sentence = (code: string, values: KeptError["values"]) => {
    const key = values ? `${code} ${JSON.stringify(values)}` : code;
    const known = textByKey.get(key) ?? translate(language, code, values);
    textByKey.set(key, known);
    return known;
  };
  const word = ({ values, at, ...error }: KeptError): RowError => {
    const value = hidden.some((family) => error.code.startsWith(family)) ? "" : error.value;
    const cell = at === undefined ? null : `${lettersOf(at)}${error.row}`;
    return { ...error, cell, value, message: sentence(error.code, values) };
  };
  return { ...later, ...report, errors: report.errors.map(word), warnings: report.warnings.map(word) };
}

/** Refuses a file whose columns cannot be told apart, or that lacks one we cannot do without. */
export function requireColumns({ missing, twice }: Headings, language: Language) {
  const named = (fields: readonly string[]) =>
    fields.map((field) => translate(language, `import.field.${field}`)).join(", ");
  if (twice.length > 0) {
    throw new Refusal("invalid", { file: ["import.columns.twice"] }, { values: { columns: named(twice) } });
  }
  if (missing.length === 0) return;
  const values = { columns: named(missing), required: named(requiredFields) };
  throw new Refusal("invalid", { file: ["import.columns.missing"] }, { values });
}
