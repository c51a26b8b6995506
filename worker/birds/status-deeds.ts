import { asc, eq, type SQL, sql } from "drizzle-orm";
import { statuses } from "#db/schema/birds.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { audited, auditedEdit, auditedLines } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import { foldName } from "#worker/species/names.ts";
import type { StatusChange, StatusDraft } from "./status-contract.ts";

/** A status as those see it who arrange them: both names, and how many birds have it, those in the trash included. */
export type ArrangedStatus = {
  id: string;
  key: string;
  name_pt: string;
  name_en: string;
  kind: StatusKind;
  birds: number;
};

const arranged = (scope: Scope, condition?: SQL) =>
  scope.db
    .select({
      id: statuses.id,
      key: statuses.key,
      name_pt: statuses.name_pt,
      name_en: statuses.name_en,
      kind: statuses.kind,
      birds: sql<number>`(
        SELECT count(*) FROM birds WHERE birds.org_id = statuses.org_id AND birds.status_id = statuses.id
      )`.as("birds"),
    })
    .from(statuses)
    .where(owned(scope, statuses, condition))
    .orderBy(asc(statuses.position));

/** All statuses in their order. */
export const arrangedStatuses = (scope: Scope): Promise<ArrangedStatus[]> => arranged(scope);

/** Adds a status behind the others; `conflict` when one goes by one of its names already. */
export async function addStatus(scope: Scope, draft: StatusDraft): Promise<ArrangedStatus> {
  const id = await idFor(scope, "status");
  await refuseTaken(scope, draft, id);
  const { name_pt, name_en, kind } = draft;
  const [, , [row]] = await scope.db.batch([
    scope.db.run(sql`
      INSERT INTO statuses ("id", "org_id", "key", "name_pt", "name_en", "kind", "position")
      SELECT ${id}, ${scope.org_id}, ${id}, ${name_pt}, ${name_en}, ${kind}, (
        SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${scope.org_id}
      ) WHERE ${isFree(scope, draft, id)} ON CONFLICT (id) DO NOTHING`),
    audited(scope, {
      ...{ subject: "status", subject_id: id, deed: "created" },
      changes: { name_pt: [null, name_pt], name_en: [null, name_en], kind: [null, kind] },
    }),
    arranged(scope, eq(statuses.id, id)),
  ]);
  if (!row) throw new Refusal("conflict", { name_pt: ["statuses.name.taken"] });
  return row;
}

/** Changes a status; what birds have it stays. */
export async function changeStatus(scope: Scope, id: string, change: StatusChange): Promise<ArrangedStatus> {
  const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await refuseTaken(scope, change, id);
  const when = isFree(scope, change, id);
  const [, made, [row]] = await scope.db.batch([
    auditedEdit(scope, { table: "statuses", subject: "status", subject_id: id, wanted, when }),
    scope.db
      .update(statuses)
      .set({ ...wanted, id })
      .where(owned(scope, statuses, eq(statuses.id, id), when))
      .returning({ id: statuses.id }),
    arranged(scope, eq(statuses.id, id)),
  ]);
  if (!row) throw new Refusal("missing");
  if (made.length === 0) throw new Refusal("conflict", { name_pt: ["statuses.name.taken"] });
  return row;
}

/** Puts the statuses into an order; every list of them follows. One write. */
export async function orderStatuses(scope: Scope, ids: readonly string[]): Promise<ArrangedStatus[]> {
  const wanted = JSON.stringify(ids);
  // The same whether positions stand or have stepped below zero.
  const stood = sql`abs(2 * own.position + 1)`;
  const ranked = sql`
    SELECT own.id, row_number() OVER (ORDER BY ${stood}) - 1 AS stood,
      row_number() OVER (ORDER BY ifnull(said.key, 1000000), ${stood}) - 1 AS place
    FROM statuses own LEFT JOIN json_each(${wanted}) said ON said.value = own.id WHERE own.org_id = ${scope.org_id}`;
  const shifted = sql`
    SELECT ranked.id AS subject_id, json_object('position', json_array(ranked.stood + 1, ranked.place + 1)) AS changes
    FROM (${ranked}) ranked WHERE ranked.place <> ranked.stood ORDER BY ranked.place`;
  const [, , , rows] = await scope.db.batch([
    auditedLines(scope, { subject: "status", lines: shifted }),
    // No two may stand at one position even for a moment, so all step below zero first.
    scope.db.run(sql`UPDATE statuses SET position = -1 - position WHERE org_id = ${scope.org_id}`),
    scope.db.run(sql`
      UPDATE statuses SET position = ranked.place FROM (${ranked}) ranked
      WHERE statuses.org_id = ${scope.org_id} AND statuses.id = ranked.id`),
    arranged(scope),
  ]);
  return rows;
}

/** Deletes a status that no bird has, not even one in the trash; else `conflict`. */
export async function deleteStatus(scope: Scope, id: string): Promise<void> {
  const [known] = await arranged(scope, eq(statuses.id, id));
  if (!known) throw new Refusal("missing");
  const unused = sql`NOT EXISTS (
    SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.status_id = ${id}
  )`;
  const [, , left] = await scope.db.batch([
    scope.db.delete(statuses).where(owned(scope, statuses, eq(statuses.id, id), unused)),
    audited(scope, {
      ...{ subject: "status", subject_id: id, deed: "deleted" },
      changes: { name_pt: [known.name_pt, null], name_en: [known.name_en, null] },
    }),
    arranged(scope, eq(statuses.id, id)),
  ]);
  if (left.length > 0) throw new Refusal("conflict", {}, { detail: "statuses.in_use" });
}

type Names = { name_pt?: string | undefined; name_en?: string | undefined };

// Accents are for the house to fold; the write itself then keeps two hands at once apart.
async function refuseTaken(scope: Scope, { name_pt, name_en }: Names, id: string): Promise<void> {
  const rows = await arranged(scope, sql`${statuses.id} <> ${id}`);
  const taken = new Set(rows.flatMap((row) => [foldName(row.name_pt), foldName(row.name_en)]));
  const faults = Object.entries({ name_pt, name_en }).flatMap(([field, name]) =>
    name !== undefined && taken.has(foldName(name)) ? [[field, ["statuses.name.taken"]]] : [],
  );
  if (faults.length > 0) throw new Refusal("conflict", Object.fromEntries(faults));
}

const isFree = ({ org_id }: Scope, { name_pt = "", name_en = "" }: Names, id: string) => sql`NOT EXISTS (
  SELECT 1 FROM statuses other WHERE other.org_id = ${org_id} AND other.id <> ${id}
  AND (lower(other.name_pt) IN (lower(${name_pt}), lower(${name_en}))
    OR lower(other.name_en) IN (lower(${name_pt}), lower(${name_en})))
)`;
