import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import type { EggState } from "#db/vocabulary.ts";
import { type CountedEgg, fractionsOf, resultsOf } from "#worker/clutches/results.ts";
import { anyLife } from "./eggs.ts";

const counted = (states: EggState[], given: Partial<CountedEgg> = {}): CountedEgg => ({
  states,
  is_ringed: false,
  is_weaned: false,
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
  counted([...pulled, "fertile", "hatched"], { is_ringed: true }),
  counted(["laid", "fertile", "hatched"], { ...grown, in_nest: false }),
  counted(["laid", "fertile", "late_dead"]),
];

test("six eggs: one clear, one broken, one dead in the shell, one fostered; three hatch and two are weaned", () => {
  const results = resultsOf(clutch);
  expect(results).toEqual({
    eggs: 6,
    checked: 5,
    fertile: 4,
    set: 6,
    hatched: 3,
    ringed: 3,
    weaned: 2,
    raised: 1,
  });
  expect(fractionsOf(results)).toEqual({
    fertility: { part: 4, whole: 5, share: 0.8, is_few: true },
    hatched_of_fertile: { part: 3, whole: 4, share: 0.75, is_few: true },
    hatched_of_set: { part: 3, whole: 6, share: 0.5, is_few: true },
    weaned_of_hatched: { part: 2, whole: 3, share: 2 / 3, is_few: true },
  });
});

test("a chick raised by a foster pair counts for raising, not for its eggs", () => {
  const fostered = clutch.flatMap((egg) => (egg.in_nest ? [] : [{ ...egg, is_own: false, in_nest: true }]));
  expect(resultsOf(fostered)).toMatchObject({ eggs: 0, hatched: 0, weaned: 0, raised: 1 });
});

test("a share of zero eggs is empty", () => {
  expect(fractionsOf(resultsOf([])).fertility).toEqual({ part: 0, whole: 0, share: null, is_few: true });
  expect(resultsOf([counted(["laid", "stored", "removed"]), counted(["laid", "stored"])])).toMatchObject({
    eggs: 2,
    set: 0,
  });
});

/** Eggs of five pairs, each in the nest of one of them. */
const flock = fc.array(
  fc.record({ states: anyLife, is_ringed: fc.boolean(), is_weaned: fc.boolean(), of: fc.nat(4), nest: fc.nat(4) }),
  { maxLength: 60 },
);

property.prop([flock])("what pairs have sums up to what all of them have", (eggs) => {
  const all = resultsOf(eggs.map((egg) => ({ ...egg, is_own: true, in_nest: true })));
  const parts = [0, 1, 2, 3, 4].map((pair) =>
    resultsOf(eggs.map((egg) => ({ ...egg, is_own: egg.of === pair, in_nest: egg.nest === pair }))),
  );
  for (const name of Object.keys(all) as Array<keyof typeof all>)
    expect([name, parts.reduce((sum, part) => sum + part[name], 0)]).toEqual([name, all[name]]);
  expect(all.raised).toBe(all.weaned);
});

property.prop([flock])("no part is larger than its whole", (eggs) => {
  const results = resultsOf(eggs.map((egg) => ({ ...egg, is_own: true, in_nest: false })));
  for (const { part, whole, share } of Object.values(fractionsOf(results))) {
    expect(part).toBeLessThanOrEqual(whole);
    expect(share === null).toBe(whole === 0);
  }
  expect([results.checked <= results.eggs, results.set <= results.eggs]).toEqual([true, true]);
  expect([results.ringed <= results.hatched, results.weaned <= results.hatched]).toEqual([true, true]);
});
