import { type SQL, sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { batch } from "#worker/kit/batch.ts";
import type { PairFilter } from "#worker/pairs/contract.ts";
import { pairsWith } from "#worker/pairs/listing.ts";
import type { Scope } from "#worker/scope.ts";
import type { Due } from "./eggs/due.ts";
import { dueTasksBy } from "./eggs/due.ts";
import { type EggRow, idsListed } from "./eggs/egg-rows.ts";
import { dueEgg, type Egg } from "./eggs/egg-view.ts";
import { readingFolded, unfolded } from "./eggs/grouped-eggs.ts";
import type { ClutchHead } from "./queries.ts";

/** So many eggs of a clutch stand in a line; a hatchery's others are counted. */
const longestStrip = 24;

/** The last clutch of a pair: its eggs in a strip, how many more there are, and what is due next of any in work. */
export type LatestClutch = {
  pair_id: string;
  clutch: ClutchHead;
  eggs: Array<Pick<Egg, "number" | "state">>;
  more: number;
  steps: LatestStep[];
};
/** What is due when, without where it is from. */
export type LatestStep = Pick<Due, "step" | "on" | "until" | "by">;

const isOpen = sql.raw(`eggs.${isOpenEgg}`);

/** The statements that read the last clutch of each pair whose `id` a query selects; they fit any batch. */
function readingLatest(scope: Scope, pairs: SQL) {
  const { org_id } = scope;
  const last = sql`
    SELECT last.id FROM (${pairs}) AS asked
    CROSS JOIN clutches last ON last.org_id = ${org_id} AND last.pair_id = asked.id
    WHERE last.number = (SELECT max(other.number) FROM clutches other
      WHERE other.org_id = ${org_id} AND other.pair_id = asked.id)`;
  const found = sql`
    SELECT id FROM (
      SELECT eggs.id, row_number() OVER (PARTITION BY eggs.clutch_id ORDER BY eggs.number) AS place,
        row_number() OVER (PARTITION BY eggs.clutch_id ORDER BY ${isOpen} DESC, eggs.number) AS turn
      FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.clutch_id IN (${last})
    ) WHERE place <= ${longestStrip} OR turn <= ${longestStrip}`;
  return readingFolded(scope, found);
}
type Reading = ReturnType<typeof readingLatest>;
/** What they answered. */
type LatestRead = { [Name in keyof Reading]: Awaited<Reading[Name]> };

/** The last clutches that were read, with what is due of them on a day (`YYYY-MM-DD`). */
function latestSteps({ folded, species }: LatestRead, today: string): LatestClutch[] {
  const dueTasksOf = dueTasksBy(folded, species, today);
  const laid = new Map(folded.map(({ clutch_id, days }) => [clutch_id, JSON.parse(days).length as number]));
  const clutches = new Map<string, EggRow[]>(folded.map(({ clutch_id }) => [clutch_id, []]));
  for (const row of unfolded(folded)) clutches.get(row.clutch_id)?.push(row);
  return [...clutches].flatMap(([id, rows]) => {
    const [first] = rows;
    if (!first) return [];
    const eggs = rows.slice(0, longestStrip).map(({ number, state }) => ({ number, state }));
    const steps = stepsOf(soonest(rows.map((row) => dueTasksOf(dueEgg(row), id, row.species_id).due)), today);
    const { pair_id, clutch_number: number } = first;
    return [{ pair_id, clutch: { id, number }, eggs, more: (laid.get(id) ?? 0) - eggs.length, steps }];
  });
}

/** A page of pairs with the last clutch of each that has one, in one round trip. */
export async function pairsWithClutches(scope: Scope, filter: PairFilter) {
  const { pairs, answers } = await pairsWith(scope, filter, (ids) => readingLatest(scope, ids));
  return { ...pairs, latest: latestSteps(answers, scope.today) };
}
export type PairsWithClutches = Awaited<ReturnType<typeof pairsWithClutches>>;

/** The last clutch of each of these pairs that has one, in one round trip. */
export async function latestClutches(scope: Scope, pair_ids: readonly string[]): Promise<LatestClutch[]> {
  return latestSteps(await batch(scope.db, readingLatest(scope, idsListed(pair_ids))), scope.today);
}

/** What is due of an egg by today, or else what comes first. */
const stepsOf = (steps: readonly Due[], today: string): LatestStep[] =>
  steps.filter(({ on }, at) => at === 0 || on <= today).map(({ step, on, until, by }) => ({ step, on, until, by }));

/** Of all eggs what is due of the one of which something is due first; the first laid among those due alike. */
function soonest(eggs: ReadonlyArray<readonly Due[]>): readonly Due[] {
  const due = ([first]: readonly Due[]) => first?.on ?? "";
  return eggs
    .filter((steps) => steps.length > 0)
    .reduce<readonly Due[]>((first, steps) => (first.length > 0 && due(first) <= due(steps) ? first : steps), []);
}
