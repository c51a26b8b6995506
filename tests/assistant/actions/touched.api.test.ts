import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { colleague } from "#tests/members/colleagues.ts";
import { agreedWorld } from "./agreement.ts";

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
type Listed<Row> = { data: Row[] };
type Versioned = { id: string; version: number };

test("what somebody has changed since is not deleted by an undo", async () => {
  const world = await agreedWorld();
  const { proposed, agree, takeBack, api, make } = world;
  const bird = await make.bird({ identifier: "TEST 1" });
  const kinds = [
    ["add_task", { title: "limpar", on: tomorrow }, "/api/tasks", { title: "Chamar o veterinário", on: tomorrow }],
    ["draft_sale", { bird_ids: [bird.id], cents: 5000 }, "/api/sales", { notes: "Combinado com a Rosa" }],
  ] as const;
  for (const [action, input, path, change] of kinds) {
    const { turn } = await proposed(action, input);
    await agree(turn);
    const [made] = (await api<Listed<Versioned>>(path)).data;
    await api(`${path}/${made?.id}`, Object.assign({ version: made?.version }, change), "PUT");
    expect([action, await takeBack(turn)]).toMatchObject([action, { code: "stale" }]);
    expect((await api<Listed<Versioned>>(path)).data).toHaveLength(1);
  }
  const { turn } = await proposed("draft_listing", { bird_ids: [bird.id] });
  await agree(turn);
  const { items } = (await api<{ data: { items: Versioned[] } }>("/api/listings")).data;
  await api(`/api/listings/${items[0]?.id}`, { title: "Outro título", version: items[0]?.version }, "PUT");
  expect(await takeBack(turn)).toMatchObject({ code: "stale" });
});

test("whoever was cut off between doing it and keeping that has done it once when it is agreed to again", async () => {
  const { proposed, agree, make, db } = await agreedWorld();
  const bird = await make.bird({ identifier: "TEST 1" });
  const today = new Date().toISOString().slice(0, 10);
  for (const [action, input, table] of [
    ["add_task", { title: "varrer", on: tomorrow }, "tasks"],
    ["note_weight", { bird_id: bird.id, grams: 23, on: today }, "bird_weights"],
    ["draft_sale", { bird_ids: [bird.id], cents: 100 }, "sales"],
    ["draft_listing", { bird_ids: [bird.id] }, "listings"],
  ] as const) {
    const { turn } = await proposed(action, input);
    await agree(turn);
    await db.run(sql`UPDATE assistant_turns SET undo = NULL, done_at = '2020-01-01T00:00:00.000Z' WHERE id = ${turn}`);
    await agree(turn);
    const [{ n } = { n: 0 }] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM ${sql.identifier(table)}`);
    expect([table, n]).toEqual([table, 1]);
  }
});

test("a bird that was erased, a colleague, a role that is gone, a key that reads and an ended session change nothing", async () => {
  const world = await agreedWorld();
  const { proposed, agree, make, api, become, db, as, ask } = world;
  const bird = await make.bird({ identifier: "TEST 1" });
  const place = (await api<{ data: { id: string } }>("/api/places", { name: "B4", kind: "cage" })).data.id;
  const { turn } = await proposed("move_birds", { bird_ids: [bird.id], place_id: place });
  const press = async (what: string, who = as) =>
    (await ask(`/api/assistant/turns/${turn}/${what}`, { as: who, method: "POST" })).status;
  expect(await press("confirm", await colleague(world, as, "owner"))).toBe(404);
  await become("viewer");
  expect(await press("confirm")).toBe(403);
  await become("owner");
  const json = { name: "x", scope: "read", expires: "30" };
  const key = (await (await ask("/api/keys", { as, json })).json()) as { data: { key: string } };
  expect(await press("confirm", Object.assign({}, as, { token: key.data.key }))).toBe(403);
  const closes = (at: string | null) => db.run(sql`UPDATE organizations SET closes_at = ${at} WHERE id = ${as.org_id}`);
  await closes("2099-01-01T00:00:00.000Z");
  expect(await press("confirm")).toBe(403);
  await closes(null);
  await api(`/api/birds/${bird.id}`, undefined, "DELETE");
  expect(await agree(turn)).toEqual({ code: "missing" });
  expect(await press("undo")).toBe(409);
  expect(await db.all(sql`SELECT 1 FROM moves WHERE to_place_id = ${place}`)).toEqual([]);
  expect((await ask("/api/auth/logout", { as, method: "POST" })).status).toBeLessThan(300);
  expect(await press("confirm")).toBe(401);
});
