import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import type { PlacesOverview } from "#worker/housing/occupancy.ts";
import type { PlacePage } from "#worker/housing/residents.ts";
import type { Place } from "#worker/places/queries.ts";

type Given = Record<string, unknown>;

async function aviaries() {
  const world = await newWorld();
  const { ask, a, b } = world;
  const as = a;
  const { bird } = makeFor(world, a);
  async function place(json: Given, owner = a): Promise<Place> {
    const answer = await ask("/api/places", { as: owner, json: { kind: "cage", ...json } });
    return ((await answer.json()) as { data: Place }).data;
  }
  const move = async (json: Given) => {
    const answer = await ask("/api/birds/move", { as, json });
    return [answer.status, await answer.json()] as const;
  };
  const page = async (id: string) =>
    ((await (await ask(`/api/places/${id}/page`, { as })).json()) as { data: PlacePage }).data;
  const overview = async () =>
    ((await (await ask("/api/places/overview", { as })).json()) as { data: PlacesOverview }).data;
  return { ...world, b, bird, place, move, page, overview };
}

test("birds move in by id and by ring, out and on; the page tells who is there, and who came and went", async () => {
  const { bird, place, move, page } = await aviaries();
  const [c1, c2] = [await place({ name: "C1", capacity: 4 }), await place({ name: "C2" })];
  const one = await bird({ identifier: "FOP R481 25 001", sex: "male" });
  const two = await bird({ identifier: "FOP R481 25 002" });
  const [status, body] = await move({ ids: [one.id], rings: ["fop r481  25 002"], place_id: c1.id, reason: "muda" });
  expect([status, body]).toEqual([
    200,
    {
      data: { moved: 2, undo: expect.any(String), place: { id: c1.id, name: "C1", capacity: 4, birds: 2 } },
      warnings: [],
    },
  ]);
  expect((await page(c1.id)).lodgers.map(({ identifier }) => identifier)).toEqual([one.identifier, two.identifier]);
  expect((await move({ ids: [one.id], place_id: c2.id }))[0]).toBe(200);
  expect((await move({ ids: [one.id], place_id: null, reason: "vendida" }))[0]).toBe(200);
  const { place: left, moves } = await page(c1.id);
  expect(left.birds).toBe(1);
  const texts = moves.map((it) => [it.ring, it.came, it.other, it.by, it.reason]);
  expect(texts[0]).toEqual([one.identifier, 0, "C2", "Rita Melo", null]);
  expect(texts.slice(1).sort()).toEqual([
    [one.identifier, 1, null, "Rita Melo", "muda"],
    [two.identifier, 1, null, "Rita Melo", "muda"],
  ]);
  expect((await page(c2.id)).moves.map((it) => [it.came, it.other, it.reason])).toEqual([
    [0, null, "vendida"],
    [1, "C1", null],
  ]);
});

test("a ring that is not in the flock moves no bird", async () => {
  const { bird, place, move, ask, a, b, ...world } = await aviaries();
  const c1 = await place({ name: "C1" });
  const mine = await bird();
  const theirs = await makeFor({ ask }, b).bird({ identifier: "B-1" });
  const theirPlace = await place({ name: "B" }, b);
  const gone = await bird({ identifier: "gone" });
  await ask(`/api/birds/${gone.id}`, { as: a, method: "DELETE" });
  for (const [json, path, code] of [
    [{ ids: [mine.id, theirs.id], place_id: c1.id }, "ids", "moves.unknown_birds"],
    [{ ids: [mine.id, gone.id], place_id: c1.id }, "ids", "moves.unknown_birds"],
    [{ ids: [mine.id], rings: ["B-1"], place_id: c1.id }, "rings", "moves.unknown_ring"],
    [{ ids: [mine.id], place_id: theirPlace.id }, "place_id", "fields.unknown_id"],
    [{ ids: [], place_id: c1.id }, "ids", "moves.nothing"],
    [{ ids: [mine.id], place_id: c1.id, reason: "x".repeat(201) }, "reason", "fields.long"],
  ] as const) {
    const [status, body] = await move(json);
    expect([code, status, body]).toMatchObject([code, 422, { errors: [{ path, code }] }]);
  }
  expect(await world.db.all(sql`SELECT id FROM birds WHERE place_id IS NOT NULL`)).toEqual([]);
  expect(await world.db.all(sql`SELECT id FROM moves`)).toEqual([]);
});

test("a full place asks for a reason, then takes the birds and says so; those there already do not count twice", async () => {
  const { bird, place, move, page, overview } = await aviaries();
  const c1 = await place({ name: "C1", capacity: 2 });
  const ids = await Promise.all([1, 2, 3].map(async () => (await bird()).id));
  expect((await move({ ids: ids.slice(0, 2), place_id: c1.id }))[0]).toBe(200);
  const [status, body] = await move({ ids, place_id: c1.id });
  expect([status, body]).toMatchObject([
    409,
    {
      code: "conflict",
      errors: [
        {
          path: "reason",
          code: "moves.over_capacity",
          message: "C1 has a capacity of 2 and would have 3. Enter a reason to move them anyway.",
        },
      ],
    },
  ]);
  expect((await page(c1.id)).place.birds).toBe(2);
  expect(await move({ ids, place_id: c1.id, reason: "só esta noite" })).toMatchObject([
    200,
    { data: { moved: 1 }, warnings: [{ code: "birds.over_capacity", message: "C1: capacity 2, with 3 birds." }] },
  ]);
  // Who is there already may be sent again.
  expect(await move({ ids, place_id: c1.id })).toMatchObject([200, { data: { moved: 0 }, warnings: [] }]);
  expect(await overview()).toMatchObject({ birds: 3, homeless: 0, places: [{ name: "C1", birds: 3, capacity: 2 }] });
});

test("twenty at once do not overfill a cage without a reason", async () => {
  const { bird, place, move, page } = await aviaries();
  const c1 = await place({ name: "C1", capacity: 3 });
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await bird()).id));
  const answers = await Promise.all(ids.map((id) => move({ ids: [id], place_id: c1.id })));
  expect(answers.filter(([status]) => status === 200)).toHaveLength(3);
  expect((await page(c1.id)).place.birds).toBe(3);
});

test("5,000 birds move in one write, all or none", async () => {
  const { bird, place, move, db, a, overview } = await aviaries();
  const { id, species_id } = await bird();
  const gate = await place({ name: "Pavilhão", kind: "aviary" });
  await db.run(sql`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4999)
    INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, created_at, updated_at)
    SELECT 'bird_' || i, ${a.org_id}, 'R' || i, 'r' || i, 'r' || i, ${species_id}, '2026-01-01', '2026-01-01' FROM n`);
  const ids = [id, ...Array.from({ length: 4999 }, (_, at) => `bird_${at + 1}`)];
  const broken = await move({ ids: [...ids.slice(1), "bird_nobody"], place_id: gate.id });
  expect(broken[0]).toBe(422);
  const before = tripsOf(db).length;
  expect(await move({ ids, place_id: gate.id })).toMatchObject([200, { data: { moved: 5000 } }]);
  const writes = tripsOf(db)
    .slice(before)
    .flat()
    .filter(({ sql: text }) => /UPDATE birds/.test(text));
  expect(writes).toHaveLength(1);
  expect((await overview()).places).toMatchObject([{ birds: 5000 }]);
  const [noted] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM moves WHERE org_id = ${a.org_id}`);
  expect(noted?.n).toBe(5000);
});

test("banks are summed up, rooms hold their own, and C2 comes before C10", async () => {
  const { ask, a, bird, place, move, page, overview } = await aviaries();
  const room = await place({ kind: "room", name: "Sala" });
  const bank = await place({ kind: "bank", name: "Bateria", parent_id: room.id });
  await ask(`/api/places/${bank.id}/cages`, { as: a, json: { first: "C1", last: "C12", capacity: 1 } });
  const { inside, above } = await page(bank.id);
  expect(inside.map(({ name }) => name)).toEqual(Array.from({ length: 12 }, (_, at) => `C${at + 1}`));
  expect(above).toEqual([{ id: room.id, name: "Sala", kind: "room" }]);
  const [c1, c2] = inside;
  const ids = await Promise.all([1, 2, 3].map(async () => (await bird()).id));
  await move({ ids: ids.slice(0, 2), place_id: c1?.id, reason: "ninhada" });
  await move({ ids: ids.slice(2), place_id: c2?.id });
  const plan = (await page(bank.id)).inside.slice(0, 3).map(({ birds, shown }) => [birds, shown.length]);
  expect(plan).toEqual([
    [2, 2],
    [1, 1],
    [0, 0],
  ]);
  const { places, homeless, birds } = await overview();
  expect([birds, homeless]).toEqual([3, 0]);
  expect(places.map(({ name }) => name)).toEqual(["Sala", "Bateria"]);
  expect(places[1]).toMatchObject({ places_inside: 12, birds_inside: 3, capacity_inside: 12, over_inside: 1 });
});

test("a place is deleted only when nobody and nothing is in it; a bird in the trash comes back without it", async () => {
  const { ask, a, bird, place, move, db } = await aviaries();
  const bank = await place({ kind: "bank", name: "B" });
  const cage = await place({ name: "C1", parent_id: bank.id });
  const { id } = await bird();
  await move({ ids: [id], place_id: cage.id });
  const remove = async (place_id: string) => {
    const answer = await ask(`/api/places/${place_id}`, { as: a, method: "DELETE" });
    return [answer.status, answer.status === 204 ? "" : ((await answer.json()) as { detail: string }).detail];
  };
  expect(await remove(cage.id)).toEqual([409, "There are still birds in this place. Move them first."]);
  expect(await remove(bank.id)).toEqual([409, "This place contains others. Delete or move them first."]);
  await ask(`/api/birds/${id}`, { as: a, method: "DELETE" });
  expect(await remove(cage.id)).toEqual([204, ""]);
  expect(await remove(cage.id)).toMatchObject([404, expect.anything()]);
  expect((await ask(`/api/birds/${id}/restore`, { as: a, method: "POST" })).status).toBe(200);
  expect(await db.all(sql`SELECT place_id FROM birds WHERE id = ${id}`)).toEqual([{ place_id: null }]);
  expect(await remove(bank.id)).toEqual([204, ""]);
  const expression = await db.all(sql`SELECT deed, changes FROM audit WHERE subject_id = ${cage.id} ORDER BY rowid`);
  expect(expression).toMatchObject([{ deed: "created" }, { deed: "deleted", changes: '{"name":["C1",null]}' }]);
});
