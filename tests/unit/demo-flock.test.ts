import { expect, test } from "vitest";
import { seededStatuses } from "#db/vocabulary.ts";
import { passwordFault } from "#worker/accounts/own-words.ts";
import { demoFlock, demoUser } from "#worker/local/demo-flock.ts";
import { demoPlaces } from "#worker/local/demo-places.ts";
import { standsIn } from "#worker/places/nesting.ts";

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

test("every demo bird that is at home has one place, and nobody else has", () => {
  const housed = demoPlaces.flatMap(({ birds = [] }) => birds);
  const present = seededStatuses.filter(({ kind }) => kind === "present").map(({ key }) => key);
  const home = demoFlock.filter(({ status }) => present.includes(status)).map(({ ring }) => ring);
  expect([...housed].sort()).toEqual([...home].sort());
});

test("demo places stand where places may stand, behind what holds them", () => {
  for (const [at, { kind, within }] of demoPlaces.entries()) {
    const holder = demoPlaces.slice(0, at).find(({ key }) => key === within);
    if (within) expect(standsIn[kind]).toContain(holder?.kind);
  }
});

test("the demo password obeys the rules everybody obeys", () => {
  expect(passwordFault(demoUser.password, demoUser)).toBeUndefined();
  expect(demoUser.password.length).toBeGreaterThanOrEqual(8);
});
