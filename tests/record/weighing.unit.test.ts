import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { growthOf, nestTable } from "#worker/record/growth.ts";
import { compared, usualOf } from "#worker/record/weighing.ts";

const weighings = (...grams: number[]) =>
  grams.map((it, at) => ({ id: `wt_${at}`, weighed_on: `2026-05-${String(28 - at).padStart(2, "0")}`, grams: it }));

test("a tenth less is a drop, a little less is not, and a third more is a slip of the scales", () => {
  expect(compared(weighings(18, 20), null).map(({ is_drop }) => is_drop)).toEqual([true, false]);
  expect(compared(weighings(18.1, 20), null)[0]?.is_drop).toBe(false);
  expect(compared(weighings(30, 20), null)[0]).toMatchObject({ is_drop: false, is_jump: true });
  expect(compared(weighings(12, 20), null)[0]).toMatchObject({ is_drop: true, is_jump: true });
  expect(compared(weighings(30, 20), "2026-05-20")[0]).toMatchObject({ is_drop: false, is_jump: false });
  expect(compared(weighings(12, 20), "2026-05-20")[0]).toMatchObject({ is_drop: true, is_jump: true });
});

test("what a bird usually weighs is the median of its year, once it is grown and has been weighed three times", () => {
  expect(usualOf(weighings(17, 20, 21), null)).toBeNull();
  expect(usualOf(weighings(17, 20, 21, 90), null)?.grams).toBe(21);
  expect(usualOf(weighings(17, 20, 21, 22), "2026-05-01")).toBeNull();
  expect(usualOf([], null)).toBeNull();
});

property.prop([fc.array(fc.double({ min: 1, max: 20_000, noNaN: true }), { minLength: 4, maxLength: 20 })])(
  "the usual weight lies among the ten before the newest, and its band around it",
  (grams) => {
    const usual = usualOf(weighings(...grams), null);
    const counted = grams.slice(1, 11);
    expect(usual?.grams).toBeGreaterThanOrEqual(Math.min(...counted));
    expect(usual?.grams).toBeLessThanOrEqual(Math.max(...counted));
    expect(usual && usual.low < usual.grams && usual.grams < usual.high).toBe(true);
  },
);

test("a chick is held against what its siblings weighed at its age, give or take a day", () => {
  const own = [
    { id: "wt_2", weighed_on: "2026-05-21", grams: 14 },
    { id: "wt_1", weighed_on: "2026-05-11", grams: 9 },
  ];
  const sibling = (id: string, weighed_on: string, grams: number) => ({
    id,
    identifier: id,
    birth_date: "2026-05-02",
    weighed_on,
    grams,
  });
  const siblings = [sibling("a", "2026-05-12", 10), sibling("b", "2026-05-13", 11), sibling("b", "2026-06-20", 16)];
  const born = { birth_date: "2026-05-01", birth_precision: null };
  expect(nestTable(growthOf(own, born, siblings))?.rows).toEqual([
    { age: 10, grams: 9, nest: { low: 10, high: 11, birds: 2 } },
    { age: 20, grams: 14, nest: null },
  ]);
  expect(growthOf(own, { ...born, birth_precision: "month" }, siblings)).toBeNull();
  expect(growthOf(own, born, [])).toBeNull();
});
