import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newIds } from "#db/ids.ts";
import { birds } from "#db/schema/birds.ts";
import { clutches, eggEvents, eggs } from "#db/schema/clutches.ts";
import { pairBirds, pairs } from "#db/schema/pairs.ts";
import { resultFigures, resultGroups } from "#db/vocabulary.ts";
import { newWorld } from "#tests/app/world.ts";
import { anyLife, canary } from "#tests/clutches/eggs.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { dayZero } from "#worker/clutches/days/day-zero.ts";
import { thirdOfDeath } from "#worker/clutches/days/embryo-death.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import { type CountedEgg, type Results, resultsOf } from "#worker/clutches/figures/results.ts";
import { parentsOf } from "#worker/clutches/hatching.ts";
import { type EggEvent, eggAfter } from "#worker/clutches/states/egg-after.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import type { ResultsPage } from "#worker/results/queries.ts";

const [lastDay, span, now] = ["2026-06-01", 100, "2026-07-01"];
const anyDay = fc.option(fc.nat(span), { nil: null, freq: 8 });
const anyStay = fc.record({ who: fc.nat(3), from: anyDay, days: fc.option(fc.nat(60), { nil: null, freq: 2 }) });
const anyEgg = fc.record({
  laid: anyDay,
  life: anyLife,
  hen: fc.option(fc.nat(3), { nil: null }),
  nest: fc.option(fc.nat(4), { nil: null, freq: 3 }),
  ringed: fc.boolean(),
  weaned: fc.boolean(),
});
const anyPair = fc.record({
  season: fc.constantFrom(2025, 2026),
  species: fc.nat(1),
  cocks: fc.uniqueArray(anyStay, { minLength: 1, maxLength: 3, selector: ({ who }) => who }),
  hens: fc.uniqueArray(anyStay, { minLength: 1, maxLength: 3, selector: ({ who }) => who }),
  eggs: fc.array(anyEgg, { maxLength: 6 }),
});
type Any<Of> = Of extends fc.Arbitrary<infer Value> ? Value : never;
type Booked = Any<typeof anyPair>;

const day = (at: number | null) => (at === null ? null : plusDays("2026-02-01", at));

/** A bird that hatched, once an egg is written for it; the day it died. */
type Chick = { id: string; died_on: string | null; isHere: boolean };
type Flock = { cocks: string[]; hens: string[]; kinds: string[]; chicks: Chick[] };

/** Rows of any season, as the app would have written them; chicks are those of the first eggs that hatched. */
function rowsOf(org_id: string, booked: readonly Booked[], flock: Flock) {
  const chicks = flock.chicks.values();
  const at = "2026-02-01T00:00:00.000Z";
  const stamps = { created_at: at, updated_at: at };
  const ids = newIds("pair", booked.length);
  const clutchIds = newIds("clutch", booked.length);
  const all = booked.map((pair, n) => {
    const id = ids[n] ?? "";
    const stays = (["cock", "hen"] as const).flatMap((side) =>
      pair[`${side}s`].map(({ who, from, days }) => ({
        org_id,
        pair_id: id,
        side,
        ring: `${side} ${who}`,
        bird_id: flock[`${side}s`][who] ?? null,
        from_on: day(from),
        until_on: days === null ? null : day((from ?? 0) + days),
      })),
    );
    const laid = pair.eggs.map((egg, number) => {
      const laid_on = day(egg.laid);
      const hen = egg.hen === null ? null : (flock.hens[pair.hens[egg.hen % pair.hens.length]?.who ?? 0] ?? null);
      const nest = egg.nest === null || booked.length === 0 ? null : (ids[egg.nest % booked.length] ?? null);
      const events = egg.life.map(
        (to_state, position): EggEvent => ({
          position: position + 1,
          deed: position === 0 ? "laid" : "state",
          from_state: egg.life[position - 1] ?? null,
          to_state,
          on_day: plusDays(laid_on ?? "2026-02-01", position),
          to_pair_id: null,
          undoes: null,
        }),
      );
      const facts = { ...eggAfter(events), foster_pair_id: nest === id ? null : nest };
      const chick = facts.state === "hatched" ? chicks.next().value : undefined;
      const ring = { chick_tag: "tag", chick_ring: egg.ringed ? "ring" : "tag", chick_id: chick?.id ?? null };
      const hatched = facts.state === "hatched" && ring;
      const weaned_on = hatched && egg.weaned ? lastDay : null;
      const row = { org_id, pair_id: id, number: number + 1, hen_id: hen, laid_on, ...facts, ...hatched, weaned_on };
      return { row, events, chick };
    });
    const row = { id, org_id, season: pair.season, position: n + 1, number: `${pair.season}-${n + 1}`, ...stamps };
    const species_id = flock.kinds[pair.species] ?? null;
    return {
      pair: { ...row, kind: "colony" as const, state: "ended" as const, species_id },
      clutch: { ...stamps, id: clutchIds[n] ?? "", org_id, pair_id: id, number: 1 },
      stays,
      laid: laid.map(({ row: egg, ...rest }) => ({
        ...rest,
        egg: { ...egg, ...stamps, clutch_id: clutchIds[n] ?? "" },
      })),
      lives: pair.eggs,
    };
  });
  const stays = all.flatMap((it) => it.stays);
  const laid = all.flatMap((it) => it.laid.map((egg, n) => ({ ...egg, life: it.lives[n], pair: it.pair })));
  const [stayIds, eggIds] = [newIds("pair_bird", stays.length), newIds("egg", laid.length)];
  return {
    pairs: all.map(({ pair }) => pair),
    clutches: all.map(({ clutch }) => clutch),
    stays: stays.map((stay, n) => ({ ...stay, id: stayIds[n] ?? "" })),
    laid: laid.map(({ egg, ...rest }, n) => ({ ...rest, egg: { ...egg, id: eggIds[n] ?? "" } })),
  };
}
type Rows = ReturnType<typeof rowsOf>;

/** What became of an egg that died, or of the chick that hatched, by the rules for one. */
function fateOf({ egg, events, chick, pair }: Rows["laid"][number], { laid }: Rows, kinds: string[]) {
  const isKnown = pair.species_id === kinds[0];
  const layings = laid.filter((it) => it.egg.clutch_id === egg.clutch_id).map((it) => it.egg.laid_on);
  const habits = isKnown ? canary : { sits_from_egg: null, lay_interval_days: null };
  const zero = dayZero(egg, layings, habits);
  const { state, seen_on, hatched_on } = egg;
  const days = { zero: "day" in zero ? zero.day : null, incubation_days: 13 };
  const isDead = state === "early_dead" || state === "late_dead";
  const died_in = isDead ? thirdOfDeath({ ...days, state, seen_on, found_on: events.at(-1)?.on_day ?? null }) : null;
  const age = chick?.died_on && hatched_on ? daysFrom(hatched_on, chick.died_on) : null;
  const isLost = age !== null && age <= (isKnown ? 30 : 120);
  const isGrowing = chick?.isHere && hatched_on !== null && daysFrom(hatched_on, now) <= 120;
  return { died_in, chick: isLost ? ("lost" as const) : isGrowing ? ("growing" as const) : null };
}

/** What each group comes to, counted anew by the states that eggs went through. */
function recounted(rows: Rows, kinds: string[], by: (typeof resultGroups)[number]): Map<string, Results> {
  const { laid, stays, pairs: all } = rows;
  const keyOf = (as: "own" | "nest", { egg, pair }: Rows["laid"][number]): string => {
    const nest = as === "own" ? pair : (all.find(({ id }) => id === egg.foster_pair_id) ?? pair);
    if (by === "season") return String(nest.season);
    if (by === "month") return egg.laid_on?.slice(0, 7) ?? "?";
    // None of them lay in a machine.
    if (by === "machine") return "?";
    if (by === "species") return nest.species_id ?? "?";
    if (by === "pair") return nest.id;
    const mates = stays.map((stay) => ({ ...stay, species_id: null, sex: null }));
    const there = (on: string | null) =>
      mates.filter(
        ({ pair_id, side, from_on, until_on }) =>
          pair_id === nest.id && side === by && !(on && from_on && from_on > on) && !(on && until_on && until_on < on),
      );
    const found = as === "own" ? parentsOf(egg, mates)[`${by}s`] : there(egg.hatched_on);
    return found.length === 1 ? (found[0]?.bird_id ?? "?") : "?";
  };
  const groups = new Map<string, CountedEgg[]>();
  for (const it of laid) {
    const { egg, life } = it;
    const [own, nest] = [keyOf("own", it), keyOf("nest", it)];
    const counted = {
      ...fateOf(it, rows, kinds),
      states: life?.life ?? [],
      is_ringed: it.chick !== undefined || egg.chick_ring === "ring",
      is_weaned: egg.weaned_on !== null,
    };
    for (const key of new Set([own, nest]))
      groups.set(key, [...(groups.get(key) ?? []), { ...counted, is_own: key === own, in_nest: key === nest }]);
  }
  const found = [...groups].map(([key, some]) => [key, resultsOf(some)] as const);
  return new Map(found.filter(([, { eggs: own, raised }]) => own > 0 || raised > 0));
}

test("by species, season, hen, cock, pair, machine or month the parts sum up to the whole and to a recount, and each figure leads to its eggs", async () => {
  const {
    db,
    ask,
    a,
    bird,
    species: kind,
    make,
    post,
  } = await nestsIn(() => newWorld({ RATE_LIMITS: "relaxed" }), now);
  /** Birds for those that hatch: half grow up, some died, one is in the trash. */
  async function chick(at: number): Promise<Chick> {
    const { id } = await bird({ identifier: `chick ${at}` });
    const died_on = at % 4 === 1 ? "2026-05-01" : null;
    if (died_on) expect((await post(`/api/birds/${id}/lost`, { on: died_on })).status).toBe(200);
    if (at === 0) expect((await ask(`/api/birds/${id}`, { as: a, method: "DELETE" })).status).toBe(204);
    return { id, died_on, isHere: died_on === null && at > 0 };
  }
  const flock: Flock = {
    cocks: await Promise.all([0, 1, 2, 3].map(async () => (await bird({ sex: "male" })).id)),
    hens: await Promise.all([0, 1, 2, 3].map(async () => (await bird({ sex: "female" })).id)),
    kinds: [kind.id, (await make.species({ common_name: "Other" })).id],
    chicks: await Promise.all([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(chick)),
  };
  const get = async <Data>(path: string) => {
    const answer = await ask(path, { as: a });
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: Data }).data;
  };
  async function kept(rows: Rows) {
    for (const table of ["egg_events", "eggs", "clutches", "pair_birds", "pairs"])
      await db.run(sql`DELETE FROM ${sql.raw(table)} WHERE org_id = ${a.org_id}`);
    await db.insert(pairs).values(rows.pairs);
    await db.insert(pairBirds).values(rows.stays);
    await db.insert(clutches).values(rows.clutches);
    if (rows.laid.length === 0) return;
    await db.insert(eggs).values(rows.laid.map(({ egg }) => egg));
    const events = rows.laid.flatMap(({ egg, events: own }) => own.map((event) => ({ ...event, egg_id: egg.id })));
    const ids = newIds("egg_event", events.length);
    const rest = { org_id: a.org_id, user_id: null, from_pair_id: null, at: "2026-02-01T00:00:00.000Z" };
    await db.insert(eggEvents).values(events.map((event, n) => ({ ...event, ...rest, id: ids[n] ?? "" })));
  }
  const anySeason = fc.array(anyPair, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(anySeason, fc.nat(), async (booked, at) => {
      const rows = rowsOf(a.org_id, booked, flock);
      await kept(rows);
      for (const by of resultGroups) {
        const page = await get<ResultsPage>(`/api/results?by=${by}&page_size=100`);
        const expected = recounted(rows, flock.kinds, by);
        expect([by, Object.fromEntries(page.items.map(({ key, results }) => [key, results]))]).toEqual([
          by,
          Object.fromEntries(expected),
        ]);
        for (const figure of resultFigures) {
          const sum = page.items.reduce((total, { results }) => total + results[figure], 0);
          expect([by, figure, sum]).toEqual([by, figure, page.total_of_all.results[figure]]);
        }
        const line = page.items[at % Math.max(page.items.length, 1)];
        if (!line) continue;
        const name = by === "season" || by === "month" ? by : `${by}_id`;
        // A third of the figures for each group: over the runs each has its turn.
        const turn = at + resultGroups.indexOf(by);
        for (const figure of resultFigures.filter((_, n) => (n + turn) % 3 === 0)) {
          const list = await get<EggList>(`/api/eggs?${new URLSearchParams({ [name]: line.key, figure })}`);
          expect([by, figure, list.total]).toEqual([by, figure, line.results[figure]]);
          expect([by, figure, list.items.length]).toEqual([by, figure, Math.min(50, list.total)]);
        }
      }
    }),
    { numRuns: 12 },
  );
  expect(await db.select().from(birds).where(sql`org_id = ${a.org_id}`)).toHaveLength(18);
}, 120_000);
