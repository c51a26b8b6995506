import { type SQL, sql } from "drizzle-orm";
import { type ResultFigure, resultFigures } from "#db/vocabulary.ts";
import type { Scope } from "#worker/scope.ts";
import type { Results } from "./results.ts";

const isRinged = sql`ifnull((
  SELECT chick.identifier FROM birds chick WHERE chick.org_id = eggs.org_id AND chick.id = eggs.chick_id
), eggs.chick_ring) <> eggs.chick_tag`;
const isWeaned = sql`eggs.state = 'hatched' AND eggs.weaned_on IS NOT NULL`;

/** What counts a row of `eggs` at hand for a pair, as SQL; the same as `resultsOf` counts by states. */
export function countsFor(pair_id: string): Record<ResultFigure, SQL> {
  const own = (condition: SQL) => sql`(eggs.pair_id = ${pair_id} AND (${condition}))`;
  return {
    eggs: own(sql`1`),
    checked: own(sql`eggs.once_fertile OR eggs.once_clear`),
    fertile: own(sql`eggs.once_fertile`),
    // All but those that are stored, or went while they were.
    set: own(sql`NOT (eggs.state = 'stored' OR eggs.state IN ('broken', 'removed') AND eggs.ended_from IS 'stored')`),
    hatched: own(sql`eggs.state = 'hatched'`),
    ringed: own(sql`eggs.state = 'hatched' AND ${isRinged}`),
    weaned: own(isWeaned),
    raised: sql`(ifnull(eggs.foster_pair_id, eggs.pair_id) = ${pair_id} AND ${isWeaned})`,
  };
}

/** Eggs of a pair, and those it raises. */
export const eggsAround = ({ org_id }: Pick<Scope, "org_id">, pair_id: string): SQL => sql`eggs.id IN (
  SELECT own.id FROM eggs own WHERE own.org_id = ${org_id} AND own.pair_id = ${pair_id}
  UNION SELECT raised.id FROM eggs raised WHERE raised.org_id = ${org_id} AND raised.foster_pair_id = ${pair_id})`;

/** The statement that counts what a pair's eggs came to; one row of whole numbers. */
export function resultsOfPair(scope: Scope, pair_id: string) {
  const counts = countsFor(pair_id);
  const sums = resultFigures.map((figure) => sql`ifnull(sum(${counts[figure]}), 0) AS ${sql.identifier(figure)}`);
  return scope.db.all<Results>(sql`
    SELECT ${sql.join(sums, sql`, `)} FROM eggs WHERE eggs.org_id = ${scope.org_id} AND ${eggsAround(scope, pair_id)}`);
}
