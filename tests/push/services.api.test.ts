import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { sendPush } from "#worker/push/posting.ts";
import { claimPush, duePushes, postpone } from "#worker/push/queue.ts";
import { vapidKeys } from "#worker/push/vapid.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { tick } from "#worker/schedule.ts";
import { later, newPushes, noon } from "./new-pushes.ts";
import { newSink } from "./push-sink.ts";

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

test("a busy service that asks for more than our own step gets it, for two hours at most, and never less", async () => {
  for (const [asked, minutes] of [
    ["600", 10],
    ["5", 1],
    ["86400", 120],
    [new Date(Date.now() + 1_800_000).toUTCString(), 30],
    ["soon", 1],
  ] as const) {
    const { sink, device, note, deliver, waiting } = await newPushes();
    await device("phone");
    await note("1");
    sink.answers(429, { "Retry-After": asked });
    await deliver();
    const waits = (await waiting()).map(({ next_at }) => (Date.parse(next_at) - Date.parse(noon)) / 60_000);
    expect([asked, waits.map(Math.round)]).toEqual([asked, [minutes]]);
  }
});

test("a service that hangs keeps the clock from nothing else that is due", async () => {
  const { sink, device, note, waiting, db, env } = await newPushes();
  await device("phone");
  await note("1");
  const held: Array<{ destroy: () => unknown }> = [];
  sink.answers((response) => void held.push(response));
  await db.run(sql`UPDATE sessions SET expires_at = '2026-01-01T00:00:00.000Z'`);
  const ticking = tick(db, env, noon);
  await vi.waitUntil(() => held.length > 0, 5_000);
  expect(await db.all(sql`SELECT 1 FROM sessions`)).toEqual([]);
  held[0]?.destroy();
  await ticking;
  expect(await waiting()).toEqual([{ attempts: 1, next_at: later(1) }]);
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

test("a service that answers slowly has the rest in the next pass", async () => {
  const { sink, device, note, deliver, waiting } = await newPushes();
  await device("phone");
  for (let n = 0; n < 9; n += 1) await note(String(n));
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  sink.answers((response) => {
    vi.setSystemTime(Date.now() + 21_000);
    response.writeHead(201).end();
  });
  await deliver();
  expect([sink.taken.length <= 4, (await waiting()).every(({ attempts }) => attempts === 0)]).toEqual([true, true]);
  for (const minutes of [1, 2]) await deliver(later(minutes));
  expect([sink.taken.length, await waiting()]).toEqual([9, []]);
});

test("a service that never answers has so many milliseconds, and no more", async () => {
  const { sink, device, note, db, env } = await newPushes();
  await device("phone");
  await note("1");
  const [push] = await duePushes(db, { now: noon, subjects: gatheredRooms.subjects, most: 1 });
  const keys = vapidKeys(env);
  if (!push || !keys) throw new Error("there is nothing to push");
  sink.answers(() => {});
  expect([await sendPush(env, keys, push, 50), sink.taken.length]).toEqual([{ was: "away" }, 1]);
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
