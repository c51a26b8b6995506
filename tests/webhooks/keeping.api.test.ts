import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import type { Deliveries, Webhooks } from "#worker/webhooks/listing.ts";
import { removeOldDeliveries } from "#worker/webhooks/queue.ts";
import { inMinutes, newHooks } from "./new-hooks.ts";

type World = Awaited<ReturnType<typeof newHooks>>;
const birds = ["bird.created", "bird.changed"];
const listed = async ({ ask, a }: World) =>
  ((await (await ask("/api/webhooks", { as: a })).json()) as { data: Webhooks }).data;
const planIs = ({ db, a }: World, plan: string) =>
  db.run(sql`UPDATE organizations SET plan = ${plan}, trial_ends_at = NULL WHERE id = ${a.org_id}`);

test("a plan holds so many, however many are added at once; Starter none", async () => {
  const world = await newHooks();
  const { tries, ask, a, db } = world;
  const draft = (at: number) => ({ url: `https://hooks.aviario.pt/${at}`, events: birds });
  const made = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((at) => tries(draft(at))));
  expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 402, 402]);
  const refused = (await made.find(({ status }) => status === 402)?.json()) as { code: string; detail: string };
  expect(refused).toMatchObject({ code: "plan_limit", detail: expect.stringContaining("holds 5 webhooks") });
  expect(await listed(world)).toMatchObject({ most: 5, is_confirmed: true });
  const lines = await db.all(sql`SELECT (SELECT count(*) FROM audit WHERE subject = 'webhook') AS trail,
    (SELECT count(*) FROM entries WHERE kind = 'webhook_made') AS entries`);
  expect(lines).toEqual([{ trail: 5, entries: 5 }]);
  await planIs(world, "starter");
  expect((await listed(world)).items.map(({ state }) => state)).toEqual(Array(5).fill("resting"));
  await planIs(world, "professional");
  const [first] = (await listed(world)).items;
  expect((await ask(`/api/webhooks/${first?.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(`/api/webhooks/${first?.id}`, { as: a, method: "DELETE" })).status).toBe(404);
  expect((await tries(draft(8))).status).toBe(201);
});

test("asked twice under one key it is one webhook with one secret, which is nowhere else", async () => {
  const { tries, db, ask, a } = await newHooks();
  const draft = { url: "https://hooks.aviario.pt/a", events: ["bird.left", "bird.created", "bird.left"] };
  const once = () => tries(draft, a, { "Idempotency-Key": "one" });
  const [one, other] = [await (await once()).json(), await (await once()).json()];
  expect(one).toEqual(other);
  const { secret } = (one as { data: { secret: string } }).data;
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const rows = await db.all<Record<string, string>>(sql`SELECT * FROM webhooks`);
  expect([rows.length, rows[0]?.events]).toEqual([1, '["bird.created","bird.left"]']);
  const kept = JSON.stringify([rows, await db.all(sql`SELECT * FROM audit`), await db.all(sql`SELECT * FROM entries`)]);
  expect(kept).not.toContain(secret.slice(6));
  expect(await (await ask("/api/webhooks", { as: a })).text()).not.toContain(secret.slice(6));
});

test("an address of one's own network, and an event there is not, are refused with their field", async () => {
  const { tries } = await newHooks();
  for (const url of ["https://10.0.0.1/", "http://hooks.aviario.pt/", "https://2130706433/", "https://a@aviario.pt/"]) {
    const answer = await tries({ url, events: birds });
    expect([url, answer.status, await answer.json()]).toMatchObject([
      ...[url, 422],
      { errors: [{ path: "url", code: "webhooks.url.invalid" }] },
    ]);
  }
  for (const events of [[], ["bird.eaten"], "bird.created", undefined])
    expect((await tries({ url: "https://hooks.aviario.pt/", events })).status).toBe(422);
});

test("whoever gave no password lately makes none, and a keeper sees none", async () => {
  const world = await newHooks();
  const { db, tries, ask, a } = world;
  await db.run(sql`UPDATE sessions SET confirmed_at = '2026-01-01T00:00:00.000Z'`);
  const answer = await tries({ url: "https://hooks.aviario.pt/", events: birds });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: "confirm_needed" }]);
  expect((await listed(world)).is_confirmed).toBe(false);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await ask("/api/webhooks", { as: a })).status).toBe(403);
});

test("on a smaller plan the newest rest, and are told in order what they slept through once it holds them again", async () => {
  const world = await newHooks();
  const { hook, serve, received, a } = world;
  const one = await hook("one", birds);
  await planIs(world, "starter");
  await makeFor(world, a).bird({ identifier: "PT 1" });
  await serve();
  expect(received("one", one)).toEqual([]);
  await planIs(world, "professional");
  await makeFor(world, a).bird({ identifier: "PT 2" });
  await serve();
  expect(received("one", one).map(({ data }) => (data as { identifier: string }).identifier)).toEqual(["PT 1", "PT 2"]);
});

test("after five days without an answer it is paused, its maker is told once, and it resumes where it stood", async () => {
  const world = await newHooks();
  const { hook, serve, received, sink, ask, a, db } = world;
  const mine = await hook("mine", birds);
  const make = makeFor(world, a);
  await make.bird({ identifier: "PT 1" });
  sink.answers(503);
  await serve();
  expect((await listed(world)).items).toMatchObject([{ state: "failing" }]);
  await db.run(sql`UPDATE webhooks SET failing_since = ${inMinutes(-5 * 1440)}`);
  await serve(inMinutes(2));
  expect((await listed(world)).items).toMatchObject([{ state: "paused" }]);
  await make.bird({ identifier: "PT 2" });
  await serve(inMinutes(600));
  expect(sink.taken.length).toBe(2);
  const notices = await db.all(
    sql`SELECT user_id, facts ->> 'name' AS name FROM notifications WHERE event = 'webhook.paused'`,
  );
  expect(notices).toEqual([{ user_id: a.user_id, name: expect.stringMatching(/^localhost:\d+$/) }]);
  sink.answers(200);
  const resume = () => ask(`/api/webhooks/${mine.id}/resume`, { as: a, json: {} });
  expect([(await resume()).status, (await resume()).status]).toEqual([204, 409]);
  await serve();
  const last = received("mine", mine).slice(2);
  expect(last.map(({ data }) => (data as { identifier: string }).identifier)).toEqual(["PT 1", "PT 2"]);
  expect((await listed(world)).items).toMatchObject([{ state: "active", failing_since: null }]);
});

test("what was given up stays in the log, is sent again under its id when asked for, and what waits comes after it", async () => {
  const world = await newHooks();
  const { hook, serve, received, sink, ask, a, log } = world;
  const mine = await hook("mine", birds);
  await makeFor(world, a).bird({ identifier: "PT 1" });
  sink.answers((response) => response.writeHead(418).end("no\n\u0000coffee"));
  for (const hours of [0, 0.1, 0.3, 1, 4, 12, 25, 52]) await serve(inMinutes(hours * 60));
  expect(await log()).toMatchObject([{ state: "failed", tries: 8, status: 418, next_at: null }]);
  expect(sink.taken.length).toBe(8);
  const path = `/api/webhooks/${mine.id}`;
  const page = async () => ((await (await ask(`${path}/deliveries`, { as: a })).json()) as { data: Deliveries }).data;
  const { items, total, webhook } = await page();
  expect([total, items[0]?.answer, webhook.state]).toEqual([1, "no coffee", "failing"]);
  sink.answers(200);
  const replay = (delivery: string) => ask(`${path}/replay`, { as: a, json: { delivery } });
  expect((await replay(items[0]?.id ?? "")).status).toBe(200);
  expect((await replay("dlv_x")).status).toBe(404);
  await serve();
  expect(new Set(received("mine", mine).map(({ id }) => id)).size).toBe(1);
  expect((await page()).items).toMatchObject([{ state: "delivered", tries: 1, status: 200 }]);
  expect((await replay(items[0]?.id ?? "")).status).toBe(200);
  await serve();
  expect(sink.taken.length).toBe(10);
});

test("the log goes back thirty days, and so do the marks", async () => {
  const world = await newHooks();
  const { hook, serve, db, a } = world;
  await hook("mine", birds);
  await makeFor(world, a).bird({ identifier: "PT 1" });
  await serve();
  await removeOldDeliveries(db, inMinutes(29 * 1440));
  const left = () =>
    db.all(
      sql`SELECT (SELECT count(*) FROM webhook_deliveries) AS log, (SELECT count(*) > 0 FROM hook_marks) AS marks`,
    );
  expect(await left()).toEqual([{ log: 1, marks: 1 }]);
  await removeOldDeliveries(db, inMinutes(31 * 1440));
  expect(await left()).toEqual([{ log: 0, marks: 0 }]);
  // A number never returns: what comes next is behind the place that the webhook has.
  await makeFor(world, a).bird({ identifier: "PT 2" });
  await serve();
  expect(await left()).toMatchObject([{ log: 1 }]);
});
