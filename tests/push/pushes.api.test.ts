import type { IncomingHttpHeaders } from "node:http";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, type Resident, tripsOf } from "#tests/app/world.ts";
import type { Notice } from "#worker/kit/slots.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { deliverPushes } from "#worker/push/deliver.ts";
import { sendPush } from "#worker/push/posting.ts";
import { claimPush, duePushes, postpone, removeOldPushes } from "#worker/push/queue.ts";
import { vapidKeys } from "#worker/push/vapid.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newDevice, newSink, vapidClaims } from "./push-sink.ts";

const noon = "2027-01-10T12:00:00.000Z";
const later = (minutes: number, from = noon) => new Date(Date.parse(from) + minutes * 60_000).toISOString();

async function newPushes() {
  const sink = await newSink();
  const world = await newWorld({ PUSH_SINK: sink.origin });
  const { ask, db, env, a } = world;
  const device = async (name: string, as: Resident = a) => {
    const made = await newDevice(`${sink.origin}/${name}`);
    await ask("/api/notifications/devices", { as, json: made.draft });
    return made;
  };
  const note = (key: string, given: Partial<Notice> = {}, now = noon) =>
    noticed(
      { db, org_id: a.org_id, user_id: null, now },
      {
        event: "papers.ended",
        key,
        link: "/settings/papers",
        facts: { registration: "other", number: key, day: "2027-01-09" },
        ...given,
      },
      sql`1`,
    );
  const deliver = (now = noon, org_id?: string) => deliverPushes(db, env, now, gatheredRooms.subjects, org_id);
  const waiting = () =>
    db.all<{ attempts: number; next_at: string }>(sql`SELECT attempts, next_at FROM pushes ORDER BY next_at`);
  const devices = () => db.all<{ last_used_at: string | null }>(sql`SELECT last_used_at FROM push_devices`);
  return { ...world, sink, device, note, deliver, waiting, devices };
}

test("a notification reaches each device of its person, sealed for it, once; two consumers send one", async () => {
  const { sink, device, note, deliver, waiting, devices, env, a, b } = await newPushes();
  const [phone] = [await device("phone"), await device("desk"), await device("strangers", b)];
  await note("7");
  await Promise.all([deliver(), deliver(noon, a.org_id)]);
  await deliver(later(10));
  expect(sink.taken.map(({ path }) => path).sort()).toEqual(["/desk", "/phone"]);
  const [{ headers, body } = { headers: {} as IncomingHttpHeaders, body: Buffer.of() }] = sink.taken.filter(
    ({ path }) => path === "/phone",
  );
  expect(headers).toMatchObject({ ttl: "14400", urgency: "normal", "content-encoding": "aes128gcm" });
  const payload = JSON.parse(await phone.read(body));
  expect(payload).toEqual({
    title: "Documentos",
    text: "Outro registo 7: terminou a 09/01/2027",
    to: "/settings/papers",
    id: expect.stringMatching(/^ntf_/),
    topic: headers.topic,
  });
  expect(body.toString("latin1")).not.toContain("papers");
  const signed = await vapidClaims(headers.authorization);
  expect(signed).toMatchObject({
    isOurs: true,
    publicKey: env.VAPID_PUBLIC_KEY,
    aud: sink.origin,
    sub: "mailto:no-reply@voliera.test",
  });
  expect(signed.exp - Date.now() / 1000).toBeLessThan(24 * 3600);
  expect([await waiting(), await devices()]).toEqual([
    [],
    expect.arrayContaining([{ last_used_at: noon }, { last_used_at: null }]),
  ]);
});

test("a bird is called as the register calls it, and no person is named", async () => {
  const { sink, device, note, deliver, a, ...world } = await newPushes();
  const phone = await device("phone");
  const { id, identifier } = await makeFor({ ...world, a } as never, a).bird();
  await note("x", { event: "bird.lighter", link: `/birds/${id}/weights`, facts: { bird_id: id } });
  await note("y", { event: "member.joined", link: "/settings/members", facts: { member_id: a.user_id } });
  await deliver();
  const texts = await Promise.all(sink.taken.map(async ({ body }) => JSON.parse(await phone.read(body)).text));
  expect(texts.sort()).toEqual(["Alguém entrou na organização", `${identifier} perdeu um décimo do peso ou mais`]);
});

test("what was read, cleared, chosen off or lost with the role is not pushed; the night holds back until it ends", async () => {
  const { sink, device, note, deliver, waiting, ask, db, a } = await newPushes();
  await device("phone");
  const night = "2027-01-10T23:00:00.000Z";
  await note("read", {}, night);
  await note("cleared", {}, night);
  await note("unread", {}, night);
  await deliver(night);
  expect([sink.taken, new Set((await waiting()).map(({ next_at }) => next_at))]).toEqual([
    [],
    new Set(["2027-01-11T07:00:00.000Z"]),
  ]);
  await db.run(sql`UPDATE notifications SET read_at = ${night} WHERE key = 'read'`);
  await db.run(sql`UPDATE notifications SET cleared_at = ${night} WHERE key = 'cleared'`);
  await deliver("2027-01-11T06:59:00.000Z");
  expect(sink.taken).toEqual([]);
  await deliver("2027-01-11T07:00:00.000Z");
  expect([sink.taken.length, await waiting()]).toEqual([1, []]);
  await note("later");
  await db.run(sql`INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push)
    VALUES (${a.org_id}, ${a.user_id}, 'papers', 1, 'digest', 0)`);
  await deliver();
  expect([sink.taken.length, await waiting()]).toEqual([1, []]);
  await db.run(sql`UPDATE notification_choices SET push = 1`);
  for (const change of ["role = 'keeper'", "role = 'owner', is_active = 0"]) {
    await note(change);
    await db.run(sql.raw(`UPDATE users SET ${change} WHERE id = '${a.user_id}'`));
    await deliver();
    expect([change, sink.taken.length, await waiting()]).toEqual([change, 1, []]);
  }
  expect((await ask("/api/notifications", { as: a })).status).toBe(401);
});

test("a device that its service knows no more is forgotten, with all that waits for it", async () => {
  for (const status of [404, 410]) {
    const { sink, device, note, deliver, waiting, devices } = await newPushes();
    await device("phone");
    await note("1");
    await note("2");
    sink.answers(status);
    await deliver();
    expect([status, await devices(), await waiting()]).toEqual([status, [], []]);
  }
});

test("a busy service is asked again after 1, 5, 30 minutes and 2 hours, then it is given up", async () => {
  const { sink, device, note, deliver, waiting, devices } = await newPushes();
  await device("phone");
  await note("1");
  let now = noon;
  for (const [status, minutes] of [
    [429, 1],
    [500, 5],
    [503, 30],
    [502, 120],
  ] as const) {
    sink.answers(status);
    await deliver(now);
    expect((await waiting()).map(({ next_at }) => next_at)).toEqual([later(minutes, now)]);
    await deliver(later(minutes - 0.5, now));
    now = later(minutes, now);
  }
  expect(sink.taken).toHaveLength(4);
  await deliver(now);
  expect([sink.taken.length, await waiting(), (await devices()).length]).toEqual([5, [], 1]);
});

test("nobody is followed elsewhere, and what a service will have none of is not asked again", async () => {
  const { sink, device, note, deliver, waiting } = await newPushes();
  const other = await newSink();
  await device("phone");
  for (const [status, headers] of [
    [307, { Location: `${other.origin}/elsewhere` }],
    [308, { Location: "http://127.0.0.1/" }],
    [403, {}],
    [413, {}],
  ] as const) {
    await note(String(status));
    sink.answers(status, headers);
    await deliver();
    expect([status, await waiting()]).toEqual([status, []]);
  }
  expect([sink.taken.length, other.taken]).toEqual([4, []]);
});

test("a service that breaks off is left alone for the rest of the pass; what it was not asked for waits unharmed", async () => {
  const { sink, device, note, deliver, waiting } = await newPushes();
  await device("phone");
  for (let n = 0; n < 9; n += 1) await note(String(n));
  sink.answers((response) => void response.destroy());
  await deliver();
  const attempts = (await waiting()).map((it) => it.attempts);
  expect([sink.taken.length <= 4, attempts.filter((it) => it === 0).length >= 5]).toEqual([true, true]);
  sink.answers(201);
  await deliver(later(2));
  expect(await waiting()).toEqual([]);
});

test("a service that never answers has so many milliseconds, and no more", async () => {
  const { sink, device, note, db, env } = await newPushes();
  await device("phone");
  await note("1");
  const [push] = await duePushes(db, { now: noon, subjects: gatheredRooms.subjects, most: 1 });
  const keys = vapidKeys(env);
  if (!push || !keys) throw new Error("there is nothing to push");
  sink.answers(() => {});
  expect([await sendPush(env, keys, push, 50), sink.taken.length]).toEqual(["away", 1]);
});

test("a consumer that dies with a push in its hands lets another have it two minutes later", async () => {
  const { sink, device, note, deliver, db } = await newPushes();
  await device("phone");
  await note("1");
  const [push] = await duePushes(db, { now: noon, subjects: gatheredRooms.subjects, most: 1 });
  await db.run(sql`UPDATE pushes SET attempts = 1, next_at = ${later(2)}`);
  // Whoever read it before lets it neither wait nor go.
  if (push) await postpone(db, push, noon);
  expect(push && (await claimPush(db, push, noon))).toBe(false);
  await deliver(later(1));
  expect(sink.taken).toEqual([]);
  await deliver(later(2));
  expect(sink.taken).toHaveLength(1);
});

test("one question finds what is due by its time, and what nobody sends goes after two days", async () => {
  const { device, note, deliver, waiting, db } = await newPushes();
  await device("phone");
  await deliver();
  const [asked] = tripsOf(db).at(-1) ?? [];
  const plan = await planOf(db, asked);
  expect(plan).toMatch(/SEARCH pushes USING INDEX pushes_by_time/);
  expect(plan).not.toMatch(/SCAN/);
  await note("1");
  await removeOldPushes(db, later(47 * 60));
  expect(await waiting()).toHaveLength(1);
  await removeOldPushes(db, later(49 * 60));
  expect(await waiting()).toEqual([]);
});
