import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { mailNotices, sweepNotices } from "#worker/notifications/mailing.ts";
import { deliverNotices } from "#worker/push/consuming.ts";
import { gatheredRooms } from "#worker/rooms.ts";
import { newMails } from "./mails.ts";

const { subjects } = gatheredRooms;
const at = (hour: number, minute = 0, second = 0) =>
  new Date(Date.UTC(2027, 2, 10, hour, minute, second)).toISOString();

/** Cloudflare's batch, as far as this consumer sees it. */
function batchOf(...org_ids: string[]) {
  const outcomes: string[] = [];
  const messages = org_ids.map((org_id) => ({
    body: { org_id },
    ack: () => outcomes.push(`${org_id} ack`),
    retry: ({ delaySeconds }: { delaySeconds: number }) => outcomes.push(`${org_id} retry in ${delaySeconds}`),
  }));
  return { outcomes, batch: { queue: "voliera-notices", messages } as unknown as MessageBatch<{ org_id: string }> };
}

test("a request that notifies says so once, and one that changes nothing says nothing", async () => {
  const world = await newMails();
  const { ask, a, noticed, mails, announced, deliver } = world;
  const keeper = await colleague(world, a, "keeper");
  const { id, identifier } = await makeFor(world, a).bird();
  const weigh = (grams: number, weighed_on: string) =>
    ask(`/api/birds/${id}/weights`, { as: keeper, json: { grams, weighed_on } });
  await weigh(20, "2026-11-01");
  await weigh(19, "2026-11-02");
  expect(noticed).toEqual([]);
  const trips = tripsOf(world.db).length;
  await weigh(15, "2026-11-03");
  expect(noticed).toEqual([{ org_id: a.org_id }]);
  expect(tripsOf(world.db).length - trips).toBe(2);
  await deliver(new Date().toISOString());
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual([expect.stringContaining(identifier), []]);
  expect(mail?.text).toContain(`http://voliera.test/birds/${id}/weights`);
  expect(mail?.headers?.["List-Unsubscribe"]).toMatch(
    /^<http:\/\/voliera\.test\/api\/unsubscribe\/[0-9A-F]{10}-user_\w+-[0-9a-f]{40}>$/,
  );
  expect(announced).toContainEqual({ mail_id: mail?.id });
});

test("a mail of its own goes once, however often the queue says so, and what is for the digest waits", async () => {
  const { weigh, note, deliver, digest, mails, announced } = await newMails();
  await weigh("one", at(10));
  await note("papers", at(10));
  await Promise.all([deliver(at(10)), deliver(at(10)), deliver(at(10, 1))]);
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    "Uma ave que já não está no registo perdeu um décimo do peso ou mais",
  ]);
  expect(announced).toHaveLength(1);
  await digest(at(10, 1));
  await digest("2027-03-11T07:00:00.000Z");
  expect((await mails())[1]?.text).toContain("papers");
  expect((await mails())[1]?.text).not.toContain("peso");
});

test("a consumer that dies in the middle has mailed nothing twice and loses nothing", async () => {
  const { weigh, deliver, mails, db, env, a } = await newMails();
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (let n = 0; n < 3; n += 1) await weigh(`n${n}`, at(10, 0, n));
  const { batch, outcomes } = batchOf(a.org_id);
  // Before it has written anything, and then before it has noted that all is written.
  for (const trips of [1, 2]) {
    let left = trips;
    const dying = new Proxy(db, {
      get: (of, name) => {
        if (name === "batch" || (name === "run" && left === 0)) {
          if (left === 0) throw new Error("killed");
          left -= 1;
        }
        return Reflect.get(of, name);
      },
    });
    await deliverNotices(batch, dying, env, subjects);
    expect([outcomes.pop(), (await mails()).length]).toEqual([`${a.org_id} retry in 30`, trips === 1 ? 0 : 3]);
  }
  await deliver(at(10, 1));
  await deliver(at(10, 2));
  expect((await mails()).length).toBe(3);
});

test("one organisation whose mails fail keeps no other waiting", async () => {
  const { env, db, weigh, mails, a } = await newMails();
  vi.spyOn(console, "error").mockImplementation(() => {});
  await weigh("one", at(10));
  const { batch, outcomes } = batchOf("org_nobody", a.org_id, a.org_id);
  await deliverNotices(batch, db, env, subjects);
  expect(outcomes).toEqual(["org_nobody ack", `${a.org_id} ack`, `${a.org_id} ack`]);
  expect(await mails()).toHaveLength(1);
});

test("with the queue down for an hour the clock mails it, by an index and of those organisations alone", async () => {
  const { weigh, mails, db, env, a } = await newMails();
  await weigh("one", at(10));
  await sweepNotices(db, env, at(10, 0, 20), subjects);
  expect(await mails()).toEqual([]);
  await sweepNotices(db, env, at(11), subjects);
  await sweepNotices(db, env, at(11, 1), subjects);
  expect(await mails()).toHaveLength(1);
  const statement = tripsOf(db)
    .flat()
    .findLast(({ sql }) => sql.includes("unmailed_since <"));
  expect(await planOf(db, statement)).toBe(
    "SEARCH mornings USING INDEX mornings_unmailed (unmailed_since>? AND unmailed_since<?)",
  );
  expect(await db.all(sql`SELECT unmailed_since FROM mornings WHERE org_id = ${a.org_id}`)).toEqual([
    { unmailed_since: null },
  ]);
});

test("beyond twenty a day a notification waits for the digest", async () => {
  const { weigh, deliver, digest, mails } = await newMails();
  for (let n = 0; n < 15; n += 1) await weigh(`a${n}`, at(10, n));
  await deliver(at(11));
  for (let n = 0; n < 15; n += 1) await weigh(`b${n}`, at(12, n));
  await deliver(at(13));
  await deliver(at(14));
  expect(await mails()).toHaveLength(20);
  await digest(at(14));
  await weigh("tomorrow", "2027-03-11T06:00:00.000Z");
  await deliver("2027-03-11T06:00:01.000Z");
  await digest("2027-03-11T07:00:00.000Z");
  const sent = await mails();
  expect(sent).toHaveLength(22);
  expect(sent.at(-1)?.subject).toMatch(/^10 notificações: /);
});

test("who has read it, paused, was deactivated or turned it off gets no mail; the pause ends in the digest", async () => {
  const world = await newMails();
  const { weigh, deliver, digest, mails, db, a, choose } = world;
  const [paused, resting, off] = [
    await colleague(world, a, "keeper"),
    await colleague(world, a, "keeper"),
    await colleague(world, a, "keeper"),
  ];
  await choose("care", "off", off);
  await db.run(sql`INSERT INTO notification_times (org_id, user_id, paused_until)
    VALUES (${a.org_id}, ${paused.user_id}, '2027-03-10')`);
  await weigh("one", at(10));
  await db.run(sql`UPDATE notifications SET read_at = ${at(10)} WHERE user_id = ${a.user_id}`);
  await db.run(sql`UPDATE users SET is_active = 0 WHERE id = ${resting.user_id}`);
  await deliver(at(10));
  for (const as of [a, paused, resting, off]) expect(await mails(as)).toEqual([]);
  await digest(at(10, 1));
  await digest("2027-03-11T07:00:00.000Z");
  expect([await mails(paused), await mails(resting), await mails(off)].map(({ length }) => length)).toEqual([1, 0, 0]);
});

test("of what comes while mails are being written nothing is lost", async () => {
  const { weigh, mails, db, env, a } = await newMails();
  await weigh("one", at(10));
  let trips = 0;
  // Somebody else's request writes between what is read and what is noted, with an earlier clock.
  const busy = new Proxy(db, {
    get: (of, name) => {
      if (name !== "batch") return Reflect.get(of, name);
      return async (...given: Parameters<typeof of.batch>) => {
        trips += 1;
        if (trips === 2) await weigh("two", at(9, 59));
        return of.batch(...given);
      };
    },
  });
  await mailNotices(busy, env, a.org_id, at(10, 1), subjects);
  expect(await mails()).toHaveLength(1);
  await sweepNotices(db, env, at(10, 2), subjects);
  expect(await mails()).toHaveLength(2);
});
