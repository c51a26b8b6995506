import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { type ForecastEgg, type HatchRecord, hatchForecast } from "#worker/clutches/days/hatch-forecast.ts";

const period = { from: "2027-05-03", to: "2027-05-09", today: "2027-05-01" };
const eggs = (n: number, seen: ForecastEgg["seen"], window = { on: "2027-05-04", until: "2027-05-06" }) =>
  Array.from({ length: n }, () => ({ species: "canary", seen, ...window }));
const record = (of: HatchRecord) => new Map([["canary", of]]);

// By hand: h = 38.5 / 50, f = 58.5 / 70; 6 h + 4 f h.
test("a record tells how many hatch, and how far that may be off", () => {
  const found = hatchForecast(
    [...eggs(6, "fertile"), ...eggs(4, "uncandled")],
    record({ fertile: 50, clear: 10, hatched: 30, lost: 10 }),
    period,
  );
  expect(found).toMatchObject({ eggs: 10, low: 6, high: 9 });
  expect(found.expected).toBeCloseTo(7.194, 6);
  expect(found.probability).toBeCloseTo(0.8208, 4);
});

test("without a record ten eggs at 85 % stand, and the range is wide", () => {
  const found = hatchForecast(eggs(40, "fertile"), new Map(), period);
  expect(found).toMatchObject({ eggs: 40, low: 30, high: 40 });
  expect(found.expected).toBeCloseTo(34, 9);
});

test("a window counts by its days in the period, of those from today on", () => {
  const share = (on: string, until: string) =>
    hatchForecast(eggs(1, "pipped", { on, until }), new Map(), period).expected / 0.95;
  expect(share("2027-05-03", "2027-05-09")).toBe(1);
  expect(share("2027-05-01", "2027-05-04")).toBe(0.5);
  expect(share("2027-04-27", "2027-05-04")).toBe(0.5);
  expect(share("2027-05-09", "2027-05-12")).toBe(0.25);
  expect(share("2027-05-10", "2027-05-12")).toBe(0);
  expect(share("2027-04-27", "2027-04-30")).toBe(0);
});

test("of very many eggs the range is what a normal distribution says, hardly other than the exact one", () => {
  const of = record({ fertile: 300, clear: 60, hatched: 250, lost: 50 });
  const some = (n: number) => [...eggs(n, "fertile"), ...eggs(n, "uncandled"), ...eggs(20, "pipped")];
  const [exact, far] = [hatchForecast(some(290), of, period), hatchForecast(some(291), of, period)];
  expect(exact.eggs).toBe(600);
  expect(Math.abs(far.low - exact.low)).toBeLessThan(5);
  expect(Math.abs(far.high - exact.high)).toBeLessThan(5);
  expect(hatchForecast(some(20_000), of, period).probability).toBeGreaterThan(0.8);
});

property.prop([
  fc.array(
    fc.record({
      species: fc.constantFrom("canary", "gouldian"),
      seen: fc.constantFrom<ForecastEgg["seen"]>("pipped", "fertile", "uncandled"),
      on: fc.constantFrom("2027-05-01", "2027-05-02", "2027-05-04", "2027-05-08"),
      until: fc.constantFrom("2027-05-08", "2027-05-09", "2027-05-11"),
    }),
    { maxLength: 60 },
  ),
  fc.record({ fertile: fc.nat(300), clear: fc.nat(300), hatched: fc.nat(300), lost: fc.nat(300) }),
])("a range of whole chicks holds four in five chances and its middle", (some, of) => {
  const found = hatchForecast(some, record(of), period);
  expect(found.probability).toBeGreaterThan(0.8 - 1e-9);
  expect(found.probability).toBeLessThan(1 + 1e-9);
  expect(found.low).toBeGreaterThanOrEqual(0);
  expect(found.high).toBeLessThanOrEqual(found.eggs);
  expect(found.expected).toBeLessThanOrEqual(found.eggs);
  expect(found.expected).toBeGreaterThan(found.low - 1);
  expect(found.expected).toBeLessThan(found.high + 1);
});

/** The same sequence everywhere: mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

test("in 400 seasons the range holds the truth in 78 to 92 %", () => {
  const random = seeded(27);
  const times = (n: number, p: number) => Array.from({ length: n }, () => random() < p).filter(Boolean).length;
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  let held = 0;
  for (let season = 0; season < 400; season += 1) {
    const [fertility, hatch] = [0.7 + random() * 0.25, 0.7 + random() * 0.25];
    const laid = between(0, 200);
    const fertile = times(laid, fertility);
    const hatched = times(fertile, hatch);
    const of = { fertile, clear: laid - fertile, hatched, lost: fertile - hatched };
    const [known, uncandled] = [between(1, 20), between(0, 20)];
    const truth = times(known, hatch) + times(times(uncandled, fertility), hatch);
    const { low, high } = hatchForecast(
      [...eggs(known, "fertile"), ...eggs(uncandled, "uncandled")],
      record(of),
      period,
    );
    if (truth >= low && truth <= high) held += 1;
  }
  expect(held / 400).toBeGreaterThan(0.78);
  expect(held / 400).toBeLessThan(0.92);
});
