import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { statuses } from "#db/schema/statuses.ts";
import type { StatusKind } from "#db/vocabulary.ts";
import type { MovementKind } from "#db/words/legal.ts";
import { auditedLines } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Reading } from "#worker/kit/row-kind.ts";
import { rowsOf } from "#worker/kit/rows.ts";
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
  movement: MovementKind | null;
  birds: number;
};

/** The statement that reads statuses in their order as those see them who arrange them; fits any batch. */
type Arranging = (scope: Scope, condition?: SQL) => Reading<ArrangedStatus>;

/** What of a status only a later room knows: the birds that have it. */
export type StatusBirds = {
  read: Arranging;
  /** Whether the plan has room for them where the status is to mean that. */
  hasRoom: (scope: Scope, id: string, kind: StatusKind) => SQL;
  /** The statement by which they leave their places where the status means that they are gone. */
  leave: (scope: Scope, id: string) => BatchItem<"sqlite">;
};

/** The reading, given how many birds have the status of a row. */
export const arrangedWith =
  (birds: SQL.Aliased<number>): Arranging =>
  (scope, condition) => {
    const { id, key, name_pt, name_en, kind, movement } = statuses;
    return scope.db
      .select({ id, key, name_pt, name_en, kind, movement, birds })
      .from(statuses)
      .where(owned(scope, statuses, condition))
      .orderBy(asc(statuses.position));
  };

/** What every status is; one that birds have stays, also one that only birds in the trash have. */
export const statusRows = rowsOf({
  table: statuses,
  id: "status",
  subject: "status",
  hidden: ["key", "position"],
  auditNames: { made: ["name_pt", "name_en", "kind"], gone: ["name_pt", "name_en"] },
  messages: { in_use: "statuses.in_use" },
});

/** Adds a status behind the others; `conflict` when one goes by one of its names already. */
export async function addStatus(scope: Scope, draft: StatusDraft, read: Arranging): Promise<ArrangedStatus> {
  const id = await idFor(scope, "status");
  const position = sql`(SELECT ifnull(max(position), 0) + 1 FROM statuses WHERE org_id = ${scope.org_id})`;
  return byNames(scope, id, async (known) => {
    const taken = whyTaken(known, draft);
    if (taken) throw taken;
    const { found } = await batch(scope.db, {
      ...statusRows.insertion(scope, id, draft, { sets: { key: id, position }, when: known.asRead }),
      found: read(scope, eq(statuses.id, id)),
    });
    return found[0];
  });
}

/**
 * Changes a status; what birds have it stays. Where it comes to mean that they are gone they leave their places in the same
 * write, and where it no longer does they count against the plan again (`plan_limit`).
 */
export async function changeStatus(
  scope: Scope,
  id: string,
  change: StatusChange,
  { read, hasRoom, leave }: StatusBirds,
): Promise<ArrangedStatus> {
  const fits = change.kind ? hasRoom(scope, id, change.kind) : sql`1`;
  return byNames(scope, id, async (known) => {
    const taken = whyTaken(known, change);
    if (taken) {
      // A status that does not exist has no name to free.
      await statusRows.find(scope, id);
      throw taken;
    }
    const { room, made, found } = await batch(scope.db, {
      room: scope.db.all<{ fits: number }>(sql`SELECT ${fits} AS fits`),
      ...statusRows.edit(scope, id, change, { when: sql`${known.asRead} AND ${fits}` }),
      left: leave(scope, id),
      found: read(scope, eq(statuses.id, id)),
    });
    if (!found[0]) throw new Refusal("missing");
    if (!room[0]?.fits) throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
    return made.length > 0 ? found[0] : undefined;
  });
}

/** Puts the statuses into an order; every list of them follows. One write. */
export async function orderStatuses(scope: Scope, ids: readonly string[], read: Arranging): Promise<ArrangedStatus[]> {
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
  const { rows } = await batch(scope.db, {
    lines: auditedLines(scope, { subject: "status", lines: shifted }),
    // No two may stand at one position even for a moment, so all step below zero first.
    apart: scope.db.run(sql`UPDATE statuses SET position = -1 - position WHERE org_id = ${scope.org_id}`),
    placed: scope.db.run(sql`
      UPDATE statuses SET position = ranked.place FROM (${ranked}) ranked
      WHERE statuses.org_id = ${scope.org_id} AND statuses.id = ranked.id`),
    rows: read(scope),
  });
  return rows;
}

type Names = { name_pt?: string | undefined; name_en?: string | undefined };

function whyTaken(known: KnownNames, { name_pt, name_en }: Names): Refusal | undefined {
  const faults = Object.entries({ name_pt, name_en }).flatMap(([field, name]) =>
    name !== undefined && known.has(name) ? [[field, ["statuses.name.taken"]]] : [],
  );
  return faults.length > 0 ? new Refusal("conflict", Object.fromEntries(faults)) : undefined;
}
