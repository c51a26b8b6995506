import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type EggState, resultFigures } from "#db/vocabulary.ts";
import type { Third } from "#worker/clutches/days/embryo-death.ts";
import { type CountedEgg, fractionsOf, resultsOf } from "#worker/clutches/figures/results.ts";
import { isOpen } from "#worker/clutches/states/egg-states.ts";
import { anyLife } from "./eggs.ts";

const counted = (states: EggState[], given: Partial<CountedEgg> = {}): CountedEgg => ({
  states,
  died_in: null,
  is_ringed: false,
  is_weaned: false,
  chick: null,
  is_own: true,
  in_nest: true,
  ...given,
});
const pulled: EggState[] = ["laid", "stored", "set"];

const grown = { is_ringed: true, is_weaned: true };
const clutch = [
  counted([...pulled, "fertile", "hatched"], grown),
  counted([...pulled, "clear"]),
  counted([...pulled, "broken"]),
  counted([...pulled, "fertile", "hatched"], { is_ringed: true, chick: "lost" }),
  counted(["laid", "fertile", "hatched"], { ...grown, in_nest: false }),
  counted(["laid", "fertile", "late_dead"], { died_in: 3 }),
];

test("six eggs: one clear, one broken, one dead in the shell, one fostered; three hatch, two are weaned and one dies", () => {
  const results = resultsOf(clutch);
  expect(results).toEqual({
    eggs: 6,
    open: 0,
    checked: 5,
    fertile: 4,
    open_fertile: 0,
    set: 6,
    open_set: 0,
    hatched: 3,
    dead: 1,
    dead_first: 0,
    dead_middle: 0,
    dead_last: 1,
    ringed: 3,
    growing: 0,
    lost: 1,
    weaned: 2,
    raised: 1,
  });
  expect(fractionsOf(results)).toEqual({
    fertility: { part: 4, whole: 5, share: 0.8, is_few: true, open: 0 },
    hatched_of_fertile: { part: 3, whole: 4, share: 0.75, is_few: true, open: 0 },
    hatched_of_set: { part: 3, whole: 6, share: 0.5, is_few: true, open: 0 },
    weaned_of_hatched: { part: 2, whole: 3, share: 2 / 3, is_few: true, open: 0 },
  });
});

test("an egg of this morning and a fertile one under the hen are no failures, nor is a chick in the nest", () => {
  const open = [
    counted(["laid"]),
    counted(["laid", "stored"]),
    counted(["laid", "fertile"]),
    counted(["laid", "fertile", "pipped"]),
    counted(["laid", "fertile", "hatched"], { chick: "growing" }),
  ];
  const results = resultsOf([...clutch, ...open]);
  expect(results).toMatchObject({ eggs: 11, open: 4, open_fertile: 2, open_set: 3, growing: 1 });
  expect(fractionsOf(results)).toMatchObject({
    fertility: { part: 5, whole: 6, open: 2 },
    hatched_of_fertile: { part: 4, whole: 5, open: 2 },
    hatched_of_set: { part: 4, whole: 7, open: 3 },
    weaned_of_hatched: { part: 2, whole: 3, open: 1 },
  });
});

test("a chick that left before it was weaned and did not die is neither reared nor lost", () => {
  const sold = resultsOf([...clutch, counted(["laid", "hatched"])]);
  expect(fractionsOf(sold).weaned_of_hatched).toMatchObject({ part: 2, whole: 3, open: 0 });
});

test("a chick raised by a foster pair counts for raising, not for its eggs", () => {
  const fostered = clutch.flatMap((egg) => (egg.in_nest ? [] : [{ ...egg, is_own: false, in_nest: true }]));
  expect(resultsOf(fostered)).toMatchObject({ eggs: 0, hatched: 0, weaned: 0, raised: 1 });
});

test("a share of zero eggs is empty", () => {
  expect(fractionsOf(resultsOf([])).fertility).toEqual({ part: 0, whole: 0, share: null, is_few: true, open: 0 });
  expect(resultsOf([counted(["laid", "stored", "removed"]), counted(["laid", "stored"])])).toMatchObject({
    eggs: 2,
    set: 0,
  });
});

/** Eggs of five pairs, each in the nest of one of them. */
const flock = fc.array(
  fc.record({
    states: anyLife,
    third: fc.constantFrom<Third>(1, 2, 3),
    is_ringed: fc.boolean(),
    is_weaned: fc.boolean(),
    fate: fc.constantFrom("growing" as const, "lost" as const, null),
    of: fc.nat(4),
    nest: fc.nat(4),
  }),
  { maxLength: 60 },
);
type Egg = typeof flock extends fc.Arbitrary<Array<infer Value>> ? Value : never;
const isDead = ({ states }: Pick<Egg, "states">) => ["early_dead", "late_dead"].includes(states.at(-1) ?? "");
const countedAs = (egg: Egg, whose: Pick<CountedEgg, "is_own" | "in_nest">): CountedEgg => ({
  ...egg,
  ...whose,
  died_in: isDead(egg) ? egg.third : null,
  chick: egg.fate,
});
const ownOf = (eggs: readonly Egg[]) => resultsOf(eggs.map((egg) => countedAs(egg, { is_own: true, in_nest: true })));

property.prop([flock])("what pairs have sums up to what all of them have", (eggs) => {
  const all = ownOf(eggs);
  const parts = [0, 1, 2, 3, 4].map((pair) =>
    resultsOf(eggs.map((egg) => countedAs(egg, { is_own: egg.of === pair, in_nest: egg.nest === pair }))),
  );
  for (const name of resultFigures)
    expect([name, parts.reduce((sum, part) => sum + part[name], 0)]).toEqual([name, all[name]]);
  expect(all.raised).toBe(all.weaned);
});

property.prop([flock])("no part is larger than its whole, and what is counted apart sums up", (eggs) => {
  const results = ownOf(eggs);
  for (const { part, whole, share } of Object.values(fractionsOf(results))) {
    expect([part >= 0, part <= whole, share === null]).toEqual([true, true, whole === 0]);
  }
  const { dead, dead_first, dead_middle, dead_last, hatched, weaned, lost, growing } = results;
  expect(dead_first + dead_middle + dead_last).toBe(dead);
  expect(weaned + lost + growing).toBeLessThanOrEqual(hatched);
  expect([results.checked <= results.eggs, results.set <= results.eggs]).toEqual([true, true]);
  expect([results.open_set <= results.open, results.open_fertile <= results.open_set]).toEqual([true, true]);
  expect([results.ringed <= results.hatched, weaned <= hatched]).toEqual([true, true]);
  const { fertility, hatched_of_fertile, hatched_of_set } = fractionsOf(results);
  expect(fertility.whole + fertility.open).toBe(results.checked);
  expect(hatched_of_fertile.whole + hatched_of_fertile.open).toBe(results.fertile);
  expect(hatched_of_set.whole + hatched_of_set.open).toBe(results.set);
});

property.prop([flock, flock])("eggs that are open, and chicks that grow up, never change a rate", (eggs, more) => {
  const rates = (some: readonly Egg[]) =>
    Object.values(fractionsOf(ownOf(some))).map(({ part, whole, share }) => ({ part, whole, share }));
  const open = more.filter(({ states }) => isOpen(states.at(-1) ?? "laid"));
  expect(rates([...eggs, ...open])).toEqual(rates(eggs));
  const [, , , reared] = rates(eggs);
  const nestlings: Egg[] = more.map((egg) => ({
    ...egg,
    states: ["laid", "fertile", "hatched"],
    fate: "growing",
    is_weaned: false,
  }));
  expect(rates([...eggs, ...nestlings])[3]).toEqual(reared);
});
