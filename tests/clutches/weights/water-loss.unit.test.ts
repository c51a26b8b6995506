import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { adviceOf, expectedGrams, freshGrams, projectedLoss } from "#worker/clutches/weights/water-loss.ts";

test("an egg of 26.49 g should weigh 25.53 on day 7 and 23.05 on day 25; by the worked examples of the guidelines", () => {
  const egg = { fresh: 26.49, loss: 0.13, days: 25 };
  expect(expectedGrams(egg, 7)).toBeCloseTo(25.53, 2);
  expect(expectedGrams(egg, 25)).toBeCloseTo(23.05, 2);
  expect(expectedGrams({ ...egg, loss: 0.17 }, 24)).toBeCloseTo(22.17, 2);
});

test("26 g on day 5 and 25 on day 12 of 30 project 16.5 %, and three such eggs advise more humidity", () => {
  const weighings = [
    { day: 12, grams: 25 },
    { day: 5, grams: 26 },
  ];
  const projected = projectedLoss(weighings, 30) ?? 0;
  expect(projected).toBeCloseTo(0.165, 3);
  const egg = { projected, loss: 0.13 };
  expect(adviceOf([egg, egg])).toEqual({ eggs: 2, projected: null, says: null });
  expect(adviceOf([egg, egg, egg])).toEqual({ eggs: 3, projected, says: "raise" });
});

test("two weighings of one day or the next tell nothing; a hen's egg of 57 by 43 mm is 58 g or so", () => {
  expect(projectedLoss([{ day: 1, grams: 20 }], 21)).toBeNull();
  expect(
    projectedLoss(
      [
        { day: 1, grams: 20 },
        { day: 2, grams: 19.9 },
      ],
      21,
    ),
  ).toBeNull();
  expect(projectedLoss([], 21)).toBeNull();
  expect(freshGrams(57, 43)).toBeCloseTo(57.76, 2);
});

test("the median egg advises: a tenth of a percent more or less than two changes what is said", () => {
  const says = (off: number) =>
    adviceOf([off, off, off, 1, -1].map((it) => ({ projected: 0.13 + it, loss: 0.13 }))).says;
  expect([0.02, 0.021, -0.02, -0.021, 0].map(says)).toEqual(["keep", "raise", "keep", "lower", "keep"]);
});

property.prop([
  fc.double({ min: 0.3, max: 2500, noNaN: true }),
  fc.double({ min: 0.11, max: 0.16, noNaN: true }),
  fc.integer({ min: 10, max: 90 }),
])("an egg that goes by its plan is projected to lose what it is to lose", (fresh, loss, days) => {
  const grams = (day: number) => expectedGrams({ fresh, loss, days }, day);
  const weighings = [0, days - 1].map((day) => ({ day, grams: grams(day) }));
  expect(projectedLoss(weighings, days)).toBeCloseTo(loss, 9);
});
