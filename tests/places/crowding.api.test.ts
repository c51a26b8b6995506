import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import type { PlacesOverview } from "#worker/housing/occupancy.ts";
import { mostPlaces } from "#worker/places/crowding.ts";

async function newWorldWithPlaces() {
  const world = await newWorld();
  const { ask, a, db } = world;
  async function place(json: Record<string, unknown>) {
    const answer = await ask("/api/places", { as: a, json: { kind: "cage", ...json } });
    const { data, errors = [] } = (await answer.json()) as {
      data: { id: string };
      errors?: Array<{ path: string; code: string }>;
    };
    return { status: answer.status, id: data?.id, faults: errors.map(({ path, code }) => `${path} ${code}`) };
  }
  async function send(path: string, json: unknown, method = "POST") {
    const answer = await ask(path, { as: a, json, method });
    const { errors = [], data } = (await answer.json()) as {
      data?: { created?: number };
      errors?: Array<{ path: string; code: string }>;
    };
    return [answer.status, data?.created, ...errors.map(({ path, code }) => `${path} ${code}`)];
  }
  /** Cages by the hundred, straight into the table. */
  const fill = (parent_id: string | null, count: number, prefix = "c") =>
    db.run(sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO places (id, org_id, parent_id, kind, name, name_key, position, created_at, updated_at)
      SELECT ${prefix} || i || ifnull(${parent_id}, ''), ${a.org_id}, ${parent_id}, 'cage', ${prefix} || i, ${prefix} || i, i,
        '2026-01-01', '2026-01-01' FROM n`);
  async function overview(page = 1) {
    const answer = await ask(`/api/places/overview?page=${page}`, { as: a });
    return ((await answer.json()) as { data: PlacesOverview }).data;
  }
  return { ...world, place, send, fill, overview };
}

test("a bank takes 500 cages: made one by one, many at once, moved in or named by a file", async () => {
  const { place, send, fill } = await newWorldWithPlaces();
  const bank = await place({ name: "Bateria 1", kind: "bank" });
  const other = await place({ name: "Z1" });
  await fill(bank.id ?? "", mostPlaces.inside - 2);
  const run = (first: string, last: string) => send(`/api/places/${bank.id}/cages`, { first, last });
  expect(await run("D1", "D3")).toEqual([422, undefined, "last places.crowded.inside"]);
  expect(await run("D1", "D2")).toEqual([201, 2]);
  // Those that are there already take no room.
  expect(await run("D1", "D2")).toEqual([201, 0]);
  expect(await place({ name: "E1", parent_id: bank.id })).toMatchObject({
    status: 422,
    faults: ["parent_id places.crowded.inside"],
  });
  const moved = await send(`/api/places/${other.id}`, { parent_id: bank.id }, "PUT");
  expect(moved).toEqual([422, undefined, "parent_id places.crowded.inside"]);
  const named = await send("/api/birds/import/places", { names: ["Bateria 1/F1"] });
  expect(named).toEqual([422, undefined, "names places.crowded.inside"]);
});

test("an aviary has 5,000 places, and says so in words", async () => {
  const { place, fill, ask, a, b } = await newWorldWithPlaces();
  await fill(null, mostPlaces.all);
  const answer = await ask("/api/places", { as: a, json: { name: "X", kind: "cage" } });
  expect(await answer.json()).toMatchObject({
    errors: [{ path: "parent_id", code: "places.crowded.all", message: "An aviary can have at most 5000 places." }],
  });
  expect((await place({ name: "Y" })).status).toBe(422);
  expect((await ask("/api/places", { as: b, json: { name: "X", kind: "cage" } })).status).toBe(201);
});

test("a page of places holds 200 of them however many there are, each on one page, in one trip", async () => {
  const { place, fill, overview, db } = await newWorldWithPlaces();
  const [attic, cellar] = [await place({ name: "Attic", kind: "room" }), await place({ name: "Cellar", kind: "room" })];
  const bank = await place({ name: "Bank 1", kind: "bank", parent_id: cellar.id });
  await fill(attic.id ?? "", 250);
  await fill(bank.id ?? "", 300);
  await fill(null, 30, "z");
  const before = tripsOf(db).length;
  const first = await overview();
  expect(tripsOf(db).length - before).toBe(1);
  expect([first.total, first.total_pages, first.places.length]).toEqual([583, 2, 200]);
  const second = await overview(2);
  // The room goes on: its name is told again.
  const names = second.places.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Attic", "c200", "c250", "Cellar", "Bank 1", "z30"]));
  const ids = [...first.places, ...second.places].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([284, 283]);
  expect(first.places.filter(({ parent_id }) => parent_id === attic.id)).toHaveLength(199);
  expect((await overview(9)).places).toEqual([]);
});
