import { expect, test } from "vitest";
import { celsius, relativeHumidity } from "#worker/incubators/readings/humidity.ts";
import { corrected, offsetAt } from "#worker/incubators/readings/offsets.ts";
import { zoneClock } from "#worker/incubators/readings/zone-clock.ts";

test("99.5 °F dry and 86 °F wet are 58 % of humidity", () => {
  expect(Math.round(relativeHumidity(celsius(99.5), celsius(86)))).toBe(58);
  expect(relativeHumidity(37.5, 37.5)).toBe(100);
  expect(relativeHumidity(37.5, 38)).toBeNaN();
  expect(relativeHumidity(37.5, 5)).toBe(0);
});

test("what is added is what held at the time of the reading", () => {
  const offsets = [
    { from_at: "2026-05-01T10:00:00.000Z", temperature_c: -0.4, humidity_pct: 3 },
    { from_at: "2026-05-03T10:00:00.000Z", temperature_c: 0, humidity_pct: 0 },
  ];
  expect(offsetAt(offsets, "2026-05-01T09:59:59.000Z").temperature_c).toBe(0);
  const read = { at: "2026-05-02T00:00:00.000Z", temperature_c: 37.9, humidity_pct: null };
  expect(corrected(read, offsets)).toEqual({ ...read, temperature_c: 37.5 });
  expect(corrected({ ...read, at: "2026-05-03T10:00:00.000Z" }, offsets).temperature_c).toBe(37.9);
});

const clockOf = (zone: string, day: string) =>
  zoneClock(zone, Date.parse(`${day}T00:00:00Z`), Date.parse(`${day}T23:00:00Z`));
const local = (text: string) => Date.parse(`${text}Z`);
const iso = (at: number) => new Date(at).toISOString();

test("the hour that clocks show twice is two instants, and the one they jump over none", () => {
  const autumn = clockOf("Europe/Lisbon", "2026-10-25");
  expect(autumn.instantsOf(local("2026-10-25T01:30")).map(iso)).toEqual([
    "2026-10-25T00:30:00.000Z",
    "2026-10-25T01:30:00.000Z",
  ]);
  expect(autumn.instantsOf(local("2026-10-25T02:00")).map(iso)).toEqual(["2026-10-25T02:00:00.000Z"]);
  const spring = clockOf("Europe/Lisbon", "2026-03-29");
  expect(spring.instantsOf(local("2026-03-29T01:30"))).toEqual([]);
  expect(spring.instantsOf(local("2026-03-29T02:00")).map(iso)).toEqual(["2026-03-29T01:00:00.000Z"]);
});

test("a local day has 23 to 25 hours, also where clocks are off by half an hour, or midnight is jumped over", () => {
  const hours = (zone: string, day: string) => clockOf(zone, day).slicesOf(day);
  expect(hours("Europe/Lisbon", "2026-10-25")).toHaveLength(25);
  expect(hours("Europe/Lisbon", "2026-03-29").map((it) => it.hour)).not.toContain(1);
  expect(hours("Asia/Kolkata", "2026-05-01")[0]).toEqual({
    hour: 0,
    from: "2026-04-30T18:30:00.000Z",
    to: "2026-04-30T19:30:00.000Z",
  });
  const cairo = hours("Africa/Cairo", "2026-04-24");
  expect([cairo[0]?.hour, cairo.length]).toEqual([1, 23]);
  for (const zone of ["America/New_York", "Australia/Lord_Howe", "Pacific/Auckland"]) {
    const slices = ["2026-04-04", "2026-04-05", "2026-04-06"].flatMap((day) => clockOf(zone, day).slicesOf(day));
    expect(slices.slice(1).every((it, nth) => it.from === slices[nth]?.to)).toBe(true);
  }
});
