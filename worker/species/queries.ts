import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { species } from "#db/schema/species.ts";
import { audited } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { SpeciesDraft } from "./contract.ts";
import { foldName } from "./names.ts";

export type Species = Omit<typeof species.$inferSelect, "name_key">;

const { name_key: _, ...speciesColumns } = getTableColumns(species);

/** The statement that reads the organisation's species in the order of their names; fits any batch. */
export function speciesInOrder(scope: Scope) {
  return scope.db.select(speciesColumns).from(species).where(owned(scope, species)).orderBy(asc(species.name_key));
}

/** The organisation's species by id and name only, in the order of their names; fits any batch. */
export function speciesNames(scope: Scope) {
  return scope.db
    .select({ id: species.id, common_name: species.common_name })
    .from(species)
    .where(owned(scope, species))
    .orderBy(asc(species.name_key));
}

/**
 * Adds a species. Refuses `conflict` on `common_name` when the folded name is taken. Asking again with the same
 * Idempotency-Key answers the species it made; with another body it is a `conflict`.
 */
export async function addSpecies(scope: Scope, { org_id: _, ...draft }: SpeciesDraft): Promise<Species> {
  const id = await idFor(scope, "species");
  const row = { ...emptied, ...draft, id, name_key: foldName(draft.common_name) };
  const [made, , [found]] = await scope.db.batch([
    scope.db
      .insert(species)
      .values({ ...row, org_id: scope.org_id, created_at: scope.now, updated_at: scope.now })
      .onConflictDoNothing()
      .returning({ id: species.id }),
    audited(scope, {
      ...{ subject: "species", subject_id: id, deed: "created" },
      changes: { common_name: [null, draft.common_name] },
    }),
    speciesWhere(scope, eq(species.id, id)),
  ]);
  if (!found) throw new Refusal("conflict", { common_name: ["species.name.taken"] });
  // One that was edited since is answered as it stands: what it was made from is no longer known.
  const reused = made.length === 0 && found.version === 1 && !same(found, row);
  if (reused) throw new Refusal("conflict", {}, { detail: "species.key_reused" });
  return found;
}

const emptied = {
  lockdown_days_before_hatch: null,
  humidity_start_pct: null,
  humidity_lockdown_pct: null,
  temperature_c: null,
  profile_notes: null,
  catalogue_slug: null,
  ring_size_mm: null,
};

/** The statement that reads species of the organisation under a condition; fits any batch. */
export const speciesWhere = (scope: Scope, condition: SQL) =>
  scope.db
    .select(speciesColumns)
    .from(species)
    .where(owned(scope, species, condition));

type Facts = Omit<Species, "org_id" | "version" | "created_at" | "updated_at">;
const same = (stored: Species, wanted: Facts) =>
  Object.entries(wanted).every(([field, value]) => field === "name_key" || stored[field as keyof Species] === value);

/** What `copiesOf` needs of a species: everything but whose and when. */
export type SpeciesCopy = Omit<typeof species.$inferInsert, "org_id" | "version" | "created_at" | "updated_at">;

/** Adds many species at once; those whose name or catalogue entry is there already are left out. Answers the new ones. */
export async function addCopies(scope: Scope, copies: SpeciesCopy[]): Promise<Species[]> {
  const common = { org_id: scope.org_id, version: 1, created_at: scope.now, updated_at: scope.now };
  const rows = JSON.stringify(copies.map((copy) => ({ ...copy, ...common })));
  const columns = Object.values(getTableColumns(species)).map(({ name }) => name);
  const keys = Object.entries(getTableColumns(species)).map(([key]) => sql`row.value ->> ${`$.${key}`}`);
  const names = sql.raw(columns.map((name) => `"${name}"`).join(", "));
  const [, , found] = await scope.db.batch([
    scope.db.run(sql`
      INSERT INTO species (${names})
      SELECT ${sql.join(keys, sql`, `)} FROM json_each(${rows}) row
      WHERE NOT EXISTS (
        SELECT 1 FROM species own
        WHERE own.org_id = ${scope.org_id} AND own.catalogue_slug = row.value ->> '$.catalogue_slug'
      )
      ON CONFLICT DO NOTHING`),
    noteCopies(scope, copies),
    speciesInOrder(scope),
  ]);
  const ids = new Set(copies.map((copy) => copy.id));
  return found.filter(({ id }) => ids.has(id));
}

// A copy asked for again is the same row, so it has its line already.
function noteCopies({ db, org_id, user_id, now }: Scope, copies: SpeciesCopy[]) {
  const wanted = JSON.stringify(copies.map(({ id }) => ({ id, note: newId("audit") })));
  return db.run(sql`
    INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
    SELECT made.value ->> '$.note', ${org_id}, ${now}, ${user_id}, 'species', species.id, 'created',
      json_object('common_name', json_array(NULL, species.common_name))
    FROM json_each(${wanted}) made JOIN species ON species.org_id = ${org_id} AND species.id = made.value ->> '$.id'
    WHERE NOT EXISTS (SELECT 1 FROM audit noted WHERE noted.org_id = ${org_id} AND noted.subject_id = species.id)`);
}

/** By what a catalogue entry is recognised among the organisation's species. */
export function speciesKeys(scope: Scope) {
  return scope.db
    .select({ id: species.id, name_key: species.name_key, catalogue_slug: species.catalogue_slug })
    .from(species)
    .where(owned(scope, species));
}
