import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newPairs } from "./pairs-world.ts";

type Listed = { data: { items: Array<{ number: string }>; total: number; seasons: number[]; species: unknown[] } };

test("pairs are listed by season, species, state, place and ring, the latest first, in one round trip", async () => {
  const { pair, turn, cage, species, cock, hen, add, ask, a, db } = await newPairs();
  const place_id = await cage("C1");
  const first = await pair({ state: "active", started_on: "2025-03-01", place_id });
  await turn(first.id, { state: "ended", on: "2025-06-01" });
  const rare = await species();
  const [his, hers] = [
    await cock({ species_id: rare.id }),
    await hen({ species_id: rare.id, identifier: "PT-26/007" }),
  ];
  await add({ cock_ids: [his.id], hen_ids: [hers.id], started_on: "2026-01-10" });
  await pair({ started_on: "2026-01-11" });
  const numbers = async (query: string) => {
    const answer = await ask(`/api/pairs?${query}`, { as: a });
    return ((await answer.json()) as Listed).data.items.map(({ number }) => number);
  };
  expect(await numbers("")).toEqual(["2026-02", "2026-01", "2025-01"]);
  expect(await numbers("season=2026")).toEqual(["2026-02", "2026-01"]);
  expect(await numbers("state=ended")).toEqual(["2025-01"]);
  expect(await numbers("state=open")).toEqual(["2026-02", "2026-01"]);
  expect(await numbers(`species_id=${rare.id}`)).toEqual(["2026-01"]);
  expect(await numbers(`place_id=${place_id}`)).toEqual(["2025-01"]);
  expect(await numbers("ring=26007")).toEqual(["2026-01"]);
  expect(await numbers("page=2&page_size=20")).toEqual([]);
  expect((await ask("/api/pairs?season=next", { as: a })).status).toBe(422);
  const before = tripsOf(db).length;
  await ask("/api/pairs", { as: a });
  // The session and the page.
  expect(tripsOf(db).length - before).toBeLessThanOrEqual(2);
});

test("a list of pairs walks an index, and so does every look from a bird, a place and a species", async () => {
  const { pair, ask, a, db } = await newPairs();
  await pair();
  const before = tripsOf(db).length;
  await ask("/api/pairs?season=2026&state=open", { as: a });
  const statements = tripsOf(db).slice(before).flat();
  const plans = await Promise.all(
    statements.filter(({ sql: text }) => /\bpairs\b/.test(text)).map((it) => planOf(db, it)),
  );
  expect(plans.length).toBeGreaterThan(3);
  expect(plans.join("\n")).not.toMatch(/SCAN (pairs|joined|birds|pair_birds)\b/);
});
