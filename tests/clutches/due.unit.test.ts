import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { eggStates } from "#db/vocabulary.ts";
import { type DueEgg, dueOf } from "#worker/clutches/eggs/due.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { anyDay, anySpecies, april, canary, egg, serialize } from "./eggs.ts";

const layings = [1, 2, 3, 4, 5, 6].map(april);
const dueFor = (given: Partial<DueEgg>, today = april(6), species = canary) =>
  dueOf({ egg: egg(given), layings, species, today });

test("six canary eggs, the first four pulled and given back on the fourth of April", () => {
  for (const laid of [1, 2, 3, 4])
    expect(serialize(dueFor({ state: "set", laid_on: april(laid), set_on: april(4) }))).toEqual([
      `candle ${april(9)}`,
      `candle ${april(14)}`,
      `hatch ${april(17)} ${april(18)}`,
    ]);
  expect(serialize(dueFor({ laid_on: april(5) }))).toEqual([
    `candle ${april(10)}`,
    `candle ${april(15)}`,
    `hatch ${april(18)} ${april(19)}`,
  ]);
  expect(serialize(dueFor({ laid_on: april(6) }))).toEqual([
    `candle ${april(11)}`,
    `candle ${april(16)}`,
    `hatch ${april(19)} ${april(20)}`,
  ]);
});

test("left in the nest, the first three hatch from the sixteenth, and each date says why", () => {
  for (const laid of [1, 2, 3]) {
    const { due } = dueFor({ laid_on: april(laid) });
    expect(serialize({ due }).at(-1)).toBe(`hatch ${april(16)} ${april(17)}`);
    expect(due.at(-1)).toMatchObject({
      since: { day: april(3), rule: "nth_laid", number: 3 },
      number: 13,
      by: "incubation_days",
    });
  }
});

test("a chick hatched on the 17th is due to be ringed from the 23rd to the 25th and weaned in May", () => {
  const hatched = { state: "hatched", laid_on: april(1), set_on: april(4), hatched_on: april(17) } as const;
  const chick = { is_ringed: false, is_weaned: false };
  expect(serialize(dueFor({ ...hatched, chick }))).toEqual([`ring ${april(23)} ${april(25)}`, "wean 2027-05-17"]);
  expect(serialize(dueFor({ ...hatched, chick: { ...chick, is_ringed: true } }))).toEqual(["wean 2027-05-17"]);
  expect(serialize(dueFor({ ...hatched, chick: { is_ringed: false, is_weaned: true } }))).toEqual([]);
  expect(serialize(dueFor({ ...hatched, chick: null }))).toEqual([]);
});

test("an egg known to be fertile is candled again until somebody looked", () => {
  const fertile = { state: "fertile", set_on: april(4), seen_on: april(9) } as const;
  expect(serialize(dueFor(fertile, april(9)))).toEqual([`candle ${april(14)}`, `hatch ${april(17)} ${april(18)}`]);
  expect(serialize(dueFor({ ...fertile, seen_on: april(14) }, april(14)))).toEqual([`hatch ${april(17)} ${april(18)}`]);
});

test("an egg found fertile is not candled again that day, nor asked whether it is once another hen has it", () => {
  const found = { state: "fertile", set_on: april(4), seen_on: april(14), once_fertile: true } as const;
  expect(serialize(dueFor(found, april(14)))).toEqual([`hatch ${april(17)} ${april(18)}`]);
  const given = { ...found, state: "set", set_on: april(4), seen_on: april(9) } as const;
  expect(serialize(dueFor(given, april(10)))).toEqual([`candle ${april(14)}`, `hatch ${april(17)} ${april(18)}`]);
});

test("one candling makes up for several that were missed", () => {
  const often = { ...canary, candling_days: [3, 5, 7, 12] };
  const on = (given: Partial<DueEgg>) =>
    serialize(dueFor({ set_on: april(1), ...given }, april(9), often)).slice(0, -1);
  expect(on({ state: "set" })).toEqual([`candle ${april(4)}`, `candle ${april(13)}`]);
  expect(on({ state: "fertile", seen_on: april(4) })).toEqual([`candle ${april(8)}`, `candle ${april(13)}`]);
});

test("two days after the last day of hatching an egg is overdue and hatches no more", () => {
  const set = { state: "pipped", set_on: april(4) } as const;
  expect(serialize(dueFor(set, april(19)))).toEqual([`hatch ${april(17)} ${april(18)}`]);
  expect(serialize(dueFor(set, april(20)))).toEqual([`overdue ${april(20)}`]);
});

test("a stored egg is warned of from the seventh day, as a rule of thumb", () => {
  const { due } = dueFor({ state: "stored", laid_on: april(1), stored_on: april(2) });
  expect(serialize({ due })).toEqual([`stored ${april(8)}`]);
  expect(due[0]).toMatchObject({ since: { rule: "laid" }, by: "thumb", number: 7 });
  expect(serialize(dueFor({ state: "stored", stored_on: april(2) }))).toEqual([`stored ${april(9)}`]);
  expect(dueFor({ state: "stored" })).toEqual({ due: [], silent: [{ step: "stored", lacks: "laid_on" }] });
});

test("a step whose number the species lacks is never due, and the lacking number is named", () => {
  const silent = (lacking: object, given: Partial<DueEgg> = { laid_on: april(5) }) =>
    dueFor(given, april(6), { ...canary, ...lacking }).silent.map(({ step, lacks }) => `${step}: ${lacks}`);
  expect(silent({})).toEqual([]);
  expect(silent({ candling_days: null })).toEqual(["candle: candling_days"]);
  expect(silent({ incubation_days: null, incubation_days_to: null })).toEqual(["hatch: incubation_days"]);
  expect(silent({ sits_from_egg: null })).toEqual(["candle: sits_from_egg", "hatch: sits_from_egg"]);
  expect(silent({ sits_from_egg: null }, { set_on: april(4) })).toEqual([]);
  expect(silent({ sits_from_egg: 7, lay_interval_days: null })).toEqual([
    "candle: lay_interval_days",
    "hatch: lay_interval_days",
  ]);
  const chick = { is_ringed: false, is_weaned: false };
  const hatched = { state: "hatched", hatched_on: april(17), chick } as const;
  expect(silent({ ring_days_from: null, ring_days_to: null, weaning_day: null }, hatched)).toEqual([
    "ring: ring_days_from",
    "wean: weaning_day",
  ]);
});

test("an egg that has come to its end is due for nothing", () => {
  for (const state of ["clear", "early_dead", "late_dead", "broken", "abandoned", "removed"] as const)
    expect(dueFor({ state, laid_on: april(1), set_on: april(4) })).toEqual({ due: [], silent: [] });
});

test("the night the clocks change moves no day", () => {
  const set = (set_on: string) => serialize(dueFor({ state: "set", set_on }, set_on));
  expect(set("2027-03-27").at(-1)).toBe("hatch 2027-04-09 2027-04-10");
  expect(set("2027-10-30").at(-1)).toBe("hatch 2027-11-12 2027-11-13");
});

const anyEgg = fc.record({
  state: fc.constantFrom(...eggStates),
  set_on: fc.option(anyDay, { nil: null }),
  stored_on: fc.option(anyDay, { nil: null }),
  seen_on: fc.option(anyDay, { nil: null }),
  hatched_on: fc.option(anyDay, { nil: null }),
  chick: fc.option(fc.record({ is_ringed: fc.boolean(), is_weaned: fc.boolean() }), { nil: null }),
});

property.prop([anyEgg, fc.array(anyDay, { maxLength: 7 }), anyDay, fc.nat(40), anySpecies, anyDay])(
  "no due date falls when the lay date rises",
  (given, others, laid_on, later, species, today) => {
    const dueTasks = (day: string) =>
      dueOf({ egg: { ...given, laid_on: day }, layings: [...others, day], species, today }).due;
    const after = dueTasks(plusDays(laid_on, later));
    // Once overdue or made up for, a step is another one: those are compared that both days have.
    for (const due of dueTasks(laid_on)) {
      const moved = after.find(({ step, number }) => step === due.step && number === due.number);
      if (moved) expect([due.step, moved.on >= due.on, moved.until >= due.until]).toEqual([due.step, true, true]);
    }
  },
);

property.prop([anyEgg, fc.array(anyDay, { maxLength: 7 }), anyDay, anySpecies, anyDay])(
  "every due date is its number of days after the day it is counted from",
  (given, others, laid_on, species, today) => {
    const { due, silent } = dueOf({ egg: { ...given, laid_on }, layings: [...others, laid_on], species, today });
    for (const { on, until, since, number } of due) {
      expect(on).toBe(plusDays(since.day, number));
      expect(until >= on).toBe(true);
    }
    for (const { step } of silent) expect(due.map((it) => it.step)).not.toContain(step);
  },
);

test("an egg in a machine is due for lockdown so many days before the hatch; one in a nest never is", () => {
  const set = egg({ set_on: april(1), state: "fertile", seen_on: april(11) });
  const input = { layings: [], species: canary, today: april(12) };
  expect(serialize(dueOf({ ...input, egg: set }))).toEqual(["hatch 2027-04-14 2027-04-15"]);
  const lying = { ...set, tray: { is_locked: false } };
  expect(serialize(dueOf({ ...input, egg: lying }))).toEqual(["lockdown 2027-04-12", "hatch 2027-04-14 2027-04-15"]);
  expect(serialize(dueOf({ ...input, egg: { ...lying, seen_on: null, tray: { is_locked: true } } }))).toEqual([
    "hatch 2027-04-14 2027-04-15",
  ]);
  const unknown = { ...canary, lockdown_days_before_hatch: null };
  expect(dueOf({ ...input, species: unknown, egg: lying }).silent).toEqual([
    { step: "lockdown", lacks: "lockdown_days_before_hatch" },
  ]);
  expect(serialize(dueOf({ ...input, today: april(17), egg: lying }))).toEqual(["overdue 2027-04-17"]);
});
