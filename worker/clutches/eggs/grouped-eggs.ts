import { type SQL, sql } from "drizzle-orm";
import type { Scope } from "#worker/scope.ts";
import type { Laid } from "./due.ts";
import {
  chickGone,
  chickLeft,
  chickLeftOn,
  chicksJoined,
  type EggRow,
  layingsOf,
  lyingJoined,
  machineColumns,
  machineJoined,
  seasonSpecies,
} from "./egg-rows.ts";

// What eggs of one clutch in one nest have in common is read once; the rest stands in a list in this order.
const own = [
  ...["id", "number", "mark", "hen_id", "laid_on", "set_on", "stored_on", "state", "ended_from", "seen_on"],
  ...["once_fertile", "once_clear", "hatched_on", "weaned_on", "chick_id", "chick_tag", "notes", "version"],
] as const;
const beside = ["chick_ring", "chick_gone", "chick_left", "chick_left_on", "chick_place_id", "tray_on"] as const;

/** The eggs of a clutch that lie in one nest or tray, and the layings of the whole clutch; `eggs` is a list of lists, as JSON. */
type Folded = Pick<
  EggRow,
  | ("clutch_id" | "clutch_number" | "pair_id" | "pair_number" | "pair_state" | "pair_started_on" | "species_id")
  | ("foster_pair_id" | "nest_number" | "nest_state" | "place_id" | "place_name")
  | ("tray_id" | "tray_name" | "incubator_id" | "incubator_name" | "lockdown_on")
> &
  Laid & { eggs: string };

const listed = sql.raw(own.map((name) => `eggs.${name}`).join(", "));

/** The statements that read very many eggs, with few rows; `found` selects the `id` of each once. */
export const readingFolded = (scope: Scope, found: SQL) => ({
  folded: scope.db.all<Folded>(sql`
    SELECT alike.clutch_id, clutches.number AS clutch_number, alike.pair_id, pairs.number AS pair_number,
      pairs.state AS pair_state, pairs.started_on AS pair_started_on, pairs.species_id, alike.foster_pair_id,
      nest.number AS nest_number, nest.state AS nest_state, alike.tray_id, ${machineColumns}, alike.eggs,
      (${layingsOf(sql`alike`)}) AS days
    FROM (
      SELECT eggs.org_id, eggs.clutch_id, eggs.pair_id, eggs.foster_pair_id, lies.tray_id, json_group_array(json_array(${listed},
        ifnull(chick.identifier, eggs.chick_ring), ${chickGone}, ${chickLeft}, ${chickLeftOn}, chick.place_id, lies.since_on)) AS eggs
      FROM (${found}) found CROSS JOIN eggs ON eggs.org_id = ${scope.org_id} AND eggs.id = found.id
      ${lyingJoined(sql`eggs`)} ${chicksJoined} GROUP BY 1, 2, 3, 4, 5
    ) alike
    CROSS JOIN clutches ON clutches.org_id = alike.org_id AND clutches.id = alike.clutch_id
    CROSS JOIN pairs ON pairs.org_id = alike.org_id AND pairs.id = alike.pair_id
    CROSS JOIN pairs nest ON nest.org_id = alike.org_id AND nest.id = ifnull(alike.foster_pair_id, alike.pair_id)
    ${machineJoined(sql`alike`)}
    ORDER BY pairs.season DESC, pairs.position, clutches.number`),
  species: seasonSpecies(scope),
});

/** The eggs of rows that were read, clutch by clutch, by their numbers. */
export function unfolded(folded: readonly Folded[]): EggRow[] {
  const turn = new Map<string, number>();
  for (const { clutch_id } of folded) if (!turn.has(clutch_id)) turn.set(clutch_id, turn.size);
  const turnOf = ({ clutch_id }: EggRow) => turn.get(clutch_id) ?? 0;
  return folded.flatMap(eggsIn).sort((one, other) => turnOf(one) - turnOf(other) || one.number - other.number);
}

const names = [...own, ...beside];
const eggsIn = ({ eggs, days: _, ...shared }: Folded): EggRow[] =>
  (JSON.parse(eggs) as unknown[][]).map(
    (values) => ({ ...shared, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) }) as EggRow,
  );
