import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { dayZero } from "#worker/clutches/days/day-zero.ts";
import { daysFrom, laterOf, plusDays } from "#worker/locales/calendar.ts";
import { anyDay, april } from "./eggs.ts";

const canary = { sits_from_egg: 3, lay_interval_days: 1 };
const budgerigar = { sits_from_egg: 2, lay_interval_days: 2 };
const laid = (day: number) => ({ laid_on: april(day), set_on: null });

test("a set egg counts from the day it was set, whatever else is unknown", () => {
  const unknown = { sits_from_egg: null, lay_interval_days: null };
  expect(dayZero({ laid_on: null, set_on: april(4) }, [], unknown)).toEqual({
    day: april(4),
    rule: "set",
    number: null,
  });
});

test("in the nest the hen sits from an egg of hers, and a later egg counts from its own day", () => {
  const layings = [1, 2, 3, 4, 5].map(april);
  expect(dayZero(laid(1), layings, canary)).toEqual({ day: april(3), rule: "nth_laid", number: 3 });
  expect(dayZero(laid(3), layings, canary)).toMatchObject({ rule: "nth_laid" });
  expect(dayZero(laid(5), layings, canary)).toEqual({ day: april(5), rule: "own_laying", number: 3 });
});

test("while fewer are laid the day is estimated from the last", () => {
  expect(dayZero(laid(1), [april(1)], canary)).toEqual({ day: april(3), rule: "nth_estimated", number: 3 });
  expect(dayZero(laid(1), [april(1)], budgerigar)).toEqual({ day: april(3), rule: "nth_estimated", number: 2 });
  // She left a day out.
  expect(dayZero(laid(1), [april(1), april(3)], canary)).toMatchObject({ day: april(4) });
});

test("a date that does not follow from the records stays unknown", () => {
  expect(dayZero({ laid_on: null, set_on: null }, [april(1)], canary)).toEqual({ lacks: "laid_on" });
  expect(dayZero(laid(1), [april(1)], { ...canary, sits_from_egg: null })).toEqual({ lacks: "sits_from_egg" });
  expect(dayZero(laid(1), [april(1)], { ...canary, lay_interval_days: null })).toEqual({ lacks: "lay_interval_days" });
  expect(dayZero(laid(1), [april(1), null], canary)).toEqual({ lacks: "layings" });
});

property.prop([anyDay, fc.integer({ min: -900, max: 900 })])("days added are days counted", (day, days) => {
  expect(daysFrom(day, plusDays(day, days))).toBe(days);
  expect(plusDays(plusDays(day, days), -days)).toBe(day);
  expect(laterOf(day, plusDays(day, days))).toBe(days > 0 ? plusDays(day, days) : day);
});

property.prop([fc.array(anyDay, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 8 })])(
  "incubation never begins before the egg is laid, nor before the hen sits",
  (layings, sits_from_egg) => {
    for (const laid_on of layings) {
      const zero = dayZero({ laid_on, set_on: null }, layings, { sits_from_egg, lay_interval_days: 1 });
      if ("lacks" in zero) throw new Error("everything is known");
      expect(zero.day >= laid_on).toBe(true);
      const before = layings.filter((day) => day <= zero.day).length;
      expect(before >= sits_from_egg || zero.rule === "nth_estimated").toBe(true);
    }
  },
);
