import { expect, test } from "vitest";
import { proposedOffset } from "#worker/incubators/calibration-contract.ts";
import { setPointsApart } from "#worker/incubators/set-points.ts";
import { instantOf, wallClock } from "#worker/locales/wall-clock.ts";

const canary = { name: "Canário", temperature_c: 37.8, humidity_pct: 55 };
const zebra = { name: "Mandarim", temperature_c: 37.5, humidity_pct: 55 };
const parrot = { name: "Ecletus", temperature_c: 37.2, humidity_pct: 45 };
const emu = { name: "Ema", temperature_c: 36.4, humidity_pct: 30 };
const unknown = { name: "Outra", temperature_c: null, humidity_pct: null };

test("species share a machine up to 0.3 °C and 10 points; what lies further apart is named", () => {
  expect(setPointsApart([canary, zebra, unknown])).toEqual({ temperature_c: null, humidity_pct: null });
  expect(setPointsApart([canary])).toEqual({ temperature_c: null, humidity_pct: null });
  expect(setPointsApart([canary, parrot, zebra])).toEqual({
    temperature_c: { least: 37.2, greatest: 37.8, least_of: ["Ecletus"], greatest_of: ["Canário"] },
    humidity_pct: null,
  });
  expect(setPointsApart([zebra, emu]).humidity_pct).toEqual({
    least: 30,
    greatest: 55,
    least_of: ["Ema"],
    greatest_of: ["Mandarim"],
  });
});

test("salt proposes 75 less what was shown, ice nothing less than what was shown, a trusted one what it showed itself", () => {
  const proposed = (test: "salt" | "ice" | "hygrometer" | "thermometer", shown: number, truth: number | null = null) =>
    proposedOffset({ test, shown, truth });
  expect(proposed("salt", 71.5)).toEqual({ measure: "humidity_pct", method: "salt_75", truth: 75, offset: 3.5 });
  expect(proposed("ice", 0.4)).toEqual({ measure: "temperature_c", method: "thermometer", truth: 0, offset: -0.4 });
  expect(proposed("thermometer", 37.1, 37.4)).toMatchObject({ measure: "temperature_c", offset: 0.3 });
  expect(proposed("hygrometer", 60)).toBeNull();
});

test("what clocks show is an instant, also in the hours they skip and show twice", () => {
  const lisbon = (local: string) => instantOf(local, "Europe/Lisbon");
  expect([
    lisbon("2027-01-10T08:30"),
    lisbon("2027-07-10T08:30"),
    // 28 March 2027, 01:00 to 02:00 are skipped; 31 October they are shown twice.
    lisbon("2027-03-28T01:30"),
    lisbon("2027-10-31T01:30"),
  ]).toEqual([
    "2027-01-10T08:30:00.000Z",
    "2027-07-10T07:30:00.000Z",
    "2027-03-28T01:30:00.000Z",
    "2027-10-31T01:30:00.000Z",
  ]);
  expect(wallClock("2027-07-10T07:30:00.000Z", "Europe/Lisbon")).toBe("2027-07-10T08:30");
});
