import { type SQL, sql } from "drizzle-orm";
import type { PairSide, PairState } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { clutchesAtOnce, type EggChange, oldestLaying } from "./contract.ts";
import { idsListed, readEggs, readingEggs } from "./eggs/egg-rows.ts";
import { type Egg, serializeEggs } from "./eggs/egg-view.ts";
import { type Fractions, fractionsOf, type Results } from "./figures/results.ts";
import { beforePair } from "./laying.ts";
import { resultsFor, resultsIn } from "./result-counts.ts";

type PairHead = { id: string; number: string; state: PairState };
export type ClutchHead = { id: string; number: number };
export type PairClutches = {
  clutches: Array<ClutchHead & { eggs: Egg[] }>;
  page: number;
  total_pages: number;
  results: Results;
  fractions: Fractions;
  today: string;
};

/**
 * A page of the clutches of a pair, the newest on the first, in the order they were laid; each with its eggs. And what all
 * came to; `missing` without the pair.
 */
export async function clutchesOfPair(scope: Scope, pair_id: string, page = 1): Promise<PairClutches> {
  const { org_id } = scope;
  const paged = pagesOf(scope, pair_id);
  const shown = sql`SELECT id, number FROM (${paged}) WHERE page = ${page}`;
  const own = sql`SELECT own.id FROM (${shown}) shown
    CROSS JOIN eggs own ON own.org_id = ${org_id} AND own.clutch_id = shown.id`;
  const { pair, counted, clutches, results, ...read } = await batch(scope.db, {
    pair: pairHead(scope, pair_id),
    counted: scope.db.all<{ n: number }>(sql`
      SELECT ifnull(max(page), 1) AS n FROM (${paged})`),
    clutches: scope.db.all<ClutchHead>(sql`SELECT id, number FROM (${shown}) ORDER BY number`),
    results: resultsFor(scope, { pair: pair_id }),
    ...readingEggs(scope, own),
  });
  const [sums] = results;
  if (pair.length === 0 || !sums) throw new Refusal("missing");
  const eggs = serializeEggs(read, scope.today);
  const came = resultsIn(sums);
  return {
    clutches: clutches.map((it) => ({ ...it, eggs: eggs.filter(({ clutch }) => clutch.id === it.id) })),
    page,
    total_pages: counted[0]?.n ?? 1,
    results: came,
    fractions: fractionsOf(came),
    today: scope.today,
  };
}

// A clutch weighs as its eggs do, so that a hatchery's pages are no larger than a canary's.
function pagesOf({ org_id }: Scope, pair_id: string): SQL {
  const { clutches, eggsEach } = clutchesAtOnce;
  // Written out: as values they would be fractions, and pages with them.
  const [least, most] = [sql.raw(`${eggsEach}`), sql.raw(`${clutches * eggsEach}`)];
  return sql`
    SELECT id, number,
      1 + (sum(weight) OVER (ORDER BY number DESC ROWS UNBOUNDED PRECEDING) - weight) / ${most} AS page
    FROM (SELECT clutches.id, clutches.number, max(${least}, (
        SELECT count(*) FROM eggs within WHERE within.org_id = ${org_id} AND within.clutch_id = clutches.id)) AS weight
      FROM clutches WHERE clutches.org_id = ${org_id} AND clutches.pair_id = ${pair_id})`;
}

/** What a pair's eggs came to; `missing` without the pair. */
export async function pairResults(scope: Scope, pair_id: string): Promise<Results> {
  const { pair, results } = await batch(scope.db, {
    pair: pairHead(scope, pair_id),
    results: resultsFor(scope, { pair: pair_id }),
  });
  const [sums] = results;
  if (pair.length === 0 || !sums) throw new Refusal("missing");
  return resultsIn(sums);
}

const pairHead = ({ db, org_id }: Scope, id: string) =>
  db.all<PairHead>(sql`SELECT id, number, state FROM pairs WHERE org_id = ${org_id} AND id = ${id}`);

/** One egg as it stands; `missing` without it. */
async function findEgg(scope: Scope, id: string): Promise<Egg> {
  const [egg] = serializeEggs(await readEggs(scope, idsListed([id])), scope.today);
  if (!egg) throw new Refusal("missing");
  return egg;
}

type Numbered = { clutch_id?: string | undefined; numbers?: number[] | undefined; versions?: Versions | undefined };
type Versions = Record<string, number>;

/**
 * The ids of the eggs of a clutch that have these numbers, and the versions they were seen in by their ids; refuses
 * (`invalid`) a clutch and numbers that are not there.
 */
export async function eggsNumbered(
  { db, org_id }: Scope,
  { clutch_id = "", numbers = [], versions }: Numbered,
): Promise<{ egg_ids: string[]; versions?: Versions }> {
  const { clutch, eggs } = await batch(db, {
    clutch: db.all<{ id: string }>(sql`SELECT id FROM clutches WHERE org_id = ${org_id} AND id = ${clutch_id}`),
    eggs: db.all<{ id: string; number: number }>(sql`
      SELECT eggs.id, eggs.number FROM json_each(${JSON.stringify(numbers)}) asked
      CROSS JOIN eggs ON eggs.org_id = ${org_id} AND eggs.clutch_id = ${clutch_id} AND eggs.number = asked.value`),
  });
  if (clutch.length === 0) throw new Refusal("invalid", { clutch_id: ["fields.unknown_id"] });
  const by = new Map(eggs.map(({ id, number }) => [number, id]));
  const egg_ids = numbers.map((number) => {
    const id = by.get(number);
    if (id) return id;
    throw new Refusal("invalid", { numbers: ["clutches.numbers.unknown"] }, { values: { number } });
  });
  if (!versions) return { egg_ids };
  const seen = numbers.flatMap((number, at) => {
    const version = versions[number];
    return version === undefined ? [] : [[egg_ids[at] ?? "", version] as const];
  });
  return { egg_ids, versions: Object.fromEntries(seen) };
}

/** What is asked to correct an egg: it, its size, the birds of its pair, and what day it is. */
export type EggPage = { egg: Egg; size: EggSize; birds: PairMate[]; today: string };
/** Measured along and across, in mm. */
type EggSize = { length_mm: number | null; breadth_mm: number | null };
export type PairMate = { bird_id: string | null; ring: string; side: PairSide };

/** The statement that reads the birds of a pair. */
export const matesOfPair = ({ db, org_id }: Scope, pair_id: SQL) =>
  db.all<PairMate>(sql`
    SELECT bird_id, ring, side FROM pair_birds WHERE org_id = ${org_id} AND pair_id = (${pair_id}) ORDER BY side, id`);

/** One egg with what its form offers, in one round trip; `missing` without it. */
export async function eggPage(scope: Scope, id: string): Promise<EggPage> {
  const pair = sql`SELECT own.pair_id FROM eggs own WHERE own.org_id = ${scope.org_id} AND own.id = ${id}`;
  const { birds, sizes, ...read } = await batch(scope.db, {
    ...readingEggs(scope, idsListed([id])),
    sizes: scope.db.all<EggSize>(sql`
      SELECT length_mm, breadth_mm FROM eggs WHERE org_id = ${scope.org_id} AND id = ${id}`),
    birds: matesOfPair(scope, pair),
  });
  const [egg] = serializeEggs(read, scope.today);
  if (!egg) throw new Refusal("missing");
  return { egg, size: sizes[0] ?? { length_mm: null, breadth_mm: null }, birds, today: scope.today };
}

/**
 * Changes what is known of an egg beside what became of it. Refuses `missing`, `stale` with the egg as it is, a hen that
 * was not in the pair, or not then, or is not the mother of its chick, and a day of laying that cannot be; one from before
 * the pair was together may be confirmed, and one that stands already need not be.
 */
export async function changeEgg(scope: Scope, id: string, change: EggChange): Promise<Egg> {
  const { version, org_id: _, confirmed = false, ...wanted } = change;
  refuseLaying(scope, change.laid_on);
  const { org_id, now } = scope;
  const fields = (["mark", "laid_on", "hen_id", "length_mm", "breadth_mm", "notes"] as const).filter(
    (name) => wanted[name] !== undefined,
  );
  const settings = fields.map((name) => sql`${sql.raw(name)} = ${wanted[name]}, `);
  const { hen_id = null, laid_on = null } = change;
  const isHen = sql`(${hen_id} IS NULL OR EXISTS (SELECT 1 FROM pair_birds hen WHERE hen.org_id = eggs.org_id
    AND hen.pair_id = eggs.pair_id AND hen.bird_id = ${hen_id} AND hen.side = 'hen'))`;
  // The hen and the day of laying as they will be after this write.
  const [layer, on] = [change.hen_id === undefined ? sql`eggs.hen_id` : sql`${hen_id}`, laidOn(change)];
  const wasThere = sql`(${layer} IS NULL OR ${on} IS NULL OR EXISTS (SELECT 1 FROM pair_birds hen
    WHERE hen.org_id = eggs.org_id AND hen.pair_id = eggs.pair_id AND hen.bird_id = ${layer} AND hen.side = 'hen'
    AND ifnull(hen.from_on, '') <= ${on} AND ifnull(hen.until_on, '9') >= ${on}))`;
  const isMother = sql`(${change.hen_id === undefined ? 1 : 0} OR ${hen_id} IS NULL OR eggs.chick_id IS NULL OR EXISTS (
    SELECT 1 FROM birds chick WHERE chick.org_id = eggs.org_id AND chick.id = eggs.chick_id AND chick.mother_id = ${hen_id}))`;
  const isBefore = sql`(${laid_on} IS NULL OR NOT EXISTS (SELECT 1 FROM egg_events since WHERE since.org_id = eggs.org_id
    AND since.egg_id = eggs.id AND since.deed NOT IN ('laid', 'undone') AND since.on_day < ${laid_on}))`;
  const isTogether = sql`(${Number(confirmed)} OR ${laid_on} IS NULL OR eggs.laid_on IS ${laid_on} OR NOT EXISTS (
    SELECT 1 FROM pairs WHERE pairs.org_id = eggs.org_id AND pairs.id = eggs.pair_id AND pairs.started_on > ${laid_on}))`;
  const { judged, changed } = await batch(scope.db, {
    judged: scope.db.all<Judged>(sql`
      SELECT ${isHen} AS is_hen, ${isTogether} AS is_together, ${isBefore} AS is_before, ${wasThere} AS was_there, ${isMother} AS is_mother FROM eggs WHERE org_id = ${org_id} AND id = ${id}`),
    changed: scope.db.all<{ id: string }>(sql`
      UPDATE eggs SET ${sql.join(settings)} version = version + 1, updated_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND ${isHen} AND ${isTogether} AND ${isBefore} AND ${wasThere} AND ${isMother}
        ${version === undefined ? sql`` : sql`AND version = ${version}`} RETURNING id`),
  });
  const [was] = judged;
  if (!was) throw new Refusal("missing");
  if (!was.is_hen) throw new Refusal("invalid", { hen_id: ["clutches.hen_id.other"] });
  const layerField = change.hen_id === undefined ? "laid_on" : "hen_id";
  if (!was.was_there) throw new Refusal("invalid", { [layerField]: ["clutches.hen_id.then"] });
  if (!was.is_mother) throw new Refusal("invalid", { hen_id: ["clutches.hen_id.chick"] });
  if (!was.is_before) throw new Refusal("invalid", { laid_on: ["clutches.laid_on.after_events"] });
  if (!was.is_together) throw beforePair();
  const egg = await findEgg(scope, id);
  if (changed.length === 0) throw new Refusal("stale", {}, { current: egg });
  return egg;
}

type Judged = Record<"is_hen" | "is_together" | "is_before" | "was_there" | "is_mother", 0 | 1>;
const laidOn = ({ laid_on }: EggChange): SQL => (laid_on === undefined ? sql`eggs.laid_on` : sql`${laid_on}`);

function refuseLaying({ today }: Scope, laid_on: string | null | undefined): void {
  if (!laid_on) return;
  if (laid_on > today) throw new Refusal("invalid", { laid_on: ["clutches.laid_on.future"] });
  if (laid_on <= plusDays(today, -oldestLaying)) throw new Refusal("invalid", { laid_on: ["clutches.laid_on.old"] });
}
