import { type SQL, sql } from "drizzle-orm";
import { planOf } from "#worker/billing/plans.ts";
import { inPlan } from "#worker/birds/columns/counts.ts";
import { withoutPrices } from "#worker/birds/columns/permission-filter.ts";
import { countsInPlan, isGone, leftOn, meansGone, placeUnlessGone } from "#worker/birds/columns/presence.ts";
import {
  isTooEarly,
  meansDead,
  meansLeftToSomebody,
  sinceByItself,
  storedFacts,
} from "#worker/birds/columns/status-day.ts";
import { onUseNamed, statusOnUse } from "#worker/birds/columns/status-on-use.ts";
import { writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { matching } from "#worker/birds/matching.ts";
import { moving } from "#worker/housing/moving.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { BulkAction } from "./bulk-contract.ts";
import { undoChange } from "./undo.ts";

/** How many birds were changed; those that were so already are left alone, without a new version or a line of history. */
export type Done = { changed: number; undo?: string };
type Count = { n: number };
type StatusAction = Extract<BulkAction, { action: "status" }>;

/**
 * Does one action on many birds in a single UPDATE: all of them or none. Refuses `too_large` when it would change more than
 * 10,000 of them, `missing` when nobody is meant, `invalid` for a status or place that is not there and for a day on which
 * one of the birds was not here yet, `conflict` for a place that would be too full without a reason, `plan_limit` for birds
 * that come back to the flock and find it full.
 */
export async function changeMany(scope: Scope, input: BulkAction): Promise<Done> {
  const meant = matching(scope, input.filter ?? { ids: input.ids ?? [] });
  if (input.action === "place") {
    const { place_id, reason = null, moved_on = null } = input;
    const many = areTooMany(sql`${meant} AND birds.place_id IS NOT ${place_id}`);
    const { statements, serialize } = moving(scope, { which: meant }, { place_id, reason, moved_on }, sql`NOT ${many}`);
    const answers = await batch(scope.db, { crowd: scope.db.all<Crowd>(sql`SELECT ${many} AS many`), ...statements });
    refuseCrowd(answers.crowd);
    return done(scope, serialize(answers).data.moved);
  }
  if (input.action === "status") {
    const key = onUseNamed(input.status_id);
    const onUse = key && statusOnUse(scope, key);
    return done(scope, await write(scope, meant, { ...statusWrite(scope, meant, input, onUse?.id), onUse }));
  }
  return done(scope, await write(scope, meant, { settings: sql`deleted_at = ${scope.now}` }));
}

// As many as an import brings at most: others' writes wait for all of it, a second and a half for so many.
const mostAtOnce = 10_000;

type Crowd = { many: 0 | 1 };

const areTooMany = (changed: SQL): SQL =>
  sql`((SELECT count(*) FROM (SELECT 1 FROM birds WHERE ${changed} LIMIT ${mostAtOnce + 1})) > ${mostAtOnce})`;

function refuseCrowd([crowd]: readonly Crowd[]): void {
  if (crowd?.many) throw new Refusal("too_large", {}, { detail: "birds.bulk.too_many" });
}

const [yes, no] = [sql`1`, sql`0`];

const done = ({ now }: Scope, changed: number): Done => ({ changed, ...(changed > 0 && { undo: now }) });

type Write = {
  settings: SQL;
  /** Birds that are not so already. */
  when?: SQL;
  /** Whether what is named is there. */
  known?: SQL;
  /** Whether the plan has room for those that count again. */
  fits?: SQL;
  /** Whether the bird was not here yet on the day that is said. */
  early?: SQL;
  /** Whether a cause of death is said of birds that will not be dead. */
  alive?: SQL;
  /** Whether it is said to whom or for how much birds went that will not have gone to anybody. */
  stayed?: SQL;
  /** The day on which it took place. */
  on?: SQL | null;
  /** A status that is made in the same write. */
  onUse?: ReturnType<typeof statusOnUse> | undefined;
};

function statusWrite(scope: Scope, meant: SQL, action: StatusAction, given?: SQL): Write {
  const { status_id, status_since, cause_of_death, left_to, left_price_cents } = withoutPrices(scope, action);
  const { org_id, today } = scope;
  const condition = given ?? sql`${status_id}`;
  const there = sql`EXISTS (SELECT 1 FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = ${condition})`;
  if (status_since && status_since > today)
    throw new Refusal("invalid", { status_since: ["birds.status_since.future"] });
  const day = status_id === null ? null : status_since;
  const [cause, isDead] = [cause_of_death ?? null, meansDead(scope, condition)];
  const since = day ? sql`${day}` : sinceByItself(scope, { ...storedFacts, status_id: condition });
  const [to, price, isLeft] = [left_to ?? null, left_price_cents ?? null, meansLeftToSomebody(scope, condition)];
  // Sold and then given, say, is a correction: what was said of the one stands for the other.
  const kept = (stated: string | number | null, stored: SQL) => sql`iif(${isLeft}, ifnull(${stated}, ${stored}), NULL)`;
  return {
    settings: sql`status_id = ${condition}, status_since = ${since}, cause_of_death = ${cause},
      left_to = ${kept(to, sql`left_to`)}, left_price_cents = ${kept(price, sql`left_price_cents`)},
      place_id = ${placeUnlessGone(scope, condition, sql`place_id`)}`,
    // Whoever is so already is left alone.
    when: sql`birds.status_id IS NOT ${condition}`,
    known: status_id === null ? sql`1` : there,
    fits: fitting(scope, meant, condition),
    early: day ? isTooEarly(sql`${day}`, storedFacts) : sql`0`,
    alive: cause === null ? no : sql`NOT ${isDead}`,
    stayed: to === null && price === null ? no : sql`NOT ${isLeft}`,
    on: leftOn(scope, condition, since),
  };
}

// Birds that are no longer gone count against the plan again.
function fitting(scope: Scope, meant: SQL, status_id: SQL): SQL {
  const limit = planOf(scope.plan).birds;
  if (limit === null) return sql`1`;
  const back = sql`(SELECT count(*) FROM birds WHERE ${meant} AND birds.is_reference = 0 AND ${isGone(scope)})`;
  return sql`(${meansGone(scope, status_id)} OR ${back} = 0 OR ${back} + ${inPlan(scope)} <= ${limit})`;
}

async function write(scope: Scope, meant: SQL, { settings, on = null, onUse, ...given }: Write): Promise<number> {
  const { when = yes, known = yes, fits = yes, early = no, alive = no, stayed = no } = given;
  const met = sql`${meant} AND ${when} AND ${early}`;
  const many = areTooMany(sql`${meant} AND ${when}`);
  const {
    crowd,
    counted: [counted],
    target: [target],
    changes: [changes],
  } = await batch(scope.db, {
    ...onUse?.before,
    crowd: scope.db.all<Crowd>(sql`SELECT ${many} AS many`),
    counted: scope.db.all<Count>(sql`SELECT count(*) AS n FROM birds WHERE ${meant}`),
    target: scope.db.all<Target>(sql`SELECT ${known} AS known, ${fits} AS fits, ${alive} AS alive,
      ${stayed} AS stayed, count(*) AS early, min(birds.identifier) AS early_ring FROM birds WHERE ${met}`),
    written: scope.db.run(sql`UPDATE birds SET ${settings}, ${writeStampSql(scope, { on })}
      WHERE ${meant} AND ${when} AND ${known} AND ${fits} AND NOT ${alive} AND NOT ${stayed}
        AND NOT ${many} AND NOT EXISTS (SELECT 1 FROM birds WHERE ${met})`),
    changes: scope.db.all<Count>(sql`SELECT changes() AS n`),
    ...onUse?.behind,
  });
  refuseCrowd(crowd);
  if (!counted?.n) throw new Refusal("missing");
  if (!target?.known) throw new Refusal("invalid", { status_id: ["fields.unknown_id"] });
  if (target.alive) throw new Refusal("invalid", { cause_of_death: ["birds.cause_of_death.alive"] });
  if (target.stayed) throw new Refusal("invalid", { left_to: ["birds.left_to.stayed"] });
  const values = { count: target.early, ring: target.early_ring ?? "" };
  if (target.early > 0) throw new Refusal("invalid", { status_since: ["birds.bulk.early"] }, { values });
  if (!target.fits) throw new Refusal("plan_limit", {}, { values: { limit: planOf(scope.plan).birds ?? 0 } });
  return changes?.n ?? 0;
}

type Target = { known: number; fits: number; alive: number; stayed: number; early: number; early_ring: string | null };

/** Takes back what was done to many at once: a deletion, a change of status or a move. Refuses as each of them does. */
export async function undoMany(scope: Scope, at: string): Promise<Done> {
  const [found] = await scope.db.all<Count>(sql`
    SELECT EXISTS (SELECT 1 FROM birds WHERE birds.org_id = ${scope.org_id} AND birds.deleted_at = ${at}) AS n`);
  return found?.n ? undoDeletion(scope, at) : { changed: await undoChange(scope, { at }) };
}

/**
 * Takes a whole deletion back, all of it or nothing. Refuses `missing` when there is nothing left of it, `conflict` when
 * rings were given to other birds meanwhile and `plan_limit` when the plan has no room for all.
 */
async function undoDeletion(scope: Scope, deleted_at: string): Promise<Done> {
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
