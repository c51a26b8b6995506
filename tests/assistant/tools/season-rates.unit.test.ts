import fc from "fast-check";
import { expect, test } from "vitest";
import { effectsOf, mostOf, partsOf, type RateLine, rateOf } from "#worker/assistant/tools/season/rate-parts.ts";

const line = fc
  .tuple(
    fc.constantFrom("a", "b", "c", "d", "e", "f"),
    fc.integer({ min: 0, max: 200 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([key, whole, rate]): RateLine => ({ key, whole, part: Math.floor(whole * rate) }));
const season = fc.uniqueArray(line, { selector: ({ key }) => key, maxLength: 6 });
const sum = (numbers: readonly number[]) => numbers.reduce((all, it) => all + it, 0);

test("what lines make of a difference sums to it, and who is named makes at least half of it with ten eggs", () => {
  fc.assert(
    fc.property(season, season, (now, before) => {
      const [a, b] = [rateOf(now), rateOf(before)];
      const parts = partsOf(now, before);
      if (a === null || b === null) {
        expect(parts).toEqual([]);
        return;
      }
      expect(sum(parts.map(({ effect }) => effect))).toBeCloseTo(a - b, 9);
      const names = mostOf(parts);
      if (names.length === 0) return;
      expect(Math.abs(sum(names.map(({ effect }) => effect)))).toBeGreaterThanOrEqual(Math.abs(a - b) / 2 - 1e-9);
      for (const { now: one, before: other, effect } of names) {
        expect(effect * (a - b)).toBeGreaterThan(0);
        for (const it of [one, other]) expect(it === undefined || it.whole === 0 || it.whole >= 10).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("the pair whose eggs were clear is named, one of nine eggs is not", () => {
  const before = [{ key: "", part: 80, whole: 100 }];
  const good = { key: "good", part: 32, whole: 40 };
  expect(mostOf(partsOf([good, { key: "bad", part: 0, whole: 10 }], before)).map(({ key }) => key)).toEqual(["bad"]);
  expect(mostOf(partsOf([good, { key: "bad", part: 0, whole: 9 }], before))).toEqual([]);
  // By hand: 10 ÷ 50 × (0 − 0.8).
  expect(
    partsOf([good, { key: "bad", part: 0, whole: 10 }], before).find(({ key }) => key === "bad")?.effect,
  ).toBeCloseTo(-0.16);
});

test("a species that only grew at the rate of all explains nothing, one that grew at a bad rate does", () => {
  const before = [
    { key: "canary", part: 40, whole: 50 },
    { key: "finch", part: 5, whole: 10 },
  ];
  const rate = rateOf(before) ?? 0;
  const grown = partsOf([{ key: "canary", part: 45, whole: 60 }], before);
  expect(grown.find(({ key }) => key === "canary")?.effect).toBeCloseTo(0.75 - rate - (50 / 60) * (0.8 - rate));
  const worse = partsOf(
    [
      { key: "canary", part: 40, whole: 50 },
      { key: "finch", part: 25, whole: 50 },
    ],
    before,
  );
  expect(mostOf(worse).map(({ key }) => key)).toEqual(["finch"]);
});

test("fertility and hatch share the change of their product", () => {
  const [now, before] = [
    { fertility: 0.6, hatch: 0.75 },
    { fertility: 0.8, hatch: 0.7 },
  ];
  const { fertility, hatch } = effectsOf(now, before);
  expect(fertility + hatch).toBeCloseTo(0.6 * 0.75 - 0.8 * 0.7);
  expect([fertility < 0, hatch > 0]).toEqual([true, true]);
});
