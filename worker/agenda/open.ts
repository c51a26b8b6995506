import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import type { EggState } from "#db/vocabulary.ts";
import { isGone } from "#worker/birds/stored/presence.ts";
import { seasonSpecies } from "#worker/clutches/stored.ts";
import type { Scope } from "#worker/scope.ts";

/** An egg of which something is expected, or a chick that is not weaned, and where it is. */
export type OpenRow = {
  id: string;
  clutch_id: string;
  species_id: string | null;
  laid_on: string | null;
  set_on: string | null;
  stored_on: string | null;
  state: EggState;
  seen_on: string | null;
  hatched_on: string | null;
  /** The pair in whose nest it lies: the one that fosters it, else its own. */
  pair_id: string;
  pair: string;
  /** The nest's; of a chick that has gone elsewhere its own. */
  place_id: string | null;
  place: string | null;
  bird_id: string | null;
  is_ringed: 0 | 1;
};
type Laid = { clutch_id: string; laid_on: string | null };

// Where nobody knows when a species is weaned, or nobody notes it, its young leave the agenda by themselves.
const shortestStay = 120;
const patience = 30;
const bounds = sql.raw(`max(${shortestStay}, ifnull(max(species.weaning_day), 0) + ${patience})`);
const open = sql.raw(`eggs.${isOpenEgg}`);

const columns = (place: SQL, bird: SQL, is_ringed: SQL) => sql`
  eggs.id, eggs.clutch_id, pairs.species_id, eggs.laid_on, eggs.set_on, eggs.stored_on, eggs.state, eggs.seen_on,
  eggs.hatched_on, nest.id AS pair_id, nest.number AS pair, places.id AS place_id, places.name AS place,
  ${bird} AS bird_id, ${is_ringed} AS is_ringed
  FROM eggs
  CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
  CROSS JOIN pairs nest ON nest.org_id = eggs.org_id AND nest.id = ifnull(eggs.foster_pair_id, eggs.pair_id)
  ${place}`;

/** The statement that reads every egg and chick of which something is due, or will be; closed eggs it never meets. */
const openRows = ({ db, org_id, today }: Scope) =>
  db.all<OpenRow>(sql`
    SELECT ${columns(
      sql`LEFT JOIN places ON places.org_id = eggs.org_id AND places.id = nest.place_id`,
      ...[sql`NULL`, sql`0`],
    )}
    WHERE eggs.org_id = ${org_id} AND ${open}
    UNION ALL
    SELECT ${columns(
      sql`CROSS JOIN birds ON birds.org_id = eggs.org_id AND birds.id = eggs.chick_id AND birds.deleted_at IS NULL
        LEFT JOIN places ON places.org_id = eggs.org_id AND places.id = ifnull(birds.place_id, nest.place_id)`,
      ...[sql`birds.id`, sql`birds.identifier <> ifnull(eggs.chick_tag, '')`],
    )}
    WHERE eggs.org_id = ${org_id} AND eggs.state = 'hatched' AND eggs.chick_id IS NOT NULL AND eggs.weaned_on IS NULL
      AND eggs.hatched_on >= (
        SELECT date(${today}, '-' || ${bounds} || ' days') FROM species WHERE species.org_id = ${org_id})
      AND NOT ${isGone({ org_id })}`);

// Only eggs that lie in the nest they were laid in are counted from the layings of their clutch.
const layings = ({ db, org_id }: Scope) =>
  db.all<Laid>(sql`
    SELECT laid.clutch_id, laid.laid_on FROM eggs laid WHERE laid.org_id = ${org_id} AND laid.clutch_id IN (
      SELECT eggs.clutch_id FROM eggs WHERE eggs.org_id = ${org_id} AND ${open} AND eggs.set_on IS NULL
        AND eggs.state <> 'stored')`);

/** The statements behind every agenda; they fit any batch. */
export const readingOpen = (scope: Scope) => ({
  openRows: openRows(scope),
  layings: layings(scope),
  species: seasonSpecies(scope),
});
type Reading = ReturnType<typeof readingOpen>;
/** What they answered. */
export type OpenRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };
