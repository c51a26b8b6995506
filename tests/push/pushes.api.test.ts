import type { IncomingHttpHeaders } from "node:http";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { removeOldPushes } from "#worker/push/queue.ts";
import { later, newPushes, noon } from "./new-pushes.ts";
import { vapidClaims } from "./push-sink.ts";

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
