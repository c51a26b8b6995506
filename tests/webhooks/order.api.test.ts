import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { inMinutes, newHooks } from "./new-hooks.ts";

const birds = ["bird.created", "bird.changed", "bird.left"];

test("a bird made, changed and sold is told in that order, signed, each once, and to nobody else", async () => {
  const world = await newHooks();
  const { hook, serve, received, ask, a, b, hooked } = world;
  const [mine, left] = [await hook("mine", birds), await hook("left", ["bird.left"])];
  const strangers = await hook("strangers", birds, b);
  const make = makeFor(world, a);
  const bird = await make.bird({ identifier: "PT 1", acquired_price_cents: 4200 });
  await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { name: "Sol", version: 1 } });
  const { id: status_id } = await make.status("sold");
  await ask(`/api/birds/${bird.id}`, { as: a, method: "PUT", json: { status_id, version: 2 } });
  expect(hooked).toContainEqual({ org_id: a.org_id });
  await Promise.all([serve(), serve(), serve(undefined, b)]);
  await serve(inMinutes(10));
  const all = received("mine", mine);
  expect(all.map(({ event }) => event)).toEqual(["bird.created", "bird.changed", "bird.changed", "bird.left"]);
  expect(all.every(({ subject_id }) => subject_id === bird.id)).toBe(true);
  expect(new Set(all.map(({ id }) => id)).size).toBe(4);
  expect(all[0]).toMatchObject({ id: expect.stringMatching(/^dlv_/), n: expect.any(Number), at: expect.any(String) });
  // As it is when it is told, and what it cost is nobody's business.
  expect(all[0]?.data).toMatchObject({ id: bird.id, identifier: "PT 1", name: "Sol" });
  expect(JSON.stringify(all)).not.toMatch(/4200|_cents|price/);
  expect(received("left", left).map(({ event }) => event)).toEqual(["bird.left"]);
  expect(received("strangers", strangers)).toEqual([]);
});

test("what happened before a webhook was made is not told, nor what nobody asked for; a bird deleted has no data", async () => {
  const world = await newHooks();
  const { hook, serve, received, ask, a, log } = world;
  const make = makeFor(world, a);
  const old = await make.bird({ identifier: "PT 1" });
  const mine = await hook("mine", birds);
  await ask(`/api/birds/${old.id}/weights`, { as: a, json: { weighed_on: "2026-01-05", grams: 18 } });
  expect((await ask(`/api/birds/${old.id}`, { as: a, method: "DELETE" })).status).toBeLessThan(300);
  await serve();
  expect(received("mine", mine)).toMatchObject([{ event: "bird.changed", subject_id: old.id, data: null }]);
  expect(await log()).toMatchObject([{ state: "delivered", status: 201, tries: 1, next_at: null }]);
});

test("a receiver that fails twice gets each event once, in order", async () => {
  const world = await newHooks();
  const { hook, serve, received, sink, a, log, db } = world;
  const mine = await hook("mine", birds);
  const make = makeFor(world, a);
  for (const ring of ["PT 1", "PT 2", "PT 3"]) await make.bird({ identifier: ring });
  sink.answers(500);
  await serve();
  await serve();
  expect((await log()).map(({ tries, status }) => [tries, status])).toEqual([
    [1, 500],
    [0, null],
    [0, null],
  ]);
  await serve(inMinutes(0.9));
  expect(sink.taken.length).toBe(1);
  await serve(inMinutes(1.1));
  await serve(inMinutes(5.9));
  expect(sink.taken.length).toBe(2);
  const [row] = await db.all<{ since: string }>(sql`SELECT failing_since AS since FROM webhooks`);
  expect(row?.since).toBeTruthy();
  sink.answers(200);
  await serve(inMinutes(6.3));
  const taken = received("mine", mine).slice(2);
  expect(taken.map(({ data }) => (data as { identifier: string }).identifier)).toEqual(["PT 1", "PT 2", "PT 3"]);
  expect(
    new Set(
      received("mine", mine)
        .slice(0, 3)
        .map(({ id }) => id),
    ).size,
  ).toBe(1);
  expect((await log()).map(({ state, tries }) => [state, tries])).toEqual([
    ["delivered", 3],
    ["delivered", 1],
    ["delivered", 1],
  ]);
  expect(await db.all(sql`SELECT 1 FROM webhooks WHERE failing_since IS NOT NULL`)).toEqual([]);
});

test("one whose consumer died while sending is sent again once nobody holds it", async () => {
  const world = await newHooks();
  const { hook, serve, received, sink, a, log, db } = world;
  const mine = await hook("mine", birds);
  await makeFor(world, a).bird({ identifier: "PT 1" });
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  let dead = () => {};
  sink.answers((response) => {
    dead = () => void response.destroy();
    arrived();
  });
  const first = serve();
  await arrival;
  await serve();
  await serve(inMinutes(0.5));
  expect(sink.taken.length).toBe(1);
  sink.answers(200);
  await serve(inMinutes(1.2));
  expect(received("mine", mine).map(({ id }) => id)).toEqual(Array(2).fill(received("mine", mine)[0]?.id));
  // Whoever was taken for dead and comes back spoils nothing.
  dead();
  await first;
  expect(await log()).toMatchObject([{ state: "delivered", tries: 2, status: 200 }]);
  expect(await db.all(sql`SELECT 1 FROM webhooks WHERE failing_since IS NOT NULL`)).toEqual([]);
});

test("one receiver that hangs keeps no other waiting", async () => {
  const world = await newHooks();
  const { hook, serve, received, sink, a } = world;
  await hook("hangs", birds);
  const other = await hook("other", birds);
  let end = () => {};
  sink.answers((response, { path }) => {
    if (path === "/other") return void response.writeHead(204).end();
    end = () => void response.destroy();
  });
  await makeFor(world, a).bird({ identifier: "PT 1" });
  const all = serve();
  await expect.poll(() => received("other", other).length, { timeout: 5000 }).toBe(1);
  end();
  await all;
});
