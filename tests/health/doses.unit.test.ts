import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Dose,
  dosesDue,
  lastDay,
  type Patient,
  type Prescribed,
  withdrawalUntil,
} from "#worker/health/courses/doses.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";

const course: Prescribed = { first_on: "2026-11-02", days: 5, times_a_day: 2, withdrawal_days: 7, stopped_on: null };
const birds = (n: number): Patient[] =>
  Array.from({ length: n }, (_, at) => ({ id: `bird_${at}`, ring: `R ${at}`, is_gone: false, left_on: null }));
const linesOf = (doses: readonly Dose[]) =>
  doses.map(({ on, nth, state, birds: n }) => [on.slice(8), nth, state, n].join(" "));

test("eight birds for five days twice a day are ten doses, and one that dies on the third day is in no later one", () => {
  const flock = birds(8);
  const [first] = flock;
  const given = [1, 2].flatMap((nth) =>
    ["02", "03"].map((day) => ({ on: `2026-11-${day}`, nth, state: "given" as const, except: [] })),
  );
  const dead = [{ ...first, is_gone: true, left_on: "2026-11-04" } as Patient, ...flock.slice(1)];
  expect(linesOf(dosesDue(course, flock, given.slice(0, 1), "2026-11-03"))).toEqual([
    ...["02 1 given 8", "02 2 missed 8", "03 1 due 8", "03 2 due 8", "04 1 coming 8"],
    ...["04 2 coming 8", "05 1 coming 8", "05 2 coming 8", "06 1 coming 8", "06 2 coming 8"],
  ]);
  expect(linesOf(dosesDue(course, dead, given, "2026-11-04"))).toEqual([
    ...["02 1 given 8", "02 2 given 8", "03 1 given 8", "03 2 given 8", "04 1 due 7"],
    ...["04 2 due 7", "05 1 coming 7", "05 2 coming 7", "06 1 coming 7", "06 2 coming 7"],
  ]);
});

test("the withdrawal ends so many days after the last dose, and earlier where the course was stopped", () => {
  expect([lastDay(course), withdrawalUntil(course)]).toEqual(["2026-11-06", "2026-11-13"]);
  const stopped = { ...course, stopped_on: "2026-11-04" };
  expect([lastDay(stopped), withdrawalUntil(stopped)]).toEqual(["2026-11-04", "2026-11-11"]);
  const morning = { on: "2026-11-04", nth: 1, state: "given" as const, except: [["bird_0", "R 0"]] as const };
  expect(linesOf(dosesDue(stopped, birds(3), [morning], "2026-11-05"))).toEqual([
    ...["02 1 missed 3", "02 2 missed 3", "03 1 missed 3", "03 2 missed 3", "04 1 given 2"],
  ]);
});

const day = fc.integer({ min: -3, max: 25 }).map((n) => plusDays("2026-11-02", n));
const patients = fc.array(
  fc.record({ is_gone: fc.boolean(), left_on: fc.option(day) }).map(({ is_gone, left_on }) => ({
    id: null,
    ring: "R",
    is_gone,
    left_on: is_gone ? left_on : null,
  })),
  { maxLength: 6 },
);
const any = fc.record({
  course: fc.record({
    first_on: day,
    days: fc.integer({ min: 1, max: 12 }),
    times_a_day: fc.integer({ min: 1, max: 4 }),
    withdrawal_days: fc.integer({ min: 0, max: 30 }),
    stopped_on: fc.constant(null),
  }),
  flock: patients,
  today: day,
  picks: fc.array(
    fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 4 }), fc.constantFrom("given" as const, "skipped" as const)),
    { maxLength: 8 },
  ),
});

test("whatever the course, each of its times is told once, in order, and nothing is open outside of its days or for nobody", () => {
  fc.assert(
    fc.property(any, ({ course: it, flock, today, picks }) => {
      const given = picks.map(([n, nth, state]) => ({ on: plusDays(it.first_on, n), nth, state, except: [] }));
      const doses = dosesDue(it, flock, given, today);
      const keys = doses.map(({ on, nth }) => `${on} ${nth}`);
      expect(keys).toEqual([...new Set(keys)].sort());
      for (const { on, nth, state, birds: n, recorded } of doses) {
        expect(daysFrom(it.first_on, on)).toBeLessThan(it.days);
        expect(nth).toBeLessThanOrEqual(it.times_a_day);
        expect(n).toBeLessThanOrEqual(flock.length);
        if (recorded) expect(state).toBe(recorded.state);
        else expect([n > 0, state === "coming", state === "missed"]).toEqual([true, on > today, on < today]);
      }
      if (flock.some(({ is_gone }) => !is_gone)) expect(doses.length).toBe(it.days * it.times_a_day);
    }),
    { numRuns: 200 },
  );
});

test("who leaves takes nothing away from others, and what is open never grows with a day written down", () => {
  fc.assert(
    fc.property(any, day, ({ course: it, flock, today }, left_on) => {
      const all = [...flock, { id: "x", ring: "X", is_gone: false, left_on: null }];
      const less = [...flock, { id: "x", ring: "X", is_gone: true, left_on }];
      const before = new Map(dosesDue(it, all, [], today).map((dose) => [`${dose.on} ${dose.nth}`, dose.birds]));
      for (const { on, nth, birds: n } of dosesDue(it, less, [], today))
        expect((before.get(`${on} ${nth}`) ?? 0) - n).toBe(on < left_on ? 0 : 1);
    }),
    { numRuns: 100 },
  );
});
