import { asc, type SQL, sql } from "drizzle-orm";
import { species } from "#db/schema/species.ts";
import type { EggState, PairState } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Laid, SeasonNumbers } from "./due.ts";

/** An egg as the database has it, with its clutch, its pair, the nest it lies in and its chick. */
export type EggRow = {
  id: string;
  clutch_id: string;
  clutch_number: number;
  pair_id: string;
  pair_number: string;
  pair_state: PairState;
  pair_started_on: string | null;
  species_id: string | null;
  number: number;
  mark: string | null;
  hen_id: string | null;
  laid_on: string | null;
  set_on: string | null;
  stored_on: string | null;
  state: EggState;
  ended_from: EggState | null;
  foster_pair_id: string | null;
  nest_number: string;
  nest_state: PairState;
  /** The tray of a machine in which it lies, since which day, and since when (a day) that is in lockdown. */
  tray_id: string | null;
  tray_on: string | null;
  tray_name: string | null;
  incubator_id: string | null;
  incubator_name: string | null;
  lockdown_on: string | null;
  /** Where it is: the machine's place, else the nest's. */
  place_id: string | null;
  place_name: string | null;
  seen_on: string | null;
  once_fertile: 0 | 1;
  once_clear: 0 | 1;
  hatched_on: string | null;
  weaned_on: string | null;
  chick_id: string | null;
  chick_tag: string | null;
  chick_ring: string | null;
  /** Whether it left: dead, sold, in the trash, erased. */
  chick_gone: 0 | 1;
  /** The status it left with, and since when; null of one in the trash or erased. */
  chick_left: string | null;
  chick_left_on: string | null;
  chick_place_id: string | null;
  notes: string | null;
  version: number;
};

const columns = sql.raw(`eggs.id, eggs.clutch_id, clutches.number AS clutch_number, eggs.pair_id,
  pairs.number AS pair_number, pairs.state AS pair_state, pairs.started_on AS pair_started_on, pairs.species_id,
  eggs.number, eggs.mark, eggs.hen_id, eggs.laid_on, eggs.set_on, eggs.stored_on, eggs.state, eggs.ended_from,
  eggs.foster_pair_id, nest.number AS nest_number, nest.state AS nest_state, eggs.seen_on, eggs.once_fertile, eggs.once_clear, eggs.hatched_on, eggs.weaned_on, eggs.chick_id, eggs.chick_tag,
  ifnull(chick.identifier, eggs.chick_ring) AS chick_ring, chick.place_id AS chick_place_id, eggs.notes, eggs.version,
  lies.tray_id, lies.since_on AS tray_on`);

/** The tray that the eggs of an alias lie in, as `lies`. */
export const lyingJoined = (of: SQL): SQL =>
  sql`LEFT JOIN egg_trays lies ON lies.org_id = ${of}.org_id AND lies.egg_id = ${of}.id`;
/** The machine of the `tray_id` of an alias, and the place that is its own, or that of `nest`; and what of them a row tells. */
export const machineJoined = (of: SQL): SQL => sql`
  LEFT JOIN incubator_trays tray ON tray.org_id = ${of}.org_id AND tray.id = ${of}.tray_id
  LEFT JOIN incubators machine ON machine.org_id = tray.org_id AND machine.id = tray.incubator_id
  LEFT JOIN places ON places.org_id = nest.org_id AND places.id = iif(tray.id IS NULL, nest.place_id, machine.place_id)`;
export const machineColumns = sql.raw(`tray.name AS tray_name, tray.lockdown_on, machine.id AS incubator_id,
  machine.name AS incubator_name, places.id AS place_id, places.name AS place_name`);

/** The birds that hatched of `eggs`, as `chick`, and the statuses they left with, as `leaving`. */
export const chicksJoined = sql.raw(`
  LEFT JOIN birds chick ON chick.org_id = eggs.org_id AND chick.id = eggs.chick_id
  LEFT JOIN statuses leaving ON leaving.org_id = eggs.org_id AND leaving.id = chick.status_id AND leaving.kind = 'gone'`);
/** Whether a chick is there no more, and how and when it left. */
export const chickGone = sql.raw("(chick.id IS NULL OR chick.deleted_at IS NOT NULL OR leaving.id IS NOT NULL)");
export const chickLeft = sql.raw("leaving.key");
export const chickLeftOn = sql.raw("iif(leaving.id IS NULL, NULL, chick.status_since)");

/** The query of `EggRow`s for which a condition on `eggs`, `pairs` and `nest` holds, clutch by clutch. */
const eggsWhere = (scope: Scope, condition: SQL): SQL => sql`
  SELECT ${columns}, ${machineColumns}, ${chickGone} AS chick_gone, ${chickLeft} AS chick_left, ${chickLeftOn} AS chick_left_on FROM eggs
  CROSS JOIN clutches ON clutches.org_id = eggs.org_id AND clutches.id = eggs.clutch_id
  CROSS JOIN pairs ON pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id
  CROSS JOIN pairs nest ON nest.org_id = eggs.org_id AND nest.id = ifnull(eggs.foster_pair_id, eggs.pair_id)
  ${lyingJoined(sql`eggs`)} ${machineJoined(sql`lies`)} ${chicksJoined}
  WHERE eggs.org_id = ${scope.org_id} AND ${condition}
  ORDER BY pairs.season DESC, pairs.position, clutches.number, eggs.number`;

/** A species as the season asks for it. */
export type SeasonSpecies = SeasonNumbers & { id: string; common_name: string; catalogue_slug: string | null };

export const seasonSpecies = (scope: Pick<Scope, "db" | "org_id">) =>
  scope.db
    .select({
      id: species.id,
      common_name: species.common_name,
      catalogue_slug: species.catalogue_slug,
      incubation_days: species.incubation_days,
      incubation_days_to: species.incubation_days_to,
      lockdown_days_before_hatch: species.lockdown_days_before_hatch,
      candling_days: species.candling_days,
      lay_interval_days: species.lay_interval_days,
      sits_from_egg: species.sits_from_egg,
      ring_days_from: species.ring_days_from,
      ring_days_to: species.ring_days_to,
      weaning_day: species.weaning_day,
    })
    .from(species)
    .where(owned(scope, species))
    .orderBy(asc(species.name_key));

/** The query of the days on which the eggs of the clutch of an alias were laid, as `Laid.days`. */
export const layingsOf = (alias: SQL): SQL => sql`
  SELECT json_group_array(laid.laid_on) FROM eggs laid
  WHERE laid.org_id = ${alias}.org_id AND laid.clutch_id = ${alias}.clutch_id`;

/** The statement that reads the layings of clutches, of which a query selects the ids. */
export const layingsIn = ({ db, org_id }: Pick<Scope, "db" | "org_id">, clutches: SQL) =>
  db.all<Laid>(sql`
    SELECT laid.clutch_id, json_group_array(laid.laid_on) AS days FROM eggs laid
    WHERE laid.org_id = ${org_id} AND laid.clutch_id IN (${clutches}) GROUP BY laid.clutch_id`);

const clutchesOf = ({ org_id }: Scope, found: SQL): SQL => sql`
  SELECT eggs.clutch_id FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.id IN (${found})`;

/** The statements that read eggs with what their days are computed from; `found` selects ids of eggs. */
export const readingEggs = (scope: Scope, found: SQL) => ({
  rows: scope.db.all<EggRow>(eggsWhere(scope, sql`eggs.id IN (${found})`)),
  layings: layingsIn(scope, clutchesOf(scope, found)),
  species: seasonSpecies(scope),
});

/** What they answered, or what one more batch holds beside. */
export type EggsRead = { rows: EggRow[]; layings: Laid[]; species: SeasonSpecies[] };

export const readEggs = (scope: Scope, found: SQL): Promise<EggsRead> => batch(scope.db, readingEggs(scope, found));

/** The query of the ids of a list, for `readingEggs`. */
export const idsListed = (ids: readonly string[]): SQL =>
  sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)})`;
