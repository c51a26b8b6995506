import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { SpeciesProfile } from "#worker/flock/species-profile.ts";
import type { Species } from "#worker/species/queries.ts";

async function aviary() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const kind = await make.species({ common_name: "Canário", temperature_c: 37.5 });
  const put = (json: object, as = world.a, headers = {}) =>
    world.ask(`/api/bird-species/${kind.id}`, { as, method: "PUT", json, headers });
  const stored = async () =>
    ((await (await world.ask(`/api/bird-species/${kind.id}`, { as: world.a })).json()) as { data: Species }).data;
  return { world, make, kind, put, stored };
}

test("a species is changed where it was asked, and the rest stays", async () => {
  const { put, stored, world } = await aviary();
  const answer = await put({ common_name: "Canário do monte", temperature_c: null, ring_size_mm: 2.9, version: 1 });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ data: { version: 2, incubation_days: 13 } });
  expect(await stored()).toMatchObject({ common_name: "Canário do monte", temperature_c: null, ring_size_mm: 2.9 });
  const [line] = await world.db.all<{ changes: string }>(sql`SELECT changes FROM audit WHERE deed = 'changed'`);
  expect(JSON.parse(line?.changes ?? "")).toEqual({
    common_name: ["Canário", "Canário do monte"],
    temperature_c: [37.5, null],
    ring_size_mm: [null, 2.9],
  });
});

test("of two edits of one version one is stale and is shown what stands; nothing is overwritten", async () => {
  const { put, stored, world } = await aviary();
  const answers = await Promise.all([
    put({ incubation_days: 14, version: 1 }),
    put({ incubation_days: 15, version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  const now = await stored();
  expect(await stale?.json()).toMatchObject({
    code: "stale",
    current: { version: 2, incubation_days: now.incubation_days },
  });
  expect(await world.db.all(sql`SELECT id FROM audit WHERE deed = 'changed'`)).toHaveLength(1);
  const again = { incubation_days: 16, version: 2 };
  expect((await put(again, world.a, { "Idempotency-Key": "k" })).status).toBe(200);
  expect((await put(again, world.a, { "Idempotency-Key": "k" })).status).toBe(200);
});

test("a name that another species has is refused, its own in other letters is not", async () => {
  const { put, make } = await aviary();
  await make.species({ common_name: "Mandarim" });
  const taken = await put({ common_name: "MANDARIM" });
  expect([taken.status, await taken.json()]).toMatchObject([409, { errors: [{ path: "common_name" }] }]);
  expect((await put({ common_name: "CANARIO" })).status).toBe(200);
  for (const wrong of [{ common_name: "" }, { incubation_days: null }, { ring_size_mm: 0 }, { temperature_c: 50 }])
    expect([wrong, (await put(wrong)).status]).toEqual([wrong, 422]);
});

test("a species goes only when no bird is of it, not even one in the trash", async () => {
  const { world, make, kind } = await aviary();
  const remove = () => world.ask(`/api/bird-species/${kind.id}`, { as: world.a, method: "DELETE" });
  const { id } = await make.bird({ species_id: kind.id });
  expect((await remove()).status).toBe(409);
  await world.ask(`/api/birds/${id}`, { as: world.a, method: "DELETE" });
  expect(await (await remove()).json()).toMatchObject({ code: "conflict", detail: expect.stringContaining("trash") });
  await world.ask("/api/birds/trash/erase", { as: world.a, json: { ids: [id] } });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
});

test("a viewer changes nothing, a stranger finds nothing", async () => {
  const { world, put, kind } = await aviary();
  expect((await put({ incubation_days: 20 }, world.b)).status).toBe(404);
  await world.db.run(sql`UPDATE users SET role = 'viewer' WHERE id = ${world.a.user_id}`);
  expect((await put({ incubation_days: 20 })).status).toBe(403);
  expect((await world.ask(`/api/bird-species/${kind.id}`, { as: world.a, method: "DELETE" })).status).toBe(403);
  expect((await world.ask(`/api/bird-species/${kind.id}/profile`, { as: world.a })).status).toBe(200);
});

test("the profile counts the flock of the species and sets the catalogue beside it", async () => {
  const { world, make } = await aviary();
  const answer = await world.ask("/api/bird-species/from-catalogue", { as: world.a, json: { slugs: ["budgerigar"] } });
  const [kind] = ((await answer.json()) as { data: Species[] }).data;
  const species_id = kind?.id ?? "";
  const sold = await make.status("sold");
  const year = new Date().getFullYear();
  const bird = (given: object) => make.bird({ species_id, ...given });
  const elder = await bird({ sex: "male", birth_date: `${year - 3}-01-01` });
  await bird({ sex: "female", birth_date: `${year - 1}-01-01` });
  await bird({ sex: "female" });
  await bird({ sex: "male", birth_date: `${year - 9}-01-01`, status_id: sold.id });
  const lost = await bird({});
  await world.ask(`/api/birds/${lost.id}`, { as: world.a, method: "DELETE" });
  const response = await world.ask(`/api/bird-species/${species_id}/profile`, { as: world.a });
  const { data } = (await response.json()) as { data: SpeciesProfile };
  expect(data.entry).toMatchObject({ slug: "budgerigar", incubation_range: "17–21" });
  expect(data.ring).toEqual({ sizes: [3.9, 4.5], doubtful: false });
  expect(data.flock).toMatchObject({
    total: 4,
    here: 3,
    by_sex: { male: 1, female: 2, unknown: 0 },
    ages: [
      { age: 1, male: 0, female: 1, unknown: 0 },
      { age: 3, male: 1, female: 0, unknown: 0 },
    ],
    unknown_age: 1,
    oldest: { id: elder.id },
  });
  expect(data.flock.born.map(({ year: it }) => Number(it))).toEqual([year - 9, year - 3, year - 1]);
  expect(data.flock.by_status.map(({ status, n }) => [status?.key, n])).toEqual([
    ["sold", 1],
    [undefined, 3],
  ]);
});
