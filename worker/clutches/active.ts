import { type SQL, sql } from "drizzle-orm";
import { openEggStates, type SeasonStep } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { plusDays } from "./calendar.ts";
import type { EggFilter } from "./contract.ts";
import { countsFor, eggsAround } from "./counted.ts";
import { readingEggs } from "./stored.ts";
import { type Egg, toldEggs } from "./told.ts";

type Choice = { id: string; name: string; eggs: number };
export type EggList = {
  items: Egg[];
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
  today: string;
  /** What can be chosen among all that are active, with how many eggs each has. */
  choices: { states: Choice[]; steps: Choice[]; species: Choice[]; places: Choice[] };
};

// Where nobody knows when a species is weaned, its young leave the list by themselves.
const longestNest = 120;
const isOpen = sql.raw(`eggs.state IN (${openEggStates.map((state) => `'${state}'`).join(", ")})`);

/** The query of the ids of eggs of which something is expected, and of those whose chicks are not weaned. */
export const activeEggs = ({ org_id, today }: Scope): SQL => sql`
  SELECT eggs.id FROM eggs WHERE eggs.org_id = ${org_id} AND ${isOpen}
  UNION ALL
  SELECT eggs.id FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.state = 'hatched' AND eggs.chick_id IS NOT NULL
    AND eggs.weaned_on IS NULL AND eggs.hatched_on >= ${plusDays(today, -longestNest)}`;

const ofPair = (scope: Scope, { pair_id, figure }: EggFilter) => sql`
  SELECT eggs.id FROM eggs WHERE eggs.org_id = ${scope.org_id} AND ${eggsAround(scope, pair_id)}
    AND ${countsFor(pair_id)[figure || "eggs"]}`;

/** The eggs in work that a filter finds, by what is due first; or all eggs of a pair that one of its figures counts. */
export async function listEggs(scope: Scope, filter: EggFilter): Promise<EggList> {
  const { org_id } = scope;
  const found = filter.pair_id ? ofPair(scope, filter) : activeEggs(scope);
  const { under, ...read } = await batch(scope.db, {
    ...readingEggs(scope, found),
    under: scope.db.all<{ id: string }>(sql`
      WITH RECURSIVE under(id) AS (
        SELECT ${filter.place_id} UNION SELECT places.id FROM under
        CROSS JOIN places ON places.org_id = ${org_id} AND places.parent_id = under.id
      ) SELECT id FROM under`),
  });
  const kinds = new Map(read.rows.map(({ id, species_id }) => [id, species_id]));
  const names = new Map(read.species.map(({ id, common_name }) => [id, common_name]));
  const there = new Set(under.map(({ id }) => id));
  const told = toldEggs(read, scope.today).filter((egg) => filter.pair_id !== "" || isActive(egg));
  const shown = told.filter(
    (egg) =>
      (filter.state === "" || egg.state === filter.state) &&
      (filter.due === "" || isDue(egg, filter.due, scope.today)) &&
      (filter.species_id === "" || kinds.get(egg.id) === filter.species_id) &&
      (filter.place_id === "" || there.has(egg.nest.place_id ?? "")),
  );
  shown.sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : firstDay(one) > firstDay(other) ? 1 : 0));
  const { page, page_size } = filter;
  return {
    items: shown.slice((page - 1) * page_size, page * page_size),
    ...{ total: shown.length, total_pages: Math.max(1, Math.ceil(shown.length / page_size)), page, page_size },
    today: scope.today,
    choices: {
      states: counted(told, ({ state }) => [{ id: state, name: state }]),
      steps: counted(told, (egg) =>
        [...new Set(egg.steps.filter(({ on }) => on <= scope.today).map(({ step }) => step))].map((id) => ({
          id,
          name: id,
        })),
      ),
      species: counted(told, ({ id }) => {
        const kind = kinds.get(id) ?? "";
        return kind ? [{ id: kind, name: names.get(kind) ?? "" }] : [];
      }),
      places: counted(told, ({ nest }) => (nest.place_id ? [{ id: nest.place_id, name: nest.place ?? "" }] : [])),
    },
  };
}

const isActive = ({ state, chick }: Egg) => state !== "hatched" || (chick !== null && !chick.is_gone);
const isDue = (egg: Egg, wanted: SeasonStep, today: string) =>
  egg.steps.some(({ step, on }) => step === wanted && on <= today);
// Without a day it comes behind all that have one.
const firstDay = ({ steps }: Egg) => steps.map(({ on }) => on).sort()[0] ?? "9999-12-31";

function counted(eggs: readonly Egg[], of: (egg: Egg) => Array<{ id: string; name: string }>): Choice[] {
  const all = new Map<string, Choice>();
  for (const egg of eggs)
    for (const { id, name } of of(egg)) all.set(id, { id, name, eggs: (all.get(id)?.eggs ?? 0) + 1 });
  return [...all.values()].sort((one, other) => one.name.localeCompare(other.name));
}
