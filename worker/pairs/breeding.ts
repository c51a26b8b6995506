import { type SQL, sql } from "drizzle-orm";
import { isGone } from "#worker/birds/columns/presence.ts";
import { isTooEarly, storedFacts } from "#worker/birds/columns/status-day.ts";
import { inFlock, ownBird, writeStampSql } from "#worker/birds/columns/write-stamp.ts";
import { moving } from "#worker/housing/moving.ts";
import type { Scope } from "#worker/scope.ts";
import { seededAgain, statusOf } from "#worker/statuses/seeded-statuses.ts";

type Birds = {
  ids: readonly string[];
  /** The calendar day on which it took place. */
  on: string;
};

// What was said of a later day stands: the bird became that after it was paired.
const notSince = (on: string): SQL => sql`(birds.status_since IS NULL OR birds.status_since <= ${on})`;
const named = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
const sinceOn = (on: string): SQL => sql`CASE WHEN ${isTooEarly(sql`${on}`, storedFacts)} THEN NULL ELSE ${on} END`;

/**
 * The statements by which birds of the flock are breeding from a day on; who is gone stays gone, who was lent is back. Only
 * where `when` holds, which a status or a place of theirs must not change.
 */
export const beginBreeding = (scope: Scope, { ids, on }: Birds, when: SQL) => ({
  ...seededAgain(scope, "breeding", when),
  bred: scope.db.run(sql`
    UPDATE birds SET status_id = ${statusOf(scope, "breeding")}, status_since = ${sinceOn(on)},
      left_to = NULL, left_price_cents = NULL, ${writeStampSql(scope, { on })}
    WHERE birds.org_id = ${scope.org_id} AND birds.id IN ${named(ids)} AND ${inFlock} AND NOT ${isGone(scope)}
      AND birds.status_id IS NOT ${statusOf(scope, "breeding")} AND ${notSince(on)} AND ${when}`),
});

/** The statements by which birds that still breed, and in no other active pair, rest from a day on. */
export const endBreeding = (scope: Scope, pair_id: string, { ids, on }: Birds, when: SQL) => ({
  ...seededAgain(scope, "resting", when),
  rested: scope.db.run(sql`
    UPDATE birds SET status_id = ${statusOf(scope, "resting")}, status_since = ${sinceOn(on)},
      ${writeStampSql(scope, { on })}
    FROM json_each(${JSON.stringify(ids)}) named
    WHERE ${ownBird(scope, sql`named.value`)} AND ${inFlock} AND ${notSince(on)}
      AND birds.status_id = ${statusOf(scope, "breeding")} AND NOT EXISTS (
        SELECT 1 FROM pair_birds other
        JOIN pairs ON pairs.org_id = ${scope.org_id} AND pairs.id = other.pair_id AND pairs.state = 'active'
        WHERE other.org_id = ${scope.org_id} AND other.bird_id = birds.id AND other.is_open = 1
          AND other.pair_id <> ${pair_id}
      ) AND ${when}`),
});

/** The move of a pair's birds to its cage as statements; who is gone lives in none. */
export const toCage = (scope: Scope, { ids, on }: Birds, place_id: string, reason: string | null, when?: SQL) =>
  moving(
    scope,
    { which: sql`birds.id IN ${named(ids)} AND NOT ${isGone(scope)}` },
    { place_id, reason, moved_on: on },
    when,
  );
