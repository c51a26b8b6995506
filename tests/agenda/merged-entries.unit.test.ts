import { expect, test } from "vitest";
import type { Entry } from "#worker/agenda/entries.ts";
import { mergeEntries } from "#worker/agenda/merged-entries.ts";

const entry = (step: Entry["step"], egg_ids: string[]): Entry => ({
  step,
  egg_ids,
  on: "2027-04-09",
  until: "2027-04-09",
  is_late: true,
  pair_id: "pair_a",
  pair: "2027-01",
  place_id: null,
  place: null,
  clutch_id: null,
  bird_ids: [],
  why: [],
});
const serialize = (entries: Entry[]) =>
  mergeEntries(entries, "2027-04-17").map(({ step, egg_ids, uncandled }) => [step, egg_ids.join(), uncandled]);

test("an egg due to hatch and not candled appears in one entry that says both", () => {
  expect(serialize([entry("candle", ["a", "b", "c"]), entry("overdue", ["b", "c", "d"])])).toEqual([
    ["candle", "a", 0],
    ["overdue", "b,c,d", 2],
  ]);
  expect(serialize([entry("candle", ["a"]), entry("overdue", ["a"])])).toEqual([["overdue", "a", 1]]);
  expect(serialize([entry("candle", ["a"]), entry("hatch", ["a"])])).toEqual([["hatch", "a", 1]]);
  expect(serialize([entry("candle", ["a"]), { ...entry("hatch", ["a"]), on: "2027-04-18" }])).toEqual([
    ["candle", "a", 0],
    ["hatch", "a", 0],
  ]);
});
