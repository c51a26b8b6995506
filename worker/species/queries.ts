import { asc, sql } from "drizzle-orm";
import { species } from "#db/schema/species.ts";
import { rowsOf } from "#worker/kit/rows.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { drawingOf, drawnBySpecies } from "./drawings.ts";
import { foldName } from "./names.ts";

export type Species = Omit<typeof species.$inferSelect, "name_key">;

/** The organisation's species: one of a name, whatever its case and accents; one that birds are of stays. */
export const speciesRows = rowsOf({
  table: species,
  id: "species",
  subject: "species",
  hidden: ["name_key"],
  order: species.name_key,
  unique: { field: "common_name", key: "name_key", fold: foldName, taken: "species.name.taken" },
  auditNames: { made: ["common_name"], gone: ["common_name"] },
  messages: { in_use: "species.in_use", reused: "species.key_reused" },
});

/** A page of the species of which that is a part of either name, by name. */
export async function listSpecies(scope: Scope, { q, page }: { q: string; page: number }) {
  const name = foldName(q);
  const isNamed = sql`(instr(${species.name_key}, ${name}) > 0 OR instr(lower(${species.latin_name}), ${name}) > 0)`;
  const { data, ...pages } = await speciesRows.page(scope, page, name ? isNamed : undefined);
  return { ...pages, data: data.map((kind) => ({ ...kind, drawing: drawingOf(drawnBySpecies(kind)) })) };
}
export type ListedSpecies = Awaited<ReturnType<typeof listSpecies>>;

/** The statement by which later rooms read species. */
export const { where: speciesWhere } = speciesRows;

/** The organisation's species by id and name only, in the order of their names; fits any batch. */
export function speciesNames(scope: Scope) {
  return scope.db
    .select({ id: species.id, common_name: species.common_name })
    .from(species)
    .where(owned(scope, species))
    .orderBy(asc(species.name_key));
}

/** By what a catalogue entry is recognised among the organisation's species. */
export function speciesKeys(scope: Scope) {
  return scope.db
    .select({ id: species.id, name_key: species.name_key, catalogue_slug: species.catalogue_slug })
    .from(species)
    .where(owned(scope, species));
}
