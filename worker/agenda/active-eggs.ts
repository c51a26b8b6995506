import { sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import type { EggState } from "#db/vocabulary.ts";
import { isGone } from "#worker/birds/columns/presence.ts";
import { growingSince } from "#worker/clutches/chicks/fates.ts";
import { layingsIn, lyingJoined, machineJoined, seasonSpecies } from "#worker/clutches/eggs/egg-rows.ts";
import type { Scope } from "#worker/scope.ts";

/** Whose eggs are read, and on which of their days. */
type Reader = Pick<Scope, "db" | "org_id" | "today">;

/** Eggs alike of which something is expected, or a chick that is not weaned, and where they are. */
export type ActiveRow = {
  /** The id of each egg, the day it was laid, its number and its version, as JSON. */
  eggs: string;
  clutch_id: string;
  clutch_number: number;
  /** The pair that they are of, and its number. */
  own_pair_id: string;
  own_pair: string;
  species_id: string | null;
  set_on: string | null;
  stored_on: string | null;
  state: EggState;
  seen_on: string | null;
  /** Whether an egg that is under a hen anew was known to be fertile before. */
  once_fertile: 0 | 1;
  hatched_on: string | null;
  /** The pair in whose nest they lie: the one that fosters them, else their own. */
  pair_id: string;
  pair: string;
  /** The tray of a machine in which they lie, and since when (a day) that is in lockdown. */
  tray_id: string | null;
  tray: string | null;
  incubator_id: string | null;
  incubator: string | null;
  lockdown_on: string | null;
  lockdown_humidity_pct: number | null;
  /** The nest's, or the machine's; of a chick that has gone elsewhere its own. */
  place_id: string | null;
  place: string | null;
  bird_id: string | null;
  /** What the chick is called today. */
  chick: string | null;
  is_ringed: 0 | 1;
};
/** What `ActiveRow.eggs` says of each. */
export type ActiveEgg = [id: string, laid_on: string | null, number: number, version: number];

const open = sql.raw(`eggs.${isOpenEgg}`);

const clutchOf = (of: "alike" | "eggs") => {
  const it = sql.raw(of);
  return sql`${it}.clutch_id, (
    SELECT clutches.number FROM clutches WHERE clutches.org_id = ${it}.org_id AND clutches.id = ${it}.clutch_id
  ) AS clutch_number, pairs.id AS own_pair_id, pairs.number AS own_pair`;
};

const nests = (of: "alike" | "eggs") => {
  const it = sql.raw(of);
  return sql`
    CROSS JOIN pairs ON pairs.org_id = ${it}.org_id AND pairs.id = ${it}.pair_id
    CROSS JOIN pairs nest ON nest.org_id = ${it}.org_id AND nest.id = ifnull(${it}.foster_pair_id, ${it}.pair_id)`;
};

// What makes no difference to what is due is left out, so that eggs of one clutch are mostly one row.
const openEggs = ({ org_id }: Reader) => sql`
  SELECT alike.eggs, ${clutchOf("alike")}, pairs.species_id, alike.set_on, alike.stored_on, alike.state, alike.seen_on,
    alike.once_fertile, NULL AS hatched_on, nest.id AS pair_id, nest.number AS pair, alike.tray_id, tray.name AS tray,
    machine.id AS incubator_id, machine.name AS incubator, tray.lockdown_on, tray.lockdown_humidity_pct, places.id AS place_id, places.name AS place,
    NULL AS bird_id, NULL AS chick, 0 AS is_ringed
  FROM (
    SELECT eggs.org_id, eggs.state, eggs.pair_id, eggs.foster_pair_id, eggs.clutch_id, eggs.set_on,
      CASE WHEN eggs.state = 'stored' THEN eggs.stored_on END AS stored_on,
      CASE WHEN eggs.state <> 'stored' THEN eggs.seen_on END AS seen_on,
      eggs.state = 'set' AND eggs.once_fertile AS once_fertile, lies.tray_id,
      json_group_array(json_array(eggs.id, eggs.laid_on, eggs.number, eggs.version)) AS eggs
    FROM eggs ${lyingJoined(sql`eggs`)} WHERE eggs.org_id = ${org_id} AND ${open} GROUP BY 2, 3, 4, 5, 6, 7, 8, 9, 10
  ) alike ${nests("alike")} ${machineJoined(sql`alike`)}`;

const growing = (scope: Reader) => sql`
  SELECT json_array(json_array(eggs.id, eggs.laid_on, eggs.number, eggs.version)), ${clutchOf("eggs")}, pairs.species_id,
    NULL, NULL, eggs.state, NULL, 0, eggs.hatched_on, nest.id, nest.number, NULL, NULL, NULL, NULL, NULL, NULL,
    places.id, places.name, birds.id, birds.identifier, birds.identifier <> ifnull(eggs.chick_tag, '')
  FROM eggs ${nests("eggs")}
  CROSS JOIN birds ON birds.org_id = eggs.org_id AND birds.id = eggs.chick_id AND birds.deleted_at IS NULL
  LEFT JOIN places ON places.org_id = eggs.org_id AND places.id = ifnull(birds.place_id, nest.place_id)
  WHERE eggs.org_id = ${scope.org_id} AND eggs.state = 'hatched' AND eggs.chick_id IS NOT NULL AND eggs.weaned_on IS NULL
    AND eggs.hatched_on >= ${growingSince(scope)}
    AND NOT ${isGone(scope)}`;

/** The statement that reads every egg and chick of which something is due, or will be; closed eggs it never meets. */
const activeRows = (scope: Reader) => scope.db.all<ActiveRow>(sql`${openEggs(scope)} UNION ALL ${growing(scope)}`);

// Only eggs that lie in the nest they were laid in are counted from the layings of their clutch.
const layings = (scope: Reader) =>
  layingsIn(
    scope,
    sql`SELECT eggs.clutch_id FROM eggs WHERE eggs.org_id = ${scope.org_id} AND ${open} AND eggs.set_on IS NULL
      AND eggs.state <> 'stored'`,
  );

/** The statements behind every agenda; they fit any batch. */
export const readActiveEggs = (scope: Reader) => ({
  activeRows: activeRows(scope),
  layings: layings(scope),
  species: seasonSpecies(scope),
});
type Reading = ReturnType<typeof readActiveEggs>;
/** What they answered. */
export type ActiveEggsRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };
