import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { countsInPlan } from "#worker/birds/columns/presence.ts";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import { jsonRows } from "#worker/json-rows.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { eraseFound } from "./erasing.ts";

/** Days a deleted bird can be restored. */
export const trashDays = 30;
export const dayMs = 24 * 3600 * 1000;
/** Days before a bird leaves the trash for good when that is told. */
const soonDays = 7;
// Keeps one run short; the job runs every minute.
const birdsPerRun = 1000;
const organizationsPerRun = 20;

/** What was deleted before that instant leaves the trash soon. */
export const leavingSince = (now: string): string =>
  new Date(Date.parse(now) - (trashDays - soonDays) * dayMs).toISOString();

/** Why a bird stays in the trash: it is not there, its ring was given to another, or the plan is full. */
type Unrestored = { id: string; identifier: string | null; code: "missing" | "taken" | "plan_limit" };
export type Restored = { restored: string[]; refused: Unrestored[] };

/**
 * Takes birds out of the trash in one write: all that can be, the last deleted first where the plan has not room for all
 * or two have one ring. Each of the others is told with its reason. A bird that is at hand already counts as restored.
 */
export async function restoreBirds(scope: Scope, ids: readonly string[]): Promise<Restored> {
  const input = JSON.stringify([...new Set(ids)]);
  const { rows } = await batch(scope.db, {
    restored: scope.db.run(restoration(scope, input)),
    rows: scope.db.all<{ id: string; identifier: string; deleted: 0 | 1; taken: 0 | 1 }>(sql`
      SELECT birds.id, birds.identifier, birds.deleted_at IS NOT NULL AS deleted, ${ringIsTaken} AS taken
      FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id IN (SELECT value FROM json_each(${input}))`),
  });
  const known = new Map(rows.map((row) => [row.id, row]));
  const refused = [...new Set(ids)].flatMap((id): Unrestored[] => {
    const row = known.get(id);
    if (!row) return [{ id, identifier: null, code: "missing" }];
    if (row.deleted === 0) return [];
    return [{ id, identifier: row.identifier, code: row.taken === 1 ? "taken" : "plan_limit" }];
  });
  return { restored: rows.filter((row) => row.deleted === 0).map((row) => row.id), refused };
}

const ringIsTaken = sql`EXISTS (
  SELECT 1 FROM birds other WHERE other.org_id = birds.org_id AND other.identifier_key = birds.identifier_key
  AND other.deleted_at IS NULL
)`;

// Birds of others and those that are gone do not count against the plan. Of two deleted birds with one ring only one can come back.
function restoration(scope: Scope, text: string): SQL {
  const { birds: limit } = planOf(scope.plan);
  const fits = limit === null ? sql`1` : sql`(counts = 0 OR place <= ${limit} - ${inPlan(scope)})`;
  return sql`
    WITH free AS (
      SELECT birds.id, ${countsInPlan(scope)} AS counts, birds.deleted_at,
        row_number() OVER (PARTITION BY birds.identifier_key ORDER BY birds.deleted_at DESC, birds.id) AS turn
      FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id IN (SELECT value FROM json_each(${text}))
        AND birds.deleted_at IS NOT NULL AND NOT ${ringIsTaken}
    ), placed AS (
      SELECT id, counts, sum(counts) OVER (ORDER BY deleted_at DESC, id) AS place FROM free WHERE turn = 1
    )
    UPDATE birds SET deleted_at = NULL, ${writeStampSql(scope)}
    WHERE org_id = ${scope.org_id} AND id IN (SELECT id FROM placed WHERE ${fits})`;
}

/**
 * Deletes birds of the trash for good: their young no longer name them, and of their history one line stays that says
 * who did it. Birds that are not in the trash are left alone. One write; answers how many are gone.
 */
export async function eraseBirds(scope: Scope, ids: readonly string[]): Promise<{ erased: number }> {
  const condition = sql`SELECT gone.n FROM ${jsonRows([...new Set(ids)])} AS asked
    CROSS JOIN birds gone ON gone.org_id = ${scope.org_id} AND gone.id = asked.value AND gone.deleted_at IS NOT NULL`;
  return eraseFound(scope, condition);
}

/**
 * Scheduled job over all organisations: birds deleted more than 30 days before `now` (ISO instant) leave for good, and
 * their young no longer name them as parents. One batch an organisation; what is left waits for the next run. Where it
 * fails for one, the others are done all the same.
 */
export async function purgeTrash(db: Database, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - trashDays * dayMs).toISOString();
  const organizations = await db.all<{ org_id: string }>(sql`
    SELECT org_id FROM (SELECT DISTINCT org_id FROM birds WHERE deleted_at < ${before})
    ORDER BY random() LIMIT ${organizationsPerRun}`);
  await forEachOrganization("empty the trash", organizations, async ({ org_id }) => {
    const old = sql`SELECT old.n FROM birds old WHERE old.org_id = ${org_id} AND old.deleted_at < ${before}
      ORDER BY old.deleted_at, old.id LIMIT ${birdsPerRun}`;
    await eraseFound({ db, org_id, user_id: null, now }, old);
  });
}
