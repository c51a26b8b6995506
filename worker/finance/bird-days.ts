import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { Period } from "./periods.ts";

/** A bird of a pair or a chick of its own, by the days it was there. */
type OwnBird = { id: string; identifier: string; species_id: string; is_chick: 0 | 1; days: number };
/** The days in a place of a bird of the pair, or of all others together. */
type PlaceDays = { root: string; bird_id: string | null; days: number };

const wholeDay = (column: string) =>
  sql.raw(`CASE length(${column}) WHEN 4 THEN ${column} || '-01-01' WHEN 7 THEN ${column} || '-01' ELSE ${column} END`);
const came = sql`coalesce(${wholeDay("bird.acquired_on")}, ${wholeDay("bird.birth_date")}, substr(bird.created_at, 1, 10))`;
const kept = ({ org_id }: Pick<Scope, "org_id">) =>
  sql`bird.org_id = ${org_id} AND bird.deleted_at IS NULL AND bird.is_reference = 0`;

/** SQL: the days of a period on which a bird was there, both ends counted; of a stay only those within it. */
function daysOf({ org_id }: Pick<Scope, "org_id">, { from, to }: Period, stay?: { first: SQL; last: SQL }): SQL {
  const went = sql`iif((SELECT kind FROM statuses WHERE statuses.org_id = ${org_id} AND statuses.id = bird.status_id) = 'gone',
    ifnull(${wholeDay("bird.status_since")}, ${to}), ${to})`;
  const last = stay ? sql`min(${went}, ${to}, ${stay.last})` : sql`min(${went}, ${to})`;
  const first = stay ? sql`max(${came}, ${from}, ${stay.first})` : sql`max(${came}, ${from})`;
  return sql`max(0, cast(julianday(${last}) - julianday(${first}) AS INTEGER) + 1)`;
}

const birdsOfPair = ({ org_id }: Pick<Scope, "org_id">, pair_id: string): SQL => sql`
  SELECT bird_id AS id, 0 AS is_chick FROM pair_birds
  WHERE org_id = ${org_id} AND pair_id = ${pair_id} AND bird_id IS NOT NULL
  UNION SELECT chick_id, 1 FROM eggs WHERE org_id = ${org_id} AND pair_id = ${pair_id} AND chick_id IS NOT NULL`;

/** The statement that reads the days of all birds, by species. */
export const allDays = (scope: Scope, period: Period) =>
  scope.db.all<{ species_id: string; days: number }>(sql`
    SELECT bird.species_id, sum(${daysOf(scope, period)}) AS days FROM birds bird WHERE ${kept(scope)} GROUP BY 1`);

/** The statement that reads the birds of a pair with their days, its chicks last. */
export const ownDays = (scope: Scope, period: Period, pair_id: string) =>
  scope.db.all<OwnBird>(sql`
    SELECT bird.id, bird.identifier, bird.species_id, of_pair.is_chick, ${daysOf(scope, period)} AS days
    FROM (${birdsOfPair(scope, pair_id)}) of_pair CROSS JOIN birds bird ON bird.id = of_pair.id AND ${kept(scope)}
    ORDER BY of_pair.is_chick, bird.identifier`);

/**
 * The statement that reads the days that birds were in places for which something of the stock was used in a period, or in
 * what stands in these; the day of a move is one of the place it went to.
 */
export function placeDays(scope: Scope, period: Period, pair_id: string) {
  const { db, org_id } = scope;
  const { from, to } = period;
  const day = sql.raw("coalesce(moves.moved_on, substr(moves.at, 1, 10))");
  const ofBird = sql`CROSS JOIN moves ON moves.org_id = ${org_id} AND moves.bird_id = touched.id`;
  // Whoever is written down where it is has been there since it came.
  const first = sql.raw("iif(stays.at = bird.created_at, '0000-01-01', stays.first)");
  const stay = { first, last: sql.raw("date(stays.next, '-1 day')") };
  return db.all<PlaceDays>(sql`
    WITH RECURSIVE within(root, id) AS (
      SELECT DISTINCT place_id, place_id FROM stock_moves INDEXED BY stock_moves_by_day
      WHERE org_id = ${org_id} AND on_day BETWEEN ${from} AND ${to} AND place_id IS NOT NULL
      UNION SELECT within.root, places.id FROM within
      CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = within.id
    ), touched(id) AS MATERIALIZED (
      SELECT bird.id FROM within CROSS JOIN birds bird INDEXED BY birds_by_place ON bird.place_id = within.id AND ${kept(scope)}
      UNION SELECT moves.bird_id FROM within CROSS JOIN moves INDEXED BY moves_to ON moves.org_id = ${org_id} AND moves.to_place_id = within.id
      UNION SELECT moves.bird_id FROM within CROSS JOIN moves INDEXED BY moves_from ON moves.org_id = ${org_id} AND moves.from_place_id = within.id
    ), steps AS MATERIALIZED (
      SELECT touched.id, moves.from_place_id, moves.to_place_id, moves.at, ${day} AS day,
        row_number() OVER (PARTITION BY touched.id ORDER BY moves.at, moves.id) AS nth,
        lead(${day}, 1, '9999-12-31') OVER (PARTITION BY touched.id ORDER BY moves.at, moves.id) AS next
      FROM touched ${ofBird}
    ), stays(id, place_id, at, first, next) AS (
      SELECT id, to_place_id, at, day, next FROM steps
      UNION ALL SELECT id, from_place_id, NULL, '0000-01-01', day FROM steps WHERE nth = 1
      UNION ALL SELECT bird.id, bird.place_id, NULL, '0000-01-01', '9999-12-31' FROM touched
      CROSS JOIN birds bird ON bird.id = touched.id AND ${kept(scope)} WHERE touched.id NOT IN (SELECT id FROM steps)
    )
    SELECT within.root, own.id AS bird_id, sum(${daysOf(scope, period, stay)}) AS days
    FROM stays CROSS JOIN within ON within.id = stays.place_id
    CROSS JOIN birds bird ON bird.id = stays.id AND ${kept(scope)}
    LEFT JOIN (SELECT DISTINCT id FROM (${birdsOfPair(scope, pair_id)})) own ON own.id = stays.id
    GROUP BY 1, 2`);
}
