import { expect, test } from "vitest";
import { type EggState, seededStatuses } from "#db/vocabulary.ts";
import { mayBecome, mayMove } from "#worker/clutches/states/egg-states.ts";
import { demoFlock, type Ring } from "#worker/demo/flock/flock.ts";
import { demoPlaces } from "#worker/demo/flock/places.ts";
import { demoSeason, inOrder } from "#worker/demo/season-order.ts";
import { bookedEggs } from "./demo-book.ts";

const byRing = new Map(demoFlock.map((bird) => [bird.ring, bird]));
const keeper = { org_id: "org_1", user_id: "user_1", season: 2026, language: "pt" as const };

test("every pair of the demo is a cock and a hen of one species, at home and in a place there is", () => {
  const present = new Set(seededStatuses.filter(({ kind }) => kind === "present").map(({ key }) => key as string));
  const places = new Set(demoPlaces.map(({ key }) => key));
  for (const { name, cock, hen, place, state } of demoSeason) {
    const [his, hers] = [byRing.get(cock), byRing.get(hen)];
    expect([name, his?.sex, hers?.sex, his?.species]).toEqual([name, "male", "female", hers?.species]);
    expect([name, places.has(place)]).toEqual([name, true]);
    const housed = (ring: Ring) => demoPlaces.find(({ birds = [] }) => birds.includes(ring))?.key;
    if (state === "active") expect([name, housed(cock), housed(hen)]).toEqual([name, place, place]);
    for (const bird of [his, hers]) expect([name, present.has(bird?.status ?? "")]).toEqual([name, true]);
  }
});

test("no bird of the demo is in two pairs at once, on whatever day it is made", () => {
  for (const today of ["2026-07-01", "2026-12-31", "2027-02-28", "2027-06-30"]) {
    const stays = inOrder({ ...keeper, today }).map(({ cock, hen, name, started_on, day, state, base }) => {
      const ended = state === "ended" && day !== "today" ? base : "9999-12-31";
      return { name, birds: [cock, hen], started_on, ended };
    });
    for (const [at, one] of stays.entries())
      for (const other of stays.slice(at + 1)) {
        const isBoth = one.birds.some((bird) => other.birds.includes(bird));
        if (isBoth) expect([today, one.name, other.name, one.ended <= other.started_on]).toContain(true);
      }
  }
});

test("every egg of the demo went the ways an egg may go, day after day", () => {
  const names = demoSeason.map(({ name }) => name);
  for (const { pair, egg } of bookedEggs) {
    let state: EggState = "laid";
    let last = egg.laid;
    expect(egg.laid).toBeLessThanOrEqual(pair.began);
    for (const [action, days, to] of egg.done) {
      const found = [pair.name, egg.laid, action];
      expect([...found, days <= last, days >= 0]).toEqual([...found, true, true]);
      if (action === "foster")
        expect([...found, mayMove(state), names.includes(to ?? "")]).toEqual([...found, true, true]);
      else if (action === "looked") expect([...found, state]).toEqual([...found, "fertile"]);
      else if (action === "ringed" || action === "weaned") expect([...found, state]).toEqual([...found, "hatched"]);
      else {
        expect([...found, state, mayBecome(state, action)]).toEqual([...found, state, true]);
        state = action;
      }
      last = days;
    }
    expect([pair.name, egg.laid, state === "hatched"]).toEqual([pair.name, egg.laid, egg.chick !== undefined]);
    const isRinged = egg.done.some(([action]) => action === "ringed");
    if (egg.chick) expect([pair.name, egg.laid, egg.chick.ring !== undefined]).toEqual([pair.name, egg.laid, isRinged]);
  }
});

test("the chicks of past seasons are the birds of the flock, of these parents and on the day they hatched", () => {
  const rings = bookedEggs.flatMap(({ egg }) => egg.chick?.ring ?? []);
  expect(new Set(rings).size).toBe(rings.length);
  for (const { pair, egg } of bookedEggs) {
    const bird = egg.chick?.ring && byRing.get(egg.chick.ring);
    if (!bird || pair.day === "today") continue;
    const [, days = 0] = egg.done.find(([action]) => action === "hatched") ?? [];
    const base = Date.parse(`${2026 - pair.day.ago}-${pair.day.on}`);
    const hatched = new Date(base - days * 86_400_000).toISOString().slice(0, 10);
    expect([bird.ring, bird.father, bird.mother, `${2026 - bird.season}-${bird.hatched}`]).toEqual([
      ...[bird.ring, pair.cock, pair.hen, hatched],
    ]);
  }
});
