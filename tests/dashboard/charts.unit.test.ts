import { fc } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { bandsOf } from "#app/dashboard/ages-chart.tsx";
import { stepsTo } from "#app/dashboard/chart-scale.ts";
import { type Sex, sexes } from "#db/vocabulary.ts";

test("an axis has round steps, begins at nothing and ends no lower than the highest bar", () => {
  expect(stepsTo(0)).toEqual([0, 1]);
  expect(stepsTo(4)).toEqual([0, 1, 2, 3, 4]);
  expect(stepsTo(96)).toEqual([0, 50, 100]);
  expect(stepsTo(1234)).toEqual([0, 500, 1000, 1500]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (most) => {
      const steps = stepsTo(most);
      expect(steps[0]).toBe(0);
      expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
      expect(steps.length).toBeLessThanOrEqual(5);
      expect(new Set(steps).size).toBe(steps.length);
    }),
  );
});

test("nobody with a birth year is left out of the ages, and no year between the youngest and the eldest", () => {
  const cohort = fc.record({
    sex: fc.constantFrom<Sex>(...sexes),
    year: fc.oneof(fc.constant(""), fc.integer({ min: 1990, max: 2026 }).map(String)),
    n: fc.integer({ min: 1, max: 50 }),
  });
  fc.assert(
    fc.property(fc.array(cohort), (cohorts) => {
      const bands = bandsOf(cohorts, 2026);
      const dated = cohorts.filter(({ year }) => year !== "");
      const sum = bands.reduce((n, band) => n + band.male + band.female + band.unknown, 0);
      expect(sum).toBe(dated.reduce((n, it) => n + it.n, 0));
      expect(bands.length).toBeLessThanOrEqual(9);
      for (const [at, { year }] of bands.entries()) expect(year).toBe((bands[0]?.year ?? 0) - at);
    }),
  );
});
