import { is, SQL, sql } from "drizzle-orm";
import type { PairSide } from "#db/vocabulary.ts";
import type { FoundBird } from "#worker/mating/judged-pairs.ts";
import { judgePairs } from "#worker/mating/judged-pairs.ts";
import type { Scope } from "#worker/scope.ts";
import { asPair, pairsRead } from "./reading.ts";

type PairRulesInput = {
  /** The pair at hand; for a new one the id it will have. */
  id: string;
  /** Who is to be in it, by id, or as SQL that tells ids; without, who is in it now. */
  cock_ids?: readonly string[] | SQL | undefined;
  hen_ids?: readonly string[] | SQL | undefined;
  place_id?: string | null | undefined;
};

/** A bird in an open pair other than the one at hand. */
export type Elsewhere = { bird_id: string; ring: string; side: PairSide; pair_id: string; number: string };

/** Everything a pair is judged and written by, in one round trip; birds come in the order they were named. */
export async function factsOf(scope: Scope, { id, cock_ids, hen_ids, place_id }: PairRulesInput) {
  const { db, org_id } = scope;
  const [cocks, hens] = [idsOf(scope, id, "cock", cock_ids), idsOf(scope, id, "hen", hen_ids)];
  const named = sql`SELECT * FROM (${cocks}) UNION SELECT * FROM (${hens})`;
  const { rows, trashed, elsewhere, place, settings, judge, ...found } = await judgePairs(
    scope,
    { cock_ids: cocks, hen_ids: hens },
    {
      rows: pairsRead(scope, sql`pairs.id = ${id}`),
      trashed: db.all<{ id: string; ring: string }>(sql`
        SELECT id, identifier AS ring FROM birds
        WHERE org_id = ${org_id} AND deleted_at IS NOT NULL AND id IN (${named})`),
      elsewhere: db.all<Elsewhere>(sql`
        SELECT joined.bird_id, joined.ring, joined.side, joined.pair_id, pairs.number FROM pair_birds joined
        JOIN pairs ON pairs.org_id = ${org_id} AND pairs.id = joined.pair_id
        WHERE joined.org_id = ${org_id} AND joined.is_open = 1 AND joined.pair_id <> ${id}
          AND joined.bird_id IN (${named}) ORDER BY pairs.number`),
      place: db.all<{ id: string }>(sql`
        SELECT id FROM places WHERE org_id = ${org_id} AND id = ${place_id ?? ""}`),
      settings: db.all<{ season_start_month: number }>(sql`
        SELECT season_start_month FROM organizations WHERE id = ${org_id}`),
    },
  );
  const pair = rows[0] && asPair(rows[0]);
  const birds = { cocks: inOrder(found.cocks, cock_ids), hens: inOrder(found.hens, hen_ids) };
  return {
    pair,
    ...birds,
    trashed,
    elsewhere,
    has_place: place.length > 0,
    season_start: settings[0]?.season_start_month ?? 1,
    judged: judge(birds.cocks, birds.hens),
  };
}
export type Facts = Awaited<ReturnType<typeof factsOf>>;

const idsOf = ({ org_id }: Scope, id: string, side: PairSide, ids: PairRulesInput["cock_ids"]): SQL =>
  is(ids, SQL)
    ? ids
    : ids
      ? sql`SELECT value FROM json_each(${JSON.stringify(ids)})`
      : sql`SELECT bird_id FROM pair_birds WHERE org_id = ${org_id} AND pair_id = ${id} AND side = ${side}
        AND until_on IS NULL AND bird_id IS NOT NULL`;

function inOrder(birds: readonly FoundBird[], ids: PairRulesInput["cock_ids"]): FoundBird[] {
  const place = new Map((is(ids, SQL) ? [] : (ids ?? [])).map((id, at) => [id, at]));
  return [...birds].sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
