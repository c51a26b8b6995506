import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { removeOldNotifications } from "#worker/notifications/sweeping.ts";
import { noting } from "./papers-notice.ts";

type World = Awaited<ReturnType<typeof newWorld>>;

function noticesIn({ ask, db, a }: World) {
  const list = async (search = "", as: Resident = a) => {
    const answer = await ask(`/api/notifications${search}`, { as });
    const { data } = (await answer.json()) as { data: NotificationPage };
    return { ...data, header: answer.headers.get("X-Unread") };
  };
  const send = async (what: string, json: object, as: Resident = a) => {
    const answer = await ask(`/api/notifications/${what}`, { as, json });
    const { data } = (await answer.json()) as {
      data: { unread: number; cleared?: number; restored?: number; undo?: string };
    };
    return { status: answer.status, ...data };
  };
  const note = noting({ db, a });
  return { list, send, note };
}

const hour = (n: number) => `2026-11-21T${String(n).padStart(2, "0")}:00:00.000Z`;

test("an event notifies everybody who may act on it once, and not whoever did it, nor another organisation", async () => {
  const world = await newWorld();
  const { ask, a, b } = world;
  const { list } = noticesIn(world);
  const make = makeFor(world, a);
  const keeper = await colleague(world, a, "keeper");
  const viewer = await colleague(world, a, "viewer");
  const { id, identifier } = await make.bird();
  const weigh = (grams: number, weighed_on: string) =>
    ask(`/api/birds/${id}/weights`, { as: keeper, json: { grams, weighed_on } });
  await weigh(20, "2026-11-01");
  await weigh(19, "2026-11-02");
  expect((await list()).items).toEqual([]);
  await weigh(17, "2026-11-03");
  const { items, unread, header } = await list();
  expect([unread, header, items]).toMatchObject([
    1,
    "1",
    [{ event: "bird.lighter", type: "warning", switch: "care", to: `/birds/${id}/weights`, read_at: null }],
  ]);
  expect(items[0]?.text).toContain(identifier);
  for (const other of [keeper, viewer, b]) expect((await list("", other)).items).toEqual([]);
  // Mails and pushes are made of these rows alone.
  const notified = await world.db.all<{ user_id: string }>(sql`SELECT user_id FROM notifications`);
  expect(notified).toEqual([{ user_id: a.user_id }]);
  // The same bird on the same day is the same event.
  await weigh(15, "2026-11-03");
  expect((await list()).unread).toBe(1);
});

test("they come by pages of fifty, newest first, and the unread alone when asked for", async () => {
  const world = await newWorld();
  const { list, send, note } = noticesIn(world);
  for (let n = 0; n < 60; n += 1) await note(`n${n}`, new Date(Date.parse(hour(0)) + n * 60_000).toISOString());
  const first = await list();
  expect([first.items.length, first.unread, first.items[0]?.text]).toEqual([50, 60, expect.stringContaining("n59")]);
  const second = await list(`?before=${encodeURIComponent(first.next ?? "")}`);
  expect([second.items.length, second.next, second.items.at(-1)?.text]).toEqual([
    10,
    null,
    expect.stringContaining("n0"),
  ]);
  expect(await send("read", { ids: [first.items[0]?.id, first.items[1]?.id] })).toEqual({ status: 200, unread: 58 });
  expect((await list("?unread=1")).items[0]?.id).toBe(first.items[2]?.id);
  expect(await send("read", { until: first.items[10]?.id })).toEqual({ status: 200, unread: 8 });
  expect((await list("?unread=1")).items).toHaveLength(8);
});

test("what is cleared together comes back together, unread where it was; what comes meanwhile stays", async () => {
  const world = await newWorld();
  const { list, send, note } = noticesIn(world);
  for (let n = 0; n < 5; n += 1) await note(`n${n}`, hour(n));
  const { items } = await list();
  await send("read", { ids: [items[0]?.id] });
  await note("later", hour(9));
  const cleared = await send("clear", { until: items[0]?.id });
  expect(cleared).toMatchObject({ status: 200, cleared: 5, unread: 1 });
  expect((await list()).items.map(({ text }) => text)).toEqual([expect.stringContaining("later")]);
  expect(await send("undo", { undo: cleared.undo })).toEqual({ status: 200, restored: 5, unread: 5 });
  expect((await send("undo", { undo: cleared.undo })).status).toBe(404);
  expect((await list()).items).toHaveLength(6);
});

test("clearing what is unread leaves what was read, and what is cleared comes back as it was", async () => {
  const world = await newWorld();
  const { list, send, note } = noticesIn(world);
  for (let n = 0; n < 6; n += 1) await note(`n${n}`, hour(n));
  const { items } = await list();
  await send("read", { ids: [items[1]?.id, items[4]?.id] });
  const { items: unread } = await list("?unread=1");
  const cleared = await send("clear", { until: unread[0]?.id, unread: true });
  expect(cleared).toMatchObject({ status: 200, cleared: 4, unread: 0 });
  expect((await list()).items.map(({ id }) => id)).toEqual([items[1]?.id, items[4]?.id]);
  expect(await send("undo", { undo: cleared.undo })).toEqual({ status: 200, restored: 4, unread: 4 });
  for (const wrong of [
    { until: items[0]?.id, unread: false },
    { ids: [items[0]?.id], unread: true },
  ])
    expect((await send("clear", wrong)).status).toBe(422);
});

test("nobody reads, clears or brings back what another person of their organisation was notified of", async () => {
  const world = await newWorld();
  const { a, b } = world;
  const { list, send, note } = noticesIn(world);
  const manager = await colleague(world, a, "manager");
  await note("one", hour(1));
  const [own] = (await list()).items;
  const [theirs] = (await list("", manager)).items;
  for (const [who, id] of [
    [a, theirs?.id],
    [manager, own?.id],
    [b, own?.id],
  ] as const)
    for (const json of [{ ids: [id] }, { until: id }, ...(who === a ? [{ ids: [own?.id, id] }] : [])])
      for (const what of ["read", "clear"]) expect([json, (await send(what, json, who)).status]).toEqual([json, 404]);
  const { undo } = await send("clear", { ids: [own?.id] });
  for (const who of [manager, b]) expect((await send("undo", { undo }, who)).status).toBe(404);
  expect((await list("", manager)).unread).toBe(1);
  expect((await list()).unread).toBe(0);
});

test("a person who leaves takes what they were notified of along, and those who manage members hear of it", async () => {
  const world = await newWorld();
  const { db, a, ask } = world;
  const { list, note } = noticesIn(world);
  const manager = await colleague(world, a, "manager");
  await note("one", hour(1));
  await ask(`/api/members/${manager.user_id}`, { as: a, method: "DELETE" });
  const rows = await db.all<{ user_id: string }>(sql`SELECT user_id FROM notifications`);
  expect(rows.map(({ user_id }) => user_id)).toEqual([a.user_id]);
  const other = await colleague(world, a, "manager");
  const left = await colleague(world, a, "keeper");
  await ask(`/api/members/${left.user_id}`, { as: other, method: "DELETE" });
  expect((await list()).items[0]).toMatchObject({ event: "member.left", to: "/settings/members" });
  expect((await list("", other)).items).toEqual([]);
});

test("whoever is deactivated, is not yet proved or may do nothing is told nothing, nor brought up to date later", async () => {
  const world = await newWorld();
  const { db, a, ask } = world;
  const { list, note } = noticesIn(world);
  const away = await colleague(world, a, "manager");
  const unproved = await colleague(world, a, "manager");
  const viewer = await colleague(world, a, "viewer");
  await db.run(sql`UPDATE users SET is_verified = 0 WHERE id = ${unproved.user_id}`);
  await ask(`/api/members/${away.user_id}`, { as: a, method: "PUT", json: { is_active: false } });
  await note("one", hour(1));
  const rows = await db.all<{ user_id: string }>(sql`SELECT user_id FROM notifications WHERE event = 'papers.ended'`);
  expect(rows).toEqual([{ user_id: a.user_id }]);
  expect((await ask("/api/notifications", { as: away })).status).toBe(401);
  expect((await list("", viewer)).items).toEqual([]);
  await ask(`/api/members/${away.user_id}`, { as: a, method: "PUT", json: { is_active: true } });
  expect(await db.all(sql`SELECT 1 FROM notifications WHERE user_id = ${away.user_id}`)).toEqual([]);
});

test("the clock deletes what was read after 90 days, the rest after 180, and what was cleared after a day", async () => {
  const world = await newWorld();
  const { db, a } = world;
  const { list, send, note } = noticesIn(world);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  for (const days of [1, 89, 91, 179, 181]) await note(`of ${days} days`, ago(days));
  const named = async () => (await list()).items.map(({ text }) => /of (\d+) days/.exec(text)?.[1]);
  await removeOldNotifications(db, new Date().toISOString());
  expect(await named()).toEqual(["1", "89", "91", "179"]);
  const { items } = await list();
  await send("read", { until: items[1]?.id });
  await removeOldNotifications(db, new Date().toISOString());
  expect(await named()).toEqual(["1", "89"]);
  await send("clear", { until: items[1]?.id });
  await removeOldNotifications(db, ago(-2));
  expect(await db.all(sql`SELECT at FROM notifications WHERE org_id = ${a.org_id}`)).toHaveLength(1);
  expect(await named()).toEqual(["1"]);
});

test("a name that turns the reading round or breaks the line is said in one plain line", async () => {
  const world = await newWorld();
  const { db, a } = world;
  const { list, note } = noticesIn(world);
  const { id } = await makeFor(world, a).bird();
  await db.run(sql`UPDATE birds SET identifier = ${"\u202eABC\n1"} WHERE org_id = ${a.org_id} AND id = ${id}`);
  await note("x", hour(1), { event: "bird.lighter", link: `/birds/${id}/weights`, facts: { bird_id: id } });
  expect((await list()).items[0]?.text).toBe("ABC 1 has lost a tenth of its weight or more");
});

test("twenty events of one kind at once are one notification, and the count agrees with the rows", async () => {
  const world = await newWorld();
  const { db, a } = world;
  const { list, note } = noticesIn(world);
  await Promise.all(Array.from({ length: 20 }, () => note("same", hour(1))));
  expect((await list()).unread).toBe(1);
  await db.run(sql`DELETE FROM notifications WHERE org_id = ${a.org_id}`);
  expect((await list()).unread).toBe(0);
});
