import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { defaultChoices, defaultTimes } from "#db/notification-events.ts";
import { newWorld, type Resident } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import type { NotificationChoices } from "#worker/notifications/choices-contract.ts";
import { noticed } from "#worker/notifications/noting.ts";

type Answer = { status: number; data: NotificationChoices; errors?: Array<{ path: string }> };

async function newChoices() {
  const world = await newWorld();
  const { ask, a, db } = world;
  const read = async (as: Resident = a) => {
    const answer = await ask("/api/notifications/choices", { as });
    return ((await answer.json()) as Answer).data;
  };
  const put = async (json: object, as: Resident = a): Promise<Answer> => {
    const answer = await ask("/api/notifications/choices", { as, json, method: "PUT" });
    return { ...((await answer.json()) as Answer), status: answer.status };
  };
  const unread = async (as: Resident = a) => Number((await ask("/api/auth/me", { as })).headers.get("X-Unread"));
  const note = (key: string) =>
    noticed(
      { db, org_id: a.org_id, user_id: null, now: new Date().toISOString() },
      { event: "papers.ended", key, link: "/settings/papers", facts: { number: key } },
      sql`1`,
    );
  return { ...world, read, put, unread, note };
}

const defaults = { ...defaultChoices, ...defaultTimes };
const today = () => new Date().toISOString().slice(0, 10);

test("whoever has chosen nothing is told as the defaults say, and any part may be chosen while the rest stays", async () => {
  const { read, put } = await newChoices();
  expect(await read()).toEqual(defaults);
  const { data: first } = await put({ season: { mail: "off" }, digest_hour: 20 });
  expect(first).toEqual({ ...defaults, season: { on: true, mail: "off", push: true }, digest_hour: 20 });
  const { data: then } = await put({ season: { push: false }, care: { on: false, mail: "digest", push: false } });
  expect(then).toEqual({
    ...first,
    season: { on: true, mail: "off", push: false },
    care: { on: false, mail: "digest", push: false },
  });
  expect((await put({ paused_until: plusDays(today(), 3), quiet_from: 0, quiet_to: 0 })).data).toEqual({
    ...then,
    paused_until: plusDays(today(), 3),
    quiet_from: 0,
    quiet_to: 0,
  });
  const { status, data } = await put({ paused_until: null });
  expect([status, data.paused_until, data.digest_hour, data.quiet_from]).toEqual([200, null, 20, 0]);
  expect((await put({})).data).toEqual(await read());
});

test("two people of an organisation, and two organisations, choose each for themselves", async () => {
  const world = await newChoices();
  const { read, put, a, b } = world;
  const keeper = await colleague(world, a, "keeper");
  const viewer = await colleague(world, a, "viewer");
  await put({ papers: { on: false }, digest_hour: 5 }, keeper);
  for (const other of [a, b, viewer]) expect(await read(other)).toEqual(defaults);
  expect((await read(keeper)).papers).toEqual({ ...defaultChoices.papers, on: false });
  expect((await put({ account: { mail: "at_once" } }, viewer)).status).toBe(200);
});

test("hours, days and words that cannot be are refused by their names, and nothing is changed", async () => {
  const { read, put } = await newChoices();
  for (const [json, path] of [
    [{ digest_hour: 4 }, "digest_hour"],
    [{ digest_hour: 23 }, "digest_hour"],
    [{ digest_hour: 7.5 }, "digest_hour"],
    [{ digest_hour: "7" }, "digest_hour"],
    [{ digest_hour: null }, "digest_hour"],
    [{ quiet_from: -1 }, "quiet_from"],
    [{ quiet_to: 24 }, "quiet_to"],
    [{ paused_until: plusDays(today(), -2) }, "paused_until"],
    [{ paused_until: plusDays(today(), 367) }, "paused_until"],
    [{ paused_until: "2027-02-30" }, "paused_until"],
    [{ paused_until: 3 }, "paused_until"],
    [{ season: { mail: "sms" } }, "season.mail"],
    [{ season: { on: 1 } }, "season.on"],
    [{ season: { colour: true } }, "colour"],
    [{ season: null }, "season"],
    [{ weather: { on: true } }, "weather"],
  ] as const) {
    const { status, errors } = await put({ care: { on: false }, ...json });
    expect([json, status, errors?.[0]?.path.startsWith(path.split(".")[0] ?? "")]).toEqual([json, 422, true]);
  }
  expect(await read()).toEqual(defaults);
  expect((await put({ paused_until: plusDays(today(), 364) })).status).toBe(200);
});

test("a pause lasts its last day, by the organisation's clock, and is none from then on", async () => {
  const { read, put, db, a } = await newChoices();
  await db.run(sql`UPDATE organizations SET timezone = 'Pacific/Auckland' WHERE id = ${a.org_id}`);
  const there = new Intl.DateTimeFormat("sv-SE", { timeZone: "Pacific/Auckland" }).format();
  expect((await put({ paused_until: plusDays(there, -1) })).status).toBe(422);
  expect((await put({ paused_until: there })).data.paused_until).toBe(there);
  await db.run(sql`UPDATE notification_times SET paused_until = ${plusDays(there, -1)}`);
  expect((await read()).paused_until).toBeNull();
});

test("whoever turned a switch off is told nothing of it, and the others are", async () => {
  const world = await newChoices();
  const { put, unread, note, a } = world;
  const manager = await colleague(world, a, "manager");
  await put({ papers: { on: false } });
  await note("one");
  expect([await unread(), await unread(manager)]).toEqual([0, 1]);
  await put({ papers: { on: true } });
  await note("one");
  await note("two");
  // What was kept from them comes late, where it is said again: it is the same event, and new to them.
  expect([await unread(), await unread(manager)]).toEqual([2, 2]);
});

test("another hour, or the end of a pause, makes the clock look anew for when the summary is due", async () => {
  const { put, db, a } = await newChoices();
  const next = async () =>
    (await db.all<{ next_digest_at: string | null }>(sql`SELECT next_digest_at FROM notification_times`))[0]
      ?.next_digest_at;
  await put({ digest_hour: 8 });
  expect(await next()).toBeNull();
  await db.run(
    sql`UPDATE notification_times SET next_digest_at = '2999-01-01T08:00:00.000Z' WHERE org_id = ${a.org_id}`,
  );
  await put({ season: { mail: "off" } });
  expect(await next()).toBe("2999-01-01T08:00:00.000Z");
  await put({ digest_hour: 9 });
  expect((await next()) ?? "9").toMatch(/^20/);
});

test("whoever leaves takes along how they wished to be told, and what they send too late changes nothing", async () => {
  const world = await newChoices();
  const { put, ask, db, a } = world;
  const keeper = await colleague(world, a, "keeper");
  await put({ season: { on: false }, digest_hour: 9 }, keeper);
  await ask(`/api/members/${keeper.user_id}`, { as: a, method: "DELETE" });
  expect((await put({ season: { on: false }, digest_hour: 9 }, keeper)).status).toBe(401);
  for (const table of [sql`notification_choices`, sql`notification_times`])
    expect(await db.all(sql`SELECT 1 FROM ${table}`)).toEqual([]);
});
