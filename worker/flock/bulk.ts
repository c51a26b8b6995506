import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { matching } from "#worker/birds/matching.ts";
import { inPlan } from "#worker/birds/stored/counts.ts";
import { countsInPlan, isGone, meansGone, placeUnlessGone } from "#worker/birds/stored/presence.ts";
import { writeStampSql } from "#worker/birds/stored/write-stamp.ts";
import { moveChosen } from "#worker/housing/moving.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { BulkAction } from "./bulk-contract.ts";

/** How many birds were changed; those that were so already are left alone, without a new version or a line of history. */
export type Done = { changed: number; undo?: string };
type Count = { n: number };

/**
 * Does one action on many birds in a single UPDATE: all of them or none. Refuses `missing` when nobody is meant, `invalid`
 * for a status or place that is not there, `conflict` for a place that would be too full without a reason, `plan_limit` for
 * birds that come back to the flock and find it full.
 */
export async function changeMany(scope: Scope, asked: BulkAction): Promise<Done> {
  const meant = matching(scope, asked.filter ?? { ids: asked.ids ?? [] });
  if (asked.action === "place") {
    const { place_id, reason = null } = asked;
    const { data } = await moveChosen(scope, { which: meant }, { place_id, reason });
    return { changed: data.moved };
  }
  if (asked.action === "status")
    return { changed: await write(scope, meant, statusWrite(scope, meant, asked.status_id)) };
  const trash = { settings: sql`deleted_at = ${scope.now}`, when: sql`1`, known: sql`1`, fits: sql`1` };
  const changed = await write(scope, meant, trash);
  return { changed, undo: scope.now };
}

type Write = {
  settings: SQL /** Birds that are not so already. */;
  when: SQL /** Whether what is named is there. */;
  known: SQL /** Whether the plan has room for those that count again. */;
  fits: SQL;
};

function statusWrite(scope: Scope, meant: SQL, status_id: string | null): Write {
  const { org_id } = scope;
  const there = sql`EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = ${status_id})`;
  return {
    settings: sql`status_id = ${status_id}, place_id = ${placeUnlessGone(scope, sql`${status_id}`, sql`place_id`)}`,
    when: sql`birds.status_id IS NOT ${status_id}`,
    known: status_id === null ? sql`1` : there,
    fits: fitting(scope, meant, sql`${status_id}`),
  };
}

// Birds that are no longer gone count against the plan again.
function fitting(scope: Scope, meant: SQL, status_id: SQL): SQL {
  const limit = planOf(scope.plan).birds;
  if (limit === null) return sql`1`;
  const back = sql`(SELECT count(*) FROM birds WHERE ${meant} AND birds.is_reference = 0 AND ${isGone(scope)})`;
  return sql`(${meansGone(scope, status_id)} OR ${back} = 0 OR ${back} + ${inPlan(scope)} <= ${limit})`;
}

async function write(scope: Scope, meant: SQL, { settings, when, known, fits }: Write): Promise<number> {
  const {
    counted: [counted],
    target: [target],
    changes: [changes],
  } = await batch(scope.db, {
    counted: scope.db.all<Count>(sql`SELECT count(*) AS n FROM birds WHERE ${meant}`),
    target: scope.db.all<{ known: number; fits: number }>(sql`SELECT ${known} AS known, ${fits} AS fits`),
    written: scope.db.run(
      sql`UPDATE birds SET ${settings}, ${writeStampSql(scope)} WHERE ${meant} AND ${when} AND ${known} AND ${fits}`,
    ),
    changes: scope.db.all<Count>(sql`SELECT changes() AS n`),
  });
  if (!counted?.n) throw new Refusal("missing");
  if (!target?.known) throw new Refusal("invalid", { status_id: ["fields.unknown_id"] });
  if (!target.fits) throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
  return changes?.n ?? 0;
}

/**
 * Takes a whole deletion back, all of it or nothing. Refuses `missing` when there is nothing left of it, `conflict` when
 * rings were given to other birds meanwhile and `plan_limit` when the plan has no room for all.
 */
export async function undoDeletion(scope: Scope, deleted_at: string): Promise<Done> {
  const { org_id } = scope;
  const gone = sql`birds.org_id = ${org_id} AND birds.deleted_at = ${deleted_at}`;
  const clashes = sql`(
    SELECT count(*) FROM birds CROSS JOIN birds other ON other.org_id = ${org_id}
    AND other.identifier_key = birds.identifier_key AND other.deleted_at IS NULL WHERE ${gone}
  )`;
  const limit = planOf(scope.plan).birds ?? -1;
  const over = sql`(
    ${limit} >= 0 AND ${limit} < (
      SELECT count(*) FROM birds WHERE ${gone} AND ${countsInPlan(scope)}
    ) + ${inPlan(scope)}
  )`;
  const {
    facts: [facts],
    changes: [changes],
  } = await batch(scope.db, {
    facts: scope.db.all<{ matched: number; clashes: number; over: number }>(sql`
      SELECT (SELECT count(*) FROM birds WHERE ${gone}) AS matched, ${clashes} AS clashes, ${over} AS over`),
    restored: scope.db.run(sql`
      UPDATE birds SET deleted_at = NULL, ${writeStampSql(scope)}
      WHERE ${gone} AND ${clashes} = 0 AND NOT ${over}`),
    changes: scope.db.all<Count>(sql`SELECT changes() AS n`),
  });
  if (!facts?.matched) throw new Refusal("missing");
  const values = { count: facts.clashes };
  if (facts.clashes > 0) throw new Refusal("conflict", {}, { detail: "birds.bulk.rings_taken", values });
  if (facts.over) throw new Refusal("plan_limit", {}, { values: { limit } });
  return { changed: changes?.n ?? 0 };
}
