import { expect, test } from "vitest";
import { seededStatuses } from "#db/vocabulary.ts";
import { passwordFault } from "#worker/accounts/own-words.ts";
import { demoFlock, demoUser } from "#worker/local/demo-flock.ts";

const byRing = new Map(demoFlock.map((bird) => [bird.ring, bird]));

test("every demo bird has a ring of its own and a status that exists", () => {
  expect(byRing.size).toBe(demoFlock.length);
  const keys = seededStatuses.map(({ key }) => key);
  expect(demoFlock.filter(({ status }) => !keys.includes(status))).toEqual([]);
});

test("demo parents are of the right sex, the same species and an earlier season", () => {
  for (const { father, mother, species, season } of demoFlock) {
    for (const [ring, sex] of [
      [father, "male"],
      [mother, "female"],
    ] as const) {
      const parent = ring && byRing.get(ring);
      if (ring) expect(parent).toMatchObject({ sex, species });
      if (parent) expect(parent.season).toBeGreaterThan(season);
    }
  }
});

test("the demo password obeys the rules everybody obeys", () => {
  expect(passwordFault(demoUser.password, demoUser)).toBeUndefined();
  expect(demoUser.password.length).toBeGreaterThanOrEqual(8);
});
