import { sql } from "drizzle-orm";
import { isOpenEgg } from "#db/schema/clutches.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import type { Due } from "./due.ts";
import type { ClutchHead } from "./queries.ts";
import { readingEggs } from "./stored.ts";
import { type Egg, toldEggs } from "./told.ts";

/** So many eggs of a clutch stand in a line; a hatchery's others are counted. */
const longestStrip = 24;

/** The last clutch of a pair: its eggs in a strip, how many more there are, and what is due next of any in work. */
export type LatestClutch = {
  pair_id: string;
  clutch: ClutchHead;
  eggs: Array<Pick<Egg, "number" | "state">>;
  more: number;
  steps: ToldStep[];
};
/** What is due when, without where it is from. */
export type ToldStep = Pick<Due, "step" | "on" | "until" | "by">;

type Row = ClutchHead & { pair_id: string; eggs: number };

const isOpen = sql.raw(`eggs.${isOpenEgg}`);

/** The last clutch of each of these pairs that has one, in one round trip. */
export async function latestClutches(scope: Scope, pair_ids: readonly string[]): Promise<LatestClutch[]> {
  const { db, org_id } = scope;
  const last = sql`
    SELECT last.id FROM json_each(${JSON.stringify(pair_ids)}) AS asked
    CROSS JOIN clutches last ON last.org_id = ${org_id} AND last.pair_id = asked.value
    WHERE last.number = (SELECT max(other.number) FROM clutches other
      WHERE other.org_id = ${org_id} AND other.pair_id = asked.value)`;
  const found = sql`
    SELECT id FROM (
      SELECT eggs.id, row_number() OVER (PARTITION BY eggs.clutch_id ORDER BY eggs.number) AS place,
        row_number() OVER (PARTITION BY eggs.clutch_id ORDER BY ${isOpen} DESC, eggs.number) AS turn
      FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.clutch_id IN (${last})
    ) WHERE place <= ${longestStrip} OR turn <= ${longestStrip}`;
  const { clutches, ...read } = await batch(db, {
    clutches: db.all<Row>(sql`
      SELECT clutches.id, clutches.number, clutches.pair_id,
        (SELECT count(*) FROM eggs WHERE eggs.org_id = ${org_id} AND eggs.clutch_id = clutches.id) AS eggs
      FROM clutches WHERE clutches.org_id = ${org_id} AND clutches.id IN (${last})`),
    ...readingEggs(scope, found),
  });
  const told = new Map<string, Egg[]>(clutches.map(({ id }) => [id, []]));
  for (const egg of toldEggs(read, scope.today)) told.get(egg.clutch.id)?.push(egg);
  return clutches.map(({ id, number, pair_id, eggs }) => {
    const own = told.get(id) ?? [];
    const strip = own.slice(0, longestStrip).map((egg) => ({ number: egg.number, state: egg.state }));
    return {
      pair_id,
      clutch: { id, number },
      eggs: strip,
      more: eggs - strip.length,
      steps: stepsOf(soonest(own), scope.today),
    };
  });
}

/** What is due of an egg by today, or else what comes first. */
const stepsOf = (egg: Egg | undefined, today: string): ToldStep[] =>
  (egg?.steps ?? [])
    .filter(({ on }, at) => at === 0 || on <= today)
    .map(({ step, on, until, by }) => ({ step, on, until, by }));

/** The egg of which something is due first; the first laid among those due alike. */
function soonest(eggs: readonly Egg[]): Egg | undefined {
  const due = (egg: Egg) => egg.steps[0]?.on ?? "";
  return eggs
    .filter(({ steps }) => steps.length > 0)
    .reduce<Egg | undefined>((first, egg) => (first && due(first) <= due(egg) ? first : egg), undefined);
}
