import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/open.ts";
import { planOf } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";
import { type Bond, whileBondsStand } from "./bonds.ts";
import { bondsKept } from "./bonds-kept.ts";
import { writtenBySql } from "./written.ts";

/** Days a deleted bird can be restored. */
export const trashDays = 30;
export const dayMs = 24 * 3600 * 1000;
// Keep one run short; the clock comes every minute.
const birdsPerRun = 1000;
const housesPerRun = 20;

/** Why a bird stays in the trash: it is not there, its ring was given to another, or the plan is full. */
export type Unrestored = { id: string; identifier: string | null; code: "missing" | "taken" | "plan_limit" };
export type Restored = { restored: string[]; refused: Unrestored[] };

/**
 * Takes birds out of the trash in one write: all that can be, the last deleted first where the plan has not room for all
 * or two have one ring. Each of the others is told with its reason. A bird that is at hand already counts as restored.
 */
export async function restoreBirds(scope: Scope, ids: readonly string[]): Promise<Restored> {
  const asked = JSON.stringify([...new Set(ids)]);
  const [, rows] = await scope.db.batch([
    scope.db.run(restoration(scope, asked)),
    scope.db.all<{ id: string; identifier: string; deleted: 0 | 1; taken: 0 | 1 }>(sql`
      SELECT birds.id, birds.identifier, birds.deleted_at IS NOT NULL AS deleted, ${ringIsTaken} AS taken
      FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id IN (SELECT value FROM json_each(${asked}))`),
  ]);
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

// Birds of others do not count against the plan. Of two deleted birds with one ring only one can come back.
function restoration(scope: Scope, asked: string): SQL {
  const { birds: limit } = planOf(scope.plan);
  const used = sql`SELECT ifnull(max(n), 0) FROM bird_counts
    WHERE org_id = ${scope.org_id} AND dimension = 'all' AND key = ''`;
  const fits = limit === null ? sql`1` : sql`(is_reference = 1 OR place <= ${limit} - (${used}))`;
  return sql`
    WITH free AS (
      SELECT birds.id, birds.is_reference, birds.deleted_at,
        row_number() OVER (PARTITION BY birds.identifier_key ORDER BY birds.deleted_at DESC, birds.id) AS turn
      FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.id IN (SELECT value FROM json_each(${asked}))
        AND birds.deleted_at IS NOT NULL AND NOT ${ringIsTaken}
    ), placed AS (
      SELECT id, is_reference, sum(is_reference = 0) OVER (ORDER BY deleted_at DESC, id) AS place FROM free WHERE turn = 1
    )
    UPDATE birds SET deleted_at = NULL, ${writtenBySql(scope)}
    WHERE org_id = ${scope.org_id} AND id IN (SELECT id FROM placed WHERE ${fits})`;
}

/**
 * Deletes birds of the trash for good: their young no longer name them, and of their history one line stays that says
 * who did it. Birds that are not in the trash are left alone. One write; answers how many are gone.
 */
export async function eraseBirds(scope: Scope, ids: readonly string[]): Promise<{ erased: number }> {
  const asked = JSON.stringify(ids);
  return whileBondsStand(() =>
    erase(
      scope,
      sql`SELECT erased.id FROM birds erased WHERE erased.org_id = ${scope.org_id} AND erased.deleted_at IS NOT NULL
        AND erased.id IN (SELECT value FROM json_each(${asked}))`,
    ),
  );
}

/**
 * Clock deed over all organisations: birds deleted more than 30 days before `now` (ISO instant) leave for good, and
 * their young no longer name them as parents. One batch an organisation; what is left waits for the next run.
 */
export async function purgeTrash(db: Database, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - trashDays * dayMs).toISOString();
  const houses = await db.all<{ org_id: string }>(sql`
    SELECT DISTINCT org_id FROM birds WHERE deleted_at < ${before} LIMIT ${housesPerRun}`);
  for (const { org_id } of houses) {
    const old = sql`SELECT old.id FROM birds old WHERE old.org_id = ${org_id} AND old.deleted_at < ${before}
      ORDER BY old.deleted_at, old.id LIMIT ${birdsPerRun}`;
    await whileBondsStand(() => erase({ db, org_id, user_id: null, now }, old));
  }
}

type House = { db: Database; org_id: string; user_id: string | null; now: string };

/** Lets the birds of a query go for good; the F of everyone below them is stored in the same write. */
async function erase(house: House, gone: SQL): Promise<{ erased: number }> {
  const kept = await bondsKept(house, await bondsWithout(house, gone));
  const answers = await house.db.batch([kept.stand, ...erasing(house.db, gone, house), kept.store]);
  return { erased: answers[7].length };
}

/** The parents that the young of birds have left once those are gone. */
function bondsWithout({ db, org_id }: House, gone: SQL): Promise<Bond[]> {
  const left = (column: string) => sql`iif(${sql.raw(column)} IN (SELECT id FROM gone), NULL, ${sql.raw(column)})`;
  const young = (column: string) => sql`
    SELECT child.id, child.father_id, child.mother_id FROM gone CROSS JOIN birds child
    ON child.org_id = ${org_id} AND child.${sql.raw(column)} = gone.id`;
  return db.all<Bond>(sql`WITH gone AS MATERIALIZED (${gone})
    SELECT id, ${left("father_id")} AS father_id, ${left("mother_id")} AS mother_id
    FROM (${young("father_id")} UNION ${young("mother_id")}) WHERE id NOT IN (SELECT id FROM gone)`);
}

/** The statements by which the birds of a query leave for good. */
function erasing(db: Database, gone: SQL, by: House) {
  return [
    db.run(forgetParent("father_id", gone, by)),
    db.run(forgetParent("mother_id", gone, by)),
    db.run(forgetParent("foster_father_id", gone, by)),
    db.run(forgetParent("foster_mother_id", gone, by)),
    db.run(sql`
      DELETE FROM audit WHERE (org_id, subject_id) IN (SELECT org_id, id FROM birds WHERE id IN (${gone}))`),
    db.run(sql`
      INSERT INTO audit (id, org_id, at, user_id, subject, subject_id, deed, changes)
      SELECT 'aud_' || lower(hex(randomblob(13))), org_id, ${by.now}, ${by.user_id}, 'bird', id, 'erased',
        json_object('identifier', json_array(identifier, NULL)) FROM birds WHERE id IN (${gone})`),
    db.all<{ id: string }>(sql`DELETE FROM birds WHERE id IN (${gone}) RETURNING id`),
  ] as const;
}

// The organisation is part of the look-up because the index begins with it.
const forgetParent = (column: `${"" | "foster_"}${"father" | "mother"}_id`, gone: SQL, by: House) => sql`
  UPDATE birds SET ${sql.raw(column)} = NULL, version = version + 1, updated_at = ${by.now}, changed_by = ${by.user_id},
    change_reason = NULL, change_import = NULL
  WHERE (org_id, ${sql.raw(column)}) IN (SELECT parent.org_id, parent.id FROM birds parent WHERE parent.id IN (${gone}))`;
