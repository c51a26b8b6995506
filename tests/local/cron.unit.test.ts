import { expect, test } from "vitest";
import { isDue } from "#worker/local/cron.ts";

// A Saturday.
const at = new Date("2026-11-21T14:30:00Z");

test.each([
  ["* * * * *", true],
  ["30 14 * * *", true],
  ["*/15 * * * *", true],
  ["*/7 * * * *", false],
  ["0-30/10 8-18 * * 6", true],
  ["30 14 21 11 6", true],
  ["30 14 21 12 6", false],
  ["0,15,45 * * * *", false],
  ["5/25 * * * *", true],
  ["* * *", false],
])("the clock reads %s", (cron, isNow) => {
  expect(isDue(cron, at)).toBe(isNow);
});
