import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import type { ArrangedStatus } from "#worker/statuses/changing.ts";

async function arranged() {
  const world = await newWorld();
  const { ask, a } = world;
  const list = async (as = a) => {
    const answer = await ask("/api/statuses/settings", { as });
    return ((await answer.json()) as { data: ArrangedStatus[] }).data;
  };
  const add = (json: object, headers = {}) => ask("/api/statuses", { as: a, json, headers });
  return { world, list, add, make: makeFor(world, a) };
}
const lent = { name_pt: "Na feira", name_en: "At the show", kind: "away" };

test("a status is added behind the others, once per key and once per name", async () => {
  const { world, list, add } = await arranged();
  const made = await add(lent, { "Idempotency-Key": "k" });
  expect([made.status, (await add(lent, { "Idempotency-Key": "k" })).status]).toEqual([201, 201]);
  for (const json of [lent, { ...lent, name_pt: "ATIVÓ" }, { ...lent, name_en: "sick", name_pt: "Novo" }])
    expect((await add(json)).status).toBe(409);
  for (const json of [
    { ...lent, name_pt: " " },
    { ...lent, kind: "lost" },
    { ...lent, name_en: "x".repeat(41) },
  ])
    expect((await add(json)).status).toBe(422);
  const both = await Promise.all([1, 2].map(() => add({ ...lent, name_pt: "Novo", name_en: "New" })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await list()).map(({ name_pt }) => name_pt).slice(-2)).toEqual(["Na feira", "Novo"]);
  expect(await list(world.b)).toHaveLength(13);
});

test("a status is renamed, given another meaning and place, and its birds keep it", async () => {
  const { world, list, make } = await arranged();
  const { ask, a } = world;
  const sick = await make.status("sick");
  const bird = await make.bird({ status_id: sick.id });
  const json = { name_pt: "Em tratamento", kind: "away" };
  expect((await ask(`/api/statuses/${sick.id}`, { as: a, method: "PUT", json })).status).toBe(200);
  const taken = await ask(`/api/statuses/${sick.id}`, { as: a, method: "PUT", json: { name_en: "Sold" } });
  expect(taken.status).toBe(409);
  const before = await list();
  const ids = before.map(({ id }) => id);
  const order = await ask("/api/statuses/order", {
    as: a,
    method: "PUT",
    json: { ids: [sick.id, ids[3], "st_nobody"] },
  });
  expect(order.status).toBe(200);
  const expected = [sick.id, ids[3], ...ids.filter((id) => id !== sick.id && id !== ids[3])];
  expect((await list()).map(({ id }) => id)).toEqual(expected);
  expect((await list())[0]).toMatchObject({ name_pt: "Em tratamento", name_en: "Sick", kind: "away", birds: 1 });
  const answer = await ask(`/api/birds/${bird.id}`, { as: a, headers: { "Accept-Language": "pt" } });
  expect(await answer.json()).toMatchObject({ data: { status_name: "Em tratamento" } });
});

test("one name is one status, whatever its case and accents and however many ask at once", async () => {
  const { world, list, add } = await arranged();
  const { ask, a } = world;
  const before = (await list()).length;
  const named = (name: string) => ask("/api/birds/import/statuses", { as: a, json: { name, kind: "gone" } });
  const answers = await Promise.all(["Óbito", "óbito", "ÓBITO", "Obito", "Obi\u0301to"].map(named));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  const made = await Promise.all(answers.map(async (it) => ((await it.json()) as { data: { created: number } }).data));
  expect(made.filter(({ created }) => created === 1)).toHaveLength(1);
  expect((await add({ name_pt: "OBITO", name_en: "Death", kind: "gone" })).status).toBe(409);
  expect(await list()).toHaveLength(before + 1);
});

test("many statuses of different names at once are all made, and two clients do not give one name twice", async () => {
  const { world, list, add } = await arranged();
  const { ask, a } = world;
  const before = await list();
  const many = Array.from({ length: 6 }, (_, at) =>
    add({ name_pt: `Época ${at}`, name_en: `Season ${at}`, kind: "present" }),
  );
  expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(6).fill(201));
  const [one, other] = before;
  const rename = (id = "", name_pt = "") => ask(`/api/statuses/${id}`, { as: a, method: "PUT", json: { name_pt } });
  const both = await Promise.all([rename(one?.id, "Pré-época"), rename(other?.id, "PRE-ÉPOCA")]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await list()).toHaveLength(before.length + 6);
});

test("a change of nothing changes nothing", async () => {
  const { world, list, make } = await arranged();
  const { ask, a } = world;
  const kind = await make.species();
  const [status] = await list();
  for (const path of [`/api/statuses/${status?.id}`, `/api/bird-species/${kind.id}`])
    expect([path, (await ask(path, { as: a, method: "PUT", json: {} })).status]).toEqual([path, 200]);
});

test("a status goes when no bird has it, and only those who run the organisation change any", async () => {
  const { world, list, make } = await arranged();
  const { ask, a } = world;
  const sick = await make.status("sick");
  const bird = await make.bird({ status_id: sick.id });
  const remove = (id: string) => ask(`/api/statuses/${id}`, { as: a, method: "DELETE" });
  expect((await remove(sick.id)).status).toBe(409);
  await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { status_id: null } });
  expect([(await remove(sick.id)).status, (await remove(sick.id)).status]).toEqual([204, 404]);
  expect(await list()).toHaveLength(12);
  await world.db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await ask("/api/statuses", { as: a, json: lent })).status).toBe(403);
  expect((await ask("/api/statuses/settings", { as: a })).status).toBe(403);
  expect((await ask("/api/statuses", { as: a })).status).toBe(200);
});
