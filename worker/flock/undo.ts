import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { type Bird, findBird } from "#worker/birds/columns/details.ts";
import { lastChange } from "#worker/birds/columns/last-change.ts";
import { isGone, meansGone, placeUnlessGone } from "#worker/birds/columns/presence.ts";
import { ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** What a status or a move changes of a bird: a line of the trail that tells of anything else is no action to be undone. */
const columns = [
  ...(["status_id", "status_since", "cause_of_death", "left_to", "left_price_cents", "place_id"] as const),
];
type Column = (typeof columns)[number];

/** Which action: the instant it was answered with, and the bird where it was one. */
type Action = { at: string; bird_id?: string };
type UndoneStatuses = {
  matched: number;
  touched: number;
  touched_id: string | null;
  ring: string | null;
  lost: number;
  over: number;
};

/**
 * Takes the caller's own change of status or move back, for all its birds or for none; its moves are forgotten with it.
 * Refuses `missing` where there is nothing of it, `conflict` where one of the birds was changed since or what it had is
 * gone, `plan_limit` where birds come back to a full flock. Answers how many birds are as they were.
 */
export async function undoChange(scope: Scope, action: Action): Promise<number> {
  const { org_id, now } = scope;
  const lines = linesOf(scope, action);
  const limit = planOf(scope.plan).birds;
  const touched = sql`(birds.updated_at <> ${action.at} OR birds.deleted_at IS NOT NULL)`;
  const returns = sql`(birds.is_reference = 0 AND ${isGone(scope)} AND NOT ${meansGone(scope, before("status_id"))})`;
  const over = limit === null ? sql`0` : sql`(sum(${returns}) > 0 AND sum(${returns}) + ${inPlan(scope)} > ${limit})`;
  const selection = sql`
    SELECT count(*) AS matched, ifnull(sum(${touched}), 0) AS touched, min(CASE WHEN ${touched} THEN birds.id END) AS touched_id,
      min(CASE WHEN ${touched} THEN birds.identifier END) AS ring, ifnull(sum(${isLost(org_id)}), 0) AS lost, ${over} AS over
    FROM line CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = line.id`;
  const settings = columns.map((name) => {
    const value = name === "place_id" ? placeUnlessGone(scope, before("status_id"), before(name)) : before(name);
    return sql`${sql.raw(name)} = ${value}`;
  });
  const {
    facts: [facts],
    written,
  } = await batch(scope.db, {
    facts: scope.db.all<UndoneStatuses>(sql`WITH ${lines} ${selection}`),
    written: scope.db.all<{ id: string }>(sql`
      WITH ${lines}, told AS MATERIALIZED (${selection})
      UPDATE birds SET ${sql.join(settings, sql`, `)}, ${writeStampSql(scope)} FROM line
      WHERE ${ownBird(scope, sql`line.id`)} AND (SELECT touched + lost + over FROM told) = 0 RETURNING birds.id`),
    // The moves that the undone change wrote never took place.
    forgotten: scope.db.run(sql`
      WITH ${lines} DELETE FROM moves WHERE org_id = ${org_id} AND at IN (${action.at}, ${now}) AND bird_id IN (
        SELECT birds.id FROM line CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = line.id
        WHERE birds.updated_at = ${now})`),
  });
  if (!facts?.matched) throw new Refusal("missing");
  if (facts.touched > 0) {
    const values = { count: facts.touched, ring: facts.ring ?? "" };
    const single = action.bird_id && facts.touched_id ? await lastChange(scope, facts.touched_id) : {};
    throw new Refusal("conflict", {}, { detail: "birds.undo.changed", values, ...single });
  }
  if (facts.lost > 0) throw new Refusal("conflict", {}, { detail: "birds.undo.lost" });
  if (facts.over) throw new Refusal("plan_limit", {}, { values: { limit: limit ?? 0 } });
  return written.length;
}

/** The same for one bird, answered as it is then. */
export async function undoOne(scope: Scope, bird_id: string, at: string): Promise<Bird> {
  const bird = await findBird(scope, bird_id);
  await undoChange(scope, { at, bird_id: bird.id });
  return findBird(scope, bird_id);
}

/**
 * The lines of the trail that tell of an action, as the table expression `line`: its last for each bird. What was written
 * together with more than birds, such as a sale, is taken back where that is.
 */
function linesOf({ org_id, user_id }: Scope, { at, bird_id }: Action): SQL {
  const names = sql.raw(columns.map((name) => `'${name}'`).join(", "));
  return sql`line AS MATERIALIZED (
    SELECT audit.subject_id AS id, audit.changes AS changes, max(audit.rowid) AS nth FROM audit
    WHERE audit.org_id = ${org_id} AND audit.at = ${at} AND audit.user_id = ${user_id} AND audit.subject = 'bird'
      AND audit.deed = 'changed' AND audit.changes <> '{}' ${bird_id ? sql`AND audit.subject_id = ${bird_id}` : sql``}
      AND NOT EXISTS (SELECT 1 FROM json_each(audit.changes) told WHERE told.key NOT IN (${names}))
      AND NOT EXISTS (SELECT 1 FROM audit more WHERE more.org_id = ${org_id} AND more.at = ${at}
        AND more.user_id = ${user_id} AND more.subject NOT IN ('bird', 'status'))
    GROUP BY +audit.subject_id
  )`;
}

/** What the column held before; what the action did not touch stays. */
const before = (column: Column) =>
  sql.raw(`iif(json_type(line.changes, '$.${column}') IS NULL, birds.${column},
  json_extract(line.changes, '$.${column}[0]'))`);

/** Whether the status or the place that the bird had is there no more. */
const isLost = (org_id: string) => sql`(
  (${before("status_id")} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = ${before("status_id")}))
  OR (${before("place_id")} IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM places WHERE places.org_id = ${org_id} AND places.id = ${before("place_id")})))`;
