import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { plotted } from "#app/record/weight-plot.ts";

const weighing = (weighed_on: string, grams: number, at = 0) => ({
  id: `wt_${at}`,
  weighed_on,
  grams,
  is_jump: false,
  is_drop: false,
});

test("a single weighing draws no line, and the oldest stands left", () => {
  expect(plotted([])).toBeUndefined();
  expect(plotted([weighing("2026-01-01", 20)])).toBeUndefined();
  const plot = plotted([weighing("2026-03-01", 25), weighing("2026-01-01", 20)]);
  expect(plot).toMatchObject({ first: "2026-01-01", last: "2026-03-01", low: { grams: 20 }, high: { grams: 25 } });
  expect(plot?.points.map(({ x }) => x)).toEqual([64, 392]);
});

const weighings = fc.array(
  fc.record({
    day: fc.date({ min: new Date("1990-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }),
    grams: fc.double({ min: 1, max: 20_000, noNaN: true }),
  }),
  { minLength: 2, maxLength: 40 },
);

property.prop([weighings])("every weighing stands inside the sheet, from left to right", (given) => {
  const items = given
    .map(({ day, grams }, at) => weighing(day.toISOString().slice(0, 10), grams, at))
    .sort((one, other) => (one.weighed_on < other.weighed_on ? 1 : -1));
  const points = plotted(items)?.points ?? [];
  expect(points).toHaveLength(items.length);
  for (const [at, { x, y }] of points.entries()) {
    expect(x).toBeGreaterThanOrEqual(points[at - 1]?.x ?? 64);
    expect(x).toBeLessThanOrEqual(392);
    expect(y).toBeGreaterThanOrEqual(16);
    expect(y).toBeLessThanOrEqual(140);
  }
});

test("the band of the usual weight lies on the sheet, and a single day is drawn in its order", () => {
  const usual = { grams: 20, low: 18, high: 22 };
  const plot = plotted([weighing("2026-03-01", 15, 1), weighing("2026-03-01", 20, 2)], usual);
  expect(plot?.points.map(({ x }) => x)).toEqual([64, 392]);
  expect(plot?.band).toEqual({ y: 16, height: 70.9 });
});
