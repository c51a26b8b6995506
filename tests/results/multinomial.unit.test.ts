import fc from "fast-check";
import { expect, test } from "vitest";
import { type Class, multinomialTest, outcomesOf } from "#worker/results/colours/multinomial.ts";

const classes = (counts: readonly number[], weights: readonly number[]): Class[] => {
  const sum = weights.reduce((all, it) => all + it, 0);
  return counts.map((count, at) => ({ count, chance: (weights[at] ?? 0) / sum }));
};
const pOf = (counts: readonly number[], weights: readonly number[]) => multinomialTest(classes(counts, weights)).p;

test("the exact test gives what is published of it", () => {
  // EMT's multinomial.test: rinterested.github.io/statistics/multinomial_exact.html; two dice, rstudio-pubs 300209.
  expect(pOf([5, 2, 2], [1, 1, 1])).toBeCloseTo(0.5306, 4);
  expect(pOf([4, 5, 2, 7, 0, 1], [1, 1, 1, 1, 1, 1])).toBeCloseTo(0.0357, 4);
  // Of two classes it is the exact binomial test: R's binom.test on Mendel's peas (Conover 1971), and a die of 235 throws.
  expect(pOf([682, 243], [3, 1])).toBeCloseTo(0.3825, 4);
  expect(pOf([51, 184], [1, 5])).toBeCloseTo(0.0437, 4);
});

test("what has too many outcomes is drawn, the same each time and near what is published", () => {
  // XNomial's xmulti in the R companion to the Handbook of Biological Statistics, and EMT's dice.
  const peas = multinomialTest(classes([72, 38, 20, 18], [9, 3, 3, 1]));
  expect(peas.isExact).toBe(false);
  expect(Math.abs(peas.p - 0.002255)).toBeLessThan(0.001);
  expect(multinomialTest(classes([18, 72, 20, 38], [1, 9, 3, 3]))).toEqual(peas);
  expect(Math.abs(pOf([4, 5, 4, 7, 6, 5], [1, 1, 1, 1, 1, 1]) - 0.9588)).toBeLessThan(0.006);
});

test("of two classes it is the binomial test, written anew", () => {
  const binomial = (hits: number, n: number, p: number) => {
    const chances = [1];
    for (let trial = 0; trial < n; trial += 1)
      for (let at = trial + 1; at >= 0; at -= 1)
        chances[at] = (chances[at] ?? 0) * (1 - p) + (chances[at - 1] ?? 0) * p;
    const most = (chances[hits] ?? 0) * (1 + 1e-7);
    return chances.filter((it) => it <= most).reduce((sum, it) => sum + it, 0);
  };
  const input = fc.tuple(
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 0, max: 20 }),
    fc.integer({ min: 1, max: 7 }),
  );
  fc.assert(
    fc.property(input, ([hits, rest, weight]) => {
      const expected = hits + rest === 0 ? 1 : binomial(hits, hits + rest, weight / 8);
      expect(pOf([hits, rest], [weight, 8 - weight])).toBeCloseTo(expected, 9);
    }),
    { numRuns: 100 },
  );
});

const brood = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 9 })), {
  minLength: 1,
  maxLength: 5,
});

test("it is above nothing and at most one, whatever the order of the classes", () => {
  fc.assert(
    fc.property(brood, (all) => {
      const given = classes(
        all.map(([count]) => count),
        all.map(([, weight]) => weight),
      );
      const { p } = multinomialTest(given);
      expect(p > 0 && p <= 1).toBe(true);
      expect(multinomialTest([...given].reverse()).p).toBeCloseTo(p, 9);
    }),
    { numRuns: 100 },
  );
});

test("classes as likely may change their counts, and the likeliest brood is no surprise", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 4 }), (counts) => {
      const even = counts.map(() => 1);
      expect(pOf([...counts.slice(1), counts[0] ?? 0], even)).toBeCloseTo(pOf(counts, even), 9);
    }),
    { numRuns: 50 },
  );
  expect(pOf([4, 4], [1, 1])).toBeCloseTo(1, 9);
  expect([pOf([], []), pOf([7], [1]), pOf([0, 0], [1, 1])]).toEqual([1, 1, 1]);
  expect([outcomesOf(8, 4), outcomesOf(300, 40)]).toEqual([165, Number.POSITIVE_INFINITY]);
});
