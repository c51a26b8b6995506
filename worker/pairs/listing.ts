import { type SQL, sql } from "drizzle-orm";
import { standing } from "#worker/birds/columns/place-paths.ts";
import { type Answers, batch, type Statements } from "#worker/kit/batch.ts";
import { placesWithin } from "#worker/places/place-subtree.ts";
import type { Scope } from "#worker/scope.ts";
import type { PairFilter } from "./contract.ts";
import { pairsCalled } from "./pair-search.ts";
import { asPair, pairsRead } from "./reading.ts";
import { seasonOf } from "./season.ts";

type Choice = { id: string; name: string };

/**
 * A page of pairs, the latest number first, with everything the page shows: what can be filtered by, and how many there are
 * at all. One round trip.
 */
export async function listPairs(scope: Scope, filter: PairFilter) {
  const { pairs } = await pairsWith(scope, filter, () => ({}));
  return pairs;
}
export type PairsPage = Awaited<ReturnType<typeof listPairs>>;

/**
 * The same with what another room reads of those pairs, in the same trip: it is given the query of their `id`s, and its
 * statements are answered beside.
 */
export async function pairsWith<Beside extends Statements>(
  scope: Scope,
  filter: PairFilter,
  reading: (pairs: SQL) => Beside,
) {
  const { db, org_id } = scope;
  const { page, page_size } = filter;
  const meant = matching(scope, filter);
  const turn = sql`
    ORDER BY pairs.season DESC, pairs.position DESC LIMIT ${page_size} OFFSET ${(page - 1) * page_size}`;
  const ids = sql`SELECT pairs.id FROM pairs WHERE pairs.org_id = ${org_id} AND ${meant} ${turn}`;
  const beside = reading(ids);
  const own = {
    rows: pairsRead(scope, meant, turn),
    counted: db.all<{ n: number; all: number }>(sql`
      SELECT (SELECT count(*) FROM pairs WHERE pairs.org_id = ${org_id} AND ${meant}) AS n,
        EXISTS (SELECT 1 FROM pairs WHERE pairs.org_id = ${org_id}) AS "all"`),
    seasons: db.all<{ season: number }>(sql`
      SELECT DISTINCT season FROM pairs WHERE org_id = ${org_id} ORDER BY season DESC`),
    kinds: db.all<Choice>(sql`
      SELECT id, common_name AS name FROM species
      WHERE org_id = ${org_id} AND id IN (SELECT species_id FROM pairs WHERE org_id = ${org_id}) ORDER BY name_key`),
    places: db.all<Choice>(sql`
      WITH RECURSIVE ${standing(org_id, sql`1`)}
      SELECT id, name FROM standing WHERE id IN (SELECT place_id FROM pairs WHERE org_id = ${org_id}) ORDER BY rank`),
    settings: db.all<{ season_start_month: number }>(sql`
      SELECT season_start_month FROM organizations WHERE id = ${org_id}`),
  };
  const answers: Answers<typeof own> & Answers<Beside> = await batch(scope.db, { ...own, ...beside });
  const { rows, counted, seasons, kinds, places, settings } = answers;
  const total = counted[0]?.n ?? 0;
  const pairs = {
    items: rows.map(asPair),
    total,
    total_pages: Math.ceil(total / page_size),
    page,
    page_size,
    has_any: counted[0]?.all === 1,
    seasons: seasons.map(({ season }) => season),
    species: kinds,
    places,
    season: seasonOf(scope.today, settings[0]?.season_start_month).year,
    today: scope.today,
  };
  return { pairs, answers };
}

const and = (conditions: Array<SQL | undefined>): SQL =>
  sql.join([sql`1`, ...conditions.filter((it) => it !== undefined)], sql` AND `);

function matching(scope: Scope, { season, state, species_id, place_id, ring }: PairFilter): SQL {
  return and([
    season === "" ? undefined : sql`pairs.season = ${season}`,
    state === "" ? undefined : state === "open" ? sql`pairs.state <> 'ended'` : sql`pairs.state = ${state}`,
    species_id ? sql`pairs.species_id = ${species_id}` : undefined,
    place_id ? sql`pairs.place_id IN (${placesWithin(scope, place_id)})` : undefined,
    ring ? pairsCalled(scope, ring) : undefined,
  ]);
}

/** The pairs a bird is in or was, the latest first; fits any batch. */
export const pairsOfBird = (scope: Scope, bird_id: string, most: number) =>
  pairsRead(
    scope,
    sql`pairs.id IN (SELECT joined.pair_id FROM pair_birds joined
      WHERE joined.org_id = ${scope.org_id} AND joined.bird_id = ${bird_id})`,
    sql`ORDER BY pairs.season DESC, pairs.position DESC LIMIT ${most}`,
  );
