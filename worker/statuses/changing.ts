import { asc, eq, type SQL, sql } from "drizzle-orm";
import { statuses } from "#db/schema/statuses.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import { audited, auditedEdit, auditedLines } from "#worker/audit.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { StatusChange, StatusDraft } from "./contract.ts";
import { byNames, type KnownNames } from "./names.ts";

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
  const { name_pt, name_en, kind } = draft;
  return byNames(scope, id, async (known) => {
    refuseTaken(known, draft);
    const [, , [row]] = await scope.db.batch([
      scope.db.run(sql`
        INSERT INTO statuses ("id", "org_id", "key", "name_pt", "name_en", "kind", "position")
        SELECT ${id}, ${scope.org_id}, ${id}, ${name_pt}, ${name_en}, ${kind}, (
          SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${scope.org_id}
        ) WHERE ${known.asRead} ON CONFLICT (id) DO NOTHING`),
      audited(scope, {
        ...{ subject: "status", subject_id: id, deed: "created" },
        changes: { name_pt: [null, name_pt], name_en: [null, name_en], kind: [null, kind] },
      }),
      arranged(scope, eq(statuses.id, id)),
    ]);
    return row;
  });
}

/** Changes a status; what birds have it stays. */
export async function changeStatus(scope: Scope, id: string, change: StatusChange): Promise<ArrangedStatus> {
  const wanted = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return byNames(scope, id, async (known) => {
    refuseTaken(known, change);
    const when = known.asRead;
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
    return made.length > 0 ? row : undefined;
  });
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

function refuseTaken(known: KnownNames, { name_pt, name_en }: Names): void {
  const faults = Object.entries({ name_pt, name_en }).flatMap(([field, name]) =>
    name !== undefined && known.has(name) ? [[field, ["statuses.name.taken"]]] : [],
  );
  if (faults.length > 0) throw new Refusal("conflict", Object.fromEntries(faults));
}
