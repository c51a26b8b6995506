import fc from "fast-check";
import { expect, test } from "vitest";
import { alarmsOf, type JudgedReading, judge } from "#worker/incubators/alarms/alarms-of.ts";

const bands = { warning_c: 0.3, critical_c: 0.5, warning_pct: 10 };
const setPoint = { temperature_c: 37.5, humidity_pct: [45] };
const minute = 60_000;
const ten = Date.parse("2026-05-01T10:00:00Z");

/** Readings every so many minutes from ten o'clock on. */
const every = (minutes: number, temperatures: number[], more: Partial<JudgedReading> = {}): JudgedReading[] =>
  temperatures.map((temperature_c, nth) => ({
    at: ten + nth * minutes * minute,
    temperature_c,
    humidity_pct: null,
    isTyped: false,
    ...more,
  }));
const clock = (at: number | null) => at && new Date(at).toISOString().slice(11, 16);
const alarmed = (readings: JudgedReading[]) =>
  alarmsOf(readings, setPoint, bands).map((it) => [
    it.kind,
    it.level,
    clock(it.opened_at),
    clock(it.closed_at),
    it.worst,
  ]);

test("a quarter of an hour of 38.1 °C is one critical alarm, which closes a quarter of an hour after it is back", () => {
  expect(alarmed(every(5, [38.1, 38.1, 38.1]))).toEqual([]);
  expect(alarmed(every(5, [38.1, 38.2, 38.1, 38.1]))).toEqual([["temperature", "critical", "10:15", null, 38.2]]);
  const back = every(5, [38.1, 38.1, 38.1, 38.1, 37.5, 37.5, 37.6, 37.5, 37.5]);
  expect(alarmed(back)).toEqual([["temperature", "critical", "10:15", "10:35", 38.1]]);
});

test("what is off by no more than its band is none, however binary writes it", () => {
  expect(alarmed(every(5, [37.8, 37.2, 37.8, 37.2, 37.8]))).toEqual([]);
  expect(alarmed(every(5, [38, 38, 38, 38]))).toEqual([["temperature", "warning", "10:15", null, 38]]);
  expect(alarmed(every(5, [37, 36.9, 36.9, 36.9]))).toEqual([["temperature", "warning", "10:15", null, 36.9]]);
});

test("one reading that is right begins the quarter of an hour anew, and one alone says nothing", () => {
  expect(alarmed(every(5, [38.1, 38.1, 37.5, 38.1, 38.1, 38.1]))).toEqual([]);
  expect(alarmed(every(60, [38.1]))).toEqual([]);
  expect(alarmed(every(60, [38.1, 38.1]))).toEqual([["temperature", "critical", "11:00", null, 38.1]]);
});

test("a warning becomes critical once it has been so for a quarter of an hour, and stays it", () => {
  const rising = every(5, [37.9, 37.9, 37.9, 37.9, 38.1, 38.1, 38.1, 38.1, 37.9]);
  expect(alarmed(rising.slice(0, 7))).toEqual([["temperature", "warning", "10:15", null, 38.1]]);
  expect(alarmed(rising)).toEqual([["temperature", "critical", "10:15", null, 38.1]]);
});

test("what somebody typed is an alarm at once", () => {
  expect(alarmed(every(5, [37.9], { isTyped: true }))).toEqual([["temperature", "warning", "10:00", null, 37.9]]);
  expect(alarmed(every(5, [36.5], { isTyped: true }))).toEqual([["temperature", "critical", "10:00", null, 36.5]]);
});

test("humidity has an hour, and where two set points hold it is off only outside both", () => {
  const wet = (values: number[]) =>
    every(30, values, { temperature_c: null }).map((it, nth) => ({ ...it, humidity_pct: values[nth] ?? null }));
  expect(alarmed(wet([56, 60]))).toEqual([]);
  expect(alarmed(wet([56, 60, 56]))).toEqual([["humidity", "warning", "11:00", null, 60]]);
  const both = { temperature_c: null, humidity_pct: [45, 70] };
  expect(alarmsOf(wet([62, 78, 50, 40]), both, bands)).toEqual([]);
  expect(alarmsOf(wet([57.5, 57.5, 57.5]), both, bands)).toMatchObject([{ worst: 57.5 }]);
  expect(alarmsOf(wet([90, 90, 90]), { temperature_c: 37.5, humidity_pct: [] }, bands)).toEqual([]);
});

const reading = fc.record({
  at: fc.integer({ min: 0, max: 300 }).map((nth) => ten + nth * 2 * minute),
  temperature_c: fc.option(fc.constantFrom(36.5, 37.1, 37.5, 37.6, 37.9, 38.3), { nil: null }),
  humidity_pct: fc.option(fc.constantFrom(30, 45, 50, 60), { nil: null }),
  isTyped: fc.boolean().map((it) => it),
});
const readings = fc.uniqueArray(reading, { selector: (it) => it.at, maxLength: 120 });

test("in any order the alarms are the same, one open of a kind at most, and none within another", () => {
  fc.assert(
    fc.property(readings, fc.infiniteStream(fc.nat()), (all, draws) => {
      const mixed = all.map((it) => ({ it, by: draws.next().value })).sort((a, b) => a.by - b.by);
      const alarms = alarmsOf(all, setPoint, bands);
      expect(
        alarmsOf(
          mixed.map(({ it }) => it),
          setPoint,
          bands,
        ),
      ).toEqual(alarms);
      for (const kind of ["temperature", "humidity"]) {
        const of = alarms.filter((it) => it.kind === kind);
        expect(
          of.slice(0, -1).every((it, nth) => it.closed_at !== null && it.closed_at < (of[nth + 1]?.opened_at ?? 0)),
        ).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test("wherever two courses stand alike, what comes after makes the same of both", () => {
  fc.assert(
    fc.property(readings, readings, (before, after) => {
      const later = after.map((it) => ({ ...it, at: it.at + 700 * minute }));
      const end = judge(before, setPoint, bands).end;
      const whole = alarmsOf([...before, ...later], setPoint, bands);
      if (end.temperature.open || end.humidity.open || end.temperature.off || end.humidity.off) return;
      expect(whole).toEqual([...alarmsOf(before, setPoint, bands), ...alarmsOf(later, setPoint, bands)]);
    }),
    { numRuns: 100 },
  );
});
