import { species } from "#db/schema/species.ts";
import { fieldsFor } from "#worker/birdfiles/columns.ts";
import type { ColumnChoice } from "#worker/birdfiles/columns-contract.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Book, NamedSheet, Sheet } from "#worker/spreadsheets/cells.ts";
import { holdsSpecies, valuesIn } from "./column-values.ts";
import { type Corrections, corrected } from "./corrections.ts";
import { findHeadings, type Headings } from "./headings.ts";
import { chooseSheet } from "./sheets.ts";

/** How a file is read: which of its sheets, which column is what, the species of rows that name none, what was corrected. */
export type Reading = {
  mapping: ColumnChoice;
  sheet?: string | undefined;
  /** As the reader chose it. */
  species?: string | undefined;
  /** The organisation's only species where it stands for a column of them; null where none does. */
  only_species?: string | null | undefined;
  corrections?: Corrections | undefined;
};

/** The species of rows that name none; undefined where they are refused. */
export const speciesFor = ({ species, only_species }: Reading): string | undefined =>
  species || only_species || undefined;

/** The sheet of a book that is read, as it stands there and as it reads once corrected. */
export function sheetOf(
  book: Book,
  { sheet: name, corrections }: Reading,
): { standing: NamedSheet; sheet: NamedSheet } {
  const standing = chooseSheet(book, name);
  return { standing, sheet: corrected(standing, corrections) };
}

/** What a report says of it. */
export function speciesTaken(reading: Reading): { name: string; is_only: boolean } | null {
  const name = speciesFor(reading);
  return name ? { name, is_only: !reading.species } : null;
}

/** The columns of a sheet that hold what the caller may not see. */
export function hiddenColumns(scope: Pick<Scope, "role">, sheet: Sheet, { mapping }: Reading): ReadonlySet<number> {
  const readable = fieldsFor(scope);
  const { columns } = findHeadings(sheet, mapping);
  return new Set(columns.flatMap(({ field, index }) => (field && !readable.includes(field) ? [index] : [])));
}

/**
 * What the columns of a sheet hold; a species for rows that name none does for the column. A column of prices is left
 * alone, unseen, where the caller may not handle money.
 */
export function headingsOf(scope: Pick<Scope, "role">, sheet: Sheet, reading: Reading): Headings {
  const all = findHeadings(sheet, reading.mapping);
  const readable = fieldsFor(scope);
  const columns = all.columns.map((column) => {
    const isHidden = column.field !== null && !readable.includes(column.field);
    return isHidden ? { ...column, field: null, samples: [] } : column;
  });
  const found = { ...all, columns };
  return speciesFor(reading) ? { ...found, missing: found.missing.filter((field) => field !== "species") } : found;
}

/**
 * A reading in which the only species of an organisation stands for the column that a list of its birds does not have. It
 * is not taken where a column nobody recognised names species.
 */
export async function withOnlySpecies<Given extends Reading>(
  scope: Scope,
  sheet: Sheet,
  reading: Given,
): Promise<Given & Pick<Reading, "only_species">> {
  if (reading.only_species !== undefined || speciesFor(reading)) return reading;
  const { at, columns, missing } = headingsOf(scope, sheet, reading);
  const isLacking = missing.includes("species") && !missing.includes("identifier");
  const isNamed = columns.some(({ field, index }) => field === null && holdsSpecies(valuesIn(sheet, at, index)));
  if (!isLacking || isNamed) return { ...reading, only_species: null };
  const [name, other] = await speciesNames(scope);
  return { ...reading, only_species: (other === undefined && name) || null };
}

const mostNames = 100;

/** The organisation's species to choose among, by their names. */
export async function speciesNames(scope: Scope): Promise<string[]> {
  const found = await scope.db
    .select({ name: species.common_name })
    .from(species)
    .where(owned(scope, species))
    .orderBy(species.common_name)
    .limit(mostNames);
  return found.map(({ name }) => name);
}
