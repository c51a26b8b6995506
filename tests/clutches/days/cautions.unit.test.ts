import { expect, test } from "vitest";
import { isSeenTooSoon, isWeanedTooSoon } from "#worker/clutches/days/cautions.ts";

test("an egg noted as fertile on the day it was laid gets a caution", () => {
  expect(isSeenTooSoon("2027-04-01", "2027-04-01")).toBe(true);
  expect(isSeenTooSoon("2027-04-01", "2027-04-05")).toBe(false);
  expect(isSeenTooSoon(null, "2027-04-05")).toBe(false);
});

test("a chick of a species that is weaned at thirty days is young for it at eleven, and not at twenty-five", () => {
  expect(isWeanedTooSoon("2027-04-01", "2027-04-12", 30)).toBe(true);
  expect(isWeanedTooSoon("2027-04-01", "2027-04-26", 30)).toBe(false);
  expect(isWeanedTooSoon("2027-04-01", "2027-04-12", null)).toBe(false);
  expect(isWeanedTooSoon(null, "2027-04-12", 30)).toBe(false);
});
