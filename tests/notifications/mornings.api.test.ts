import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, type Resident, tripsOf } from "#tests/app/world.ts";
import { nestsIn } from "#tests/clutches/nests.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { newDevice, newSink } from "#tests/push/push-sink.ts";
import { sendDigests } from "#worker/notifications/digests.ts";
import { wakeOrganizations } from "#worker/notifications/mornings.ts";
import type { NotificationPage } from "#worker/notifications/queries.ts";
import { deliverPushes } from "#worker/push/deliver.ts";
import { gatheredRooms } from "#worker/rooms.ts";

const { subjects } = gatheredRooms;
const { mornings } = gatheredRooms.slots;

async function newMornings() {
  const sink = await newSink();
  const nests = await nestsIn(() => newWorld({ PUSH_SINK: sink.origin }), "2027-03-20");
  const { ask, db, env, a } = nests;
  const wake = (now: string) => wakeOrganizations(db, now, mornings);
  /** As from the morning of a day on, whatever was before. */
  const wakesAt = (next_at: string) => db.run(sql`UPDATE mornings SET next_at = ${next_at} WHERE org_id = ${a.org_id}`);
  const texts = async (as: Resident = a) => {
    const { data } = (await (await ask("/api/notifications", { as })).json()) as { data: NotificationPage };
    return data.items.map(({ text }) => text);
  };
  /** The lines of the one digest of somebody. */
  const digestLines = async ({ email }: Resident) => {
    const mails = await db.all<{ text: string }>(sql`SELECT text FROM mails WHERE recipient = ${email}`);
    expect(mails).toHaveLength(1);
    return mails[0]?.text.match(/^- .*$/gm);
  };
  /** What somebody's device was sent from now on, at an instant. */
  const device = async (as: Resident) => {
    const { draft, read } = await newDevice(`${sink.origin}/${as.user_id}`);
    expect((await ask("/api/notifications/devices", { as, json: draft })).status).toBe(201);
    return async () => {
      const own = sink.taken.filter(({ path }) => path === `/${as.user_id}`);
      return Promise.all(own.map(async ({ body }) => JSON.parse(await read(body)).text as string));
    };
  };
  const everyWay = async (now: string) => {
    await sendDigests(db, env, now, subjects);
    await deliverPushes(db, env, now, subjects);
  };
  return { ...nests, wake, wakesAt, texts, digestLines, device, everyWay };
}

test("forty eggs of nine pairs to candle are one notification, one line and one push for each who may note eggs", async () => {
  const { pair, laid, done, wake, wakesAt, texts, dayIs, ...world } = await newMornings();
  for (let n = 0; n < 9; n += 1) {
    const some = await laid((await pair()).id, n === 0 ? 8 : 4);
    await done(some, "2027-04-10", { state: "set" });
  }
  await dayIs("2027-04-15");
  const keeper = await colleague(world, world.a, "keeper");
  const viewer = await colleague(world, world.a, "viewer");
  const screens = [await world.device(world.a), await world.device(keeper), await world.device(viewer)];
  const papers = { kind: "other", number: "7", body: "FONP", expires_on: "2027-04-20" };
  expect((await world.post("/api/registrations", papers)).status).toBe(201);
  await wakesAt("2027-04-15T04:00:00.000Z");
  await wake("2027-04-15T03:59:00.000Z");
  expect(await texts()).toEqual([]);
  // Two clocks in one minute.
  await Promise.all([wake("2027-04-15T04:00:00.000Z"), wake("2027-04-15T04:00:00.000Z")]);
  expect((await texts()).sort()).toEqual(["40 eggs to candle (9 nests)", expect.stringContaining("registration 7")]);
  expect(await texts(keeper)).toEqual(["40 eggs to candle (9 nests)"]);
  expect(await texts(viewer)).toEqual([]);
  for (const at of ["04:01", "06:00", "06:01"]) await world.everyWay(`2027-04-15T${at}:00.000Z`);
  const [eggs, registration] = ["40 ovos para ovoscopia (9 ninhos)", expect.stringContaining("Outro registo 7")];
  expect(await world.digestLines(world.a)).toEqual([`- ${eggs}`, registration]);
  expect(await world.digestLines(keeper)).toEqual([`- ${eggs}`]);
  const [owners, keepers, viewers] = await Promise.all(screens.map((shown) => shown()));
  expect([owners?.sort(), keepers, viewers]).toEqual([[eggs, registration], [eggs], []]);
  const mailed = await world.db.all<{ recipient: string }>(sql`SELECT recipient FROM mails`);
  expect(mailed.map(({ recipient }) => recipient).sort()).toEqual([world.a.email, keeper.email].sort());
  const [row] = await world.db.all<{ next_at: string }>(
    sql`SELECT next_at FROM mornings WHERE org_id = ${world.a.org_id}`,
  );
  expect(row?.next_at).toBe("2027-04-16T04:00:00.000Z");
});

test("a week without a clock is one morning, and what is overdue is told on its first day", async () => {
  const { pair, laid, done, wake, wakesAt, texts, dayIs } = await newMornings();
  const eggs = await laid((await pair()).id, 1);
  await done(eggs, "2027-04-01", { state: "set" });
  await dayIs("2027-04-17");
  await wakesAt("2027-04-08T04:00:00.000Z");
  await wake("2027-04-17T07:00:00.000Z");
  expect(await texts()).toEqual(["1 egg should have hatched by now (1 nest)"]);
  await dayIs("2027-04-18");
  await wake("2027-04-18T04:00:00.000Z");
  expect(await texts()).toHaveLength(1);
});

test("a new organisation wakes within a minute, finds nothing, and the demo is told nothing", async () => {
  const { db, a, wake, texts } = await newMornings();
  const before = await db.all<{ next_at: string }>(sql`SELECT next_at FROM mornings WHERE org_id = ${a.org_id}`);
  expect(before).toHaveLength(1);
  await wake("2027-03-20T13:00:00.000Z");
  const [row] = await db.all<{ next_at: string }>(sql`SELECT next_at FROM mornings WHERE org_id = ${a.org_id}`);
  expect([row?.next_at, await texts()]).toEqual(["2027-03-21T05:00:00.000Z", []]);
});

test("waking among ten thousand organisations reads only those whose morning has come", async () => {
  const { db, wake } = await newMornings();
  await db.run(sql`INSERT INTO organizations (id, name, locale, timezone, plan, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
    SELECT 'org_' || i, 'x', 'pt-PT', 'UTC', 'starter', '2026-01-01' FROM n`);
  await db.run(sql`INSERT INTO mornings (org_id, next_at)
    SELECT id, iif(CAST(substr(id, 5) AS INTEGER) <= 100, '2027-01-01T05:00:00.000Z', '2030-01-01T05:00:00.000Z')
    FROM organizations WHERE id GLOB 'org_[0-9]*' AND length(id) < 10`);
  const before = tripsOf(db).length;
  await wake("2027-03-20T13:00:00.000Z");
  const [asked, ...rest] = tripsOf(db).slice(before);
  const plan = await planOf(db, asked?.[0]);
  expect([plan, /SCAN/.test(plan)]).toEqual([expect.stringContaining("mornings_by_time (next_at<?)"), false]);
  // Of each that wakes one trip reads and one writes.
  expect(rest.length).toBeLessThanOrEqual(2 * 103);
  const late = await db.all(sql`SELECT 1 FROM mornings WHERE next_at <= '2027-03-20T13:00:00.000Z'`);
  expect(late).toEqual([]);
});
