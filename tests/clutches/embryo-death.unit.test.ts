import { expect, test } from "vitest";
import { thirdOfDeath } from "#worker/clutches/days/embryo-death.ts";

const canary = { zero: "2027-04-03", incubation_days: 13 };
const dead = (state: "early_dead" | "late_dead", seen_on: string | null, found_on: string | null) =>
  thirdOfDeath({ ...canary, state, seen_on, found_on });

test("an embryo that died early did as soon as it was last seen alive, one that died late on the day it was found", () => {
  expect(dead("early_dead", null, "2027-04-13")).toBe(1);
  expect(dead("early_dead", "2027-04-08", "2027-04-13")).toBe(2);
  expect(dead("early_dead", "2027-04-13", "2027-04-13")).toBe(3);
  expect(dead("late_dead", "2027-04-08", "2027-04-18")).toBe(3);
  expect(dead("late_dead", "2027-04-08", "2027-04-10")).toBe(2);
  expect(dead("late_dead", null, "2027-04-05")).toBe(1);
});

test("an embryo found dead before the hen sat died in the first third, one found long after the hatch in the last", () => {
  expect([dead("late_dead", null, "2027-04-01"), dead("late_dead", null, "2027-06-01")]).toEqual([1, 3]);
});

test("where a day is missing the breeder's word decides alone", () => {
  for (const missing of [{ zero: null }, { incubation_days: null }, { found_on: null }]) {
    const days = { ...canary, seen_on: "2027-04-08", found_on: "2027-04-10", ...missing };
    expect(thirdOfDeath({ ...days, state: "early_dead" })).toBe(1);
    expect(thirdOfDeath({ ...days, state: "late_dead" })).toBe(3);
  }
});
