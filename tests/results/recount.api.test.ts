import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newIds } from "#db/ids.ts";
import { birds } from "#db/schema/birds.ts";
import { clutches, eggs } from "#db/schema/clutches.ts";
import { pairBirds, pairs } from "#db/schema/pairs.ts";
import { resultFigures, resultGroups } from "#db/vocabulary.ts";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { anyLife } from "#tests/clutches/eggs.ts";
import { plusDays } from "#worker/clutches/days/calendar.ts";
import type { EggList } from "#worker/clutches/egg-list.ts";
import { parentsOf } from "#worker/clutches/hatching.ts";
import { type CountedEgg, type Results, resultsOf } from "#worker/clutches/results.ts";
import { type EggEvent, eggAfter } from "#worker/clutches/states/egg-after.ts";
import type { ResultsPage } from "#worker/results/queries.ts";

const [lastDay, span] = ["2026-06-01", 100];
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

/** Rows of any season, as the app would have written them. */
function rowsOf(
  org_id: string,
  booked: readonly Booked[],
  flock: { cocks: string[]; hens: string[]; kinds: string[] },
) {
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
          position,
          deed: position === 0 ? "laid" : "state",
          from_state: egg.life[position - 1] ?? null,
          to_state,
          on_day: plusDays(laid_on ?? "2026-02-01", position),
          to_pair_id: null,
          undoes: null,
        }),
      );
      const facts = { ...eggAfter(events), foster_pair_id: nest === id ? null : nest };
      const hatched = facts.state === "hatched" && { chick_tag: "tag", chick_ring: egg.ringed ? "ring" : "tag" };
      const weaned_on = hatched && egg.weaned ? lastDay : null;
      return { org_id, pair_id: id, number: number + 1, hen_id: hen, laid_on, ...facts, ...hatched, weaned_on };
    });
    const row = { id, org_id, season: pair.season, position: n + 1, number: `${pair.season}-${n + 1}`, ...stamps };
    const species_id = flock.kinds[pair.species] ?? null;
    return {
      pair: { ...row, kind: "colony" as const, state: "ended" as const, species_id },
      clutch: { ...stamps, id: clutchIds[n] ?? "", org_id, pair_id: id, number: 1 },
      stays,
      laid: laid.map((egg) => ({ ...egg, ...stamps, clutch_id: clutchIds[n] ?? "" })),
      lives: pair.eggs,
    };
  });
  const stays = all.flatMap((it) => it.stays);
  const laid = all.flatMap((it) => it.laid.map((egg, n) => ({ egg, life: it.lives[n], pair: it.pair })));
  const [stayIds, eggIds] = [newIds("pair_bird", stays.length), newIds("egg", laid.length)];
  return {
    pairs: all.map(({ pair }) => pair),
    clutches: all.map(({ clutch }) => clutch),
    stays: stays.map((stay, n) => ({ ...stay, id: stayIds[n] ?? "" })),
    laid: laid.map(({ egg, ...rest }, n) => ({ ...rest, egg: { ...egg, id: eggIds[n] ?? "" } })),
  };
}
type Rows = ReturnType<typeof rowsOf>;

/** What each group comes to, counted anew by the states that eggs went through. */
function recounted({ laid, stays, pairs: all }: Rows, by: (typeof resultGroups)[number]): Map<string, Results> {
  const keyOf = (as: "own" | "nest", { egg, pair }: Rows["laid"][number]): string => {
    const nest = as === "own" ? pair : (all.find(({ id }) => id === egg.foster_pair_id) ?? pair);
    if (by === "season") return String(nest.season);
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
      states: life?.life ?? [],
      is_ringed: egg.chick_ring === "ring",
      is_weaned: egg.weaned_on !== null,
    };
    for (const key of new Set([own, nest]))
      groups.set(key, [...(groups.get(key) ?? []), { ...counted, is_own: key === own, in_nest: key === nest }]);
  }
  const found = [...groups].map(([key, some]) => [key, resultsOf(some)] as const);
  return new Map(found.filter(([, { eggs: own, raised }]) => own > 0 || raised > 0));
}

test("by species, season, hen, cock or pair the parts sum up to the whole and to a recount, and each figure leads to its eggs", async () => {
  const world = await newWorld();
  const { db, ask, a } = world;
  const { bird, species } = makeFor(world, a);
  const flock = {
    cocks: await Promise.all([0, 1, 2, 3].map(async () => (await bird({ sex: "male" })).id)),
    hens: await Promise.all([0, 1, 2, 3].map(async () => (await bird({ sex: "female" })).id)),
    kinds: [(await species()).id, (await species({ common_name: "Other" })).id],
  };
  const get = async <Data>(path: string) => {
    const answer = await ask(path, { as: a });
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: Data }).data;
  };
  async function kept(rows: Rows) {
    for (const table of ["eggs", "clutches", "pair_birds", "pairs"])
      await db.run(sql`DELETE FROM ${sql.raw(table)} WHERE org_id = ${a.org_id}`);
    await db.insert(pairs).values(rows.pairs);
    await db.insert(pairBirds).values(rows.stays);
    await db.insert(clutches).values(rows.clutches);
    if (rows.laid.length > 0) await db.insert(eggs).values(rows.laid.map(({ egg }) => egg));
  }
  const anySeason = fc.array(anyPair, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(anySeason, fc.nat(), async (booked, at) => {
      const rows = rowsOf(a.org_id, booked, flock);
      await kept(rows);
      for (const by of resultGroups) {
        const page = await get<ResultsPage>(`/api/results?by=${by}&page_size=100`);
        const expected = recounted(rows, by);
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
        const name = by === "season" ? by : `${by}_id`;
        for (const figure of resultFigures) {
          const list = await get<EggList>(`/api/eggs?${new URLSearchParams({ [name]: line.key, figure })}`);
          expect([by, figure, list.total]).toEqual([by, figure, line.results[figure]]);
          expect([by, figure, list.items.length]).toEqual([by, figure, Math.min(50, list.total)]);
        }
      }
    }),
    { numRuns: 12 },
  );
  expect(await db.select().from(birds).where(sql`org_id = ${a.org_id}`)).toHaveLength(8);
}, 120_000);
