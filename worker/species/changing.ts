import { eq, getTableColumns, sql } from "drizzle-orm";
import { species } from "#db/schema/species.ts";
import { audited, auditedEdit } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { SpeciesChange } from "./contract.ts";
import { foldName } from "./names.ts";
import { type Species, speciesWhere } from "./queries.ts";

/** One species of the caller's own; `missing` when it is not there or another organisation's. */
export async function findSpecies(scope: Scope, id: string): Promise<Species> {
  const [found] = await speciesWhere(scope, eq(species.id, id));
  if (!found) throw new Refusal("missing");
  return found;
}

/**
 * Changes a species, in one round trip. With a version that is no longer its own the answer is `stale` and the species
 * as it stands; a name that another has is a `conflict`.
 */
export async function changeSpecies(scope: Scope, id: string, change: SpeciesChange): Promise<Species> {
  const { version, org_id: _, ...asked } = change;
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Given;
  const name_key = given.common_name === undefined ? undefined : foldName(given.common_name);
  const may = owned(scope, species, eq(species.id, id));
  const isFree =
    name_key === undefined
      ? sql`1`
      : sql`NOT EXISTS (
    SELECT 1 FROM species other WHERE other.org_id = ${scope.org_id} AND other.name_key = ${name_key} AND other.id <> ${id}
  )`;
  const isNow = version === undefined ? sql`1` : sql`species.version = ${version}`;
  const when = sql`${isFree} AND ${isNow}`;
  const [, made, [current]] = await scope.db.batch([
    auditedEdit(scope, { table: "species", subject: "species", subject_id: id, wanted: columnsOf(given), when }),
    scope.db
      .update(species)
      .set({ ...given, ...(name_key !== undefined && { name_key }), version: sql`version + 1`, updated_at: scope.now })
      .where(sql`${may} AND ${when}`)
      .returning({ id: species.id }),
    speciesWhere(scope, eq(species.id, id)),
  ]);
  if (!current) throw new Refusal("missing");
  if (made.length > 0) return current;
  if (version === undefined || version === current.version)
    throw new Refusal("conflict", { common_name: ["species.name.taken"] });
  // The same edit sent twice under one key has already happened.
  const isDone = Object.entries(given).every(([field, value]) => current[field as keyof Species] === value);
  if (scope.idempotency_key && isDone) return current;
  throw new Refusal("stale", {}, { current });
}

type Given = Partial<Omit<Species, "id" | "org_id" | "version" | "created_at" | "updated_at" | "catalogue_slug">>;

// The trail speaks of columns.
function columnsOf(given: Given) {
  const table = getTableColumns(species);
  return Object.fromEntries(
    Object.entries(given).map(([field, value]) => [table[field as keyof Given].name, value ?? null]),
  );
}

/** Deletes a species for good; refuses `conflict` while any bird is of it, also one in the trash. */
export async function deleteSpecies(scope: Scope, id: string): Promise<void> {
  const [known] = await speciesWhere(scope, eq(species.id, id));
  if (!known) throw new Refusal("missing");
  const unused = sql`NOT EXISTS (
    SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.species_id = ${id}
  )`;
  const [gone, , left] = await scope.db.batch([
    scope.db
      .delete(species)
      .where(owned(scope, species, sql`${eq(species.id, id)} AND ${unused}`))
      .returning({ id: species.id }),
    audited(scope, {
      ...{ subject: "species", subject_id: id, deed: "deleted" },
      changes: { common_name: [known.common_name, null] },
    }),
    speciesWhere(scope, eq(species.id, id)),
  ]);
  if (gone.length === 0 && left.length > 0) throw new Refusal("conflict", {}, { detail: "species.in_use" });
}
