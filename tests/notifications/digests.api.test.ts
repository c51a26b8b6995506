import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { newMails } from "./mails.ts";

const minute = 60_000;
const instant = (at: number) => new Date(at).toISOString();
/** What clocks in a zone show at an instant. */
const shown = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(at));

/**
 * Moves the clock on minute by minute; something new is there each hour. What the clock asks each minute is who has a
 * `next_digest_at` that has come: where nobody has, it does nothing, and here it is spared the question.
 */
async function lived(from: string, to: string, timezone: string) {
  const world = await newMails();
  await world.zone(timezone);
  const next = async () => {
    const [row] = await world.db.all<{ at: string | null }>(
      sql`SELECT min(next_digest_at) AS at FROM notification_times`,
    );
    return row?.at ?? "9";
  };
  let due = await next();
  for (let at = Date.parse(from); at < Date.parse(to); at += minute) {
    if (at % (60 * minute) === 30 * minute) {
      await world.note(`n ${at}`, instant(at));
      due = await next();
    }
    if (due > instant(at)) continue;
    await world.digest(instant(at));
    due = await next();
  }
  return (await world.mails()).map(({ created_at }) => shown(timezone, created_at));
}

test.each([
  ["Europe/Lisbon", "2027-03-27T00:00Z", "2027-03-30T00:00Z", ["2027-03-27", "2027-03-28", "2027-03-29"]],
  ["Atlantic/Azores", "2027-03-27T01:00Z", "2027-03-30T01:00Z", ["2027-03-27", "2027-03-28", "2027-03-29"]],
  ["Europe/Lisbon", "2027-10-30T00:00Z", "2027-11-02T00:00Z", ["2027-10-30", "2027-10-31", "2027-11-01"]],
  ["Atlantic/Azores", "2027-10-30T01:00Z", "2027-11-02T01:00Z", ["2027-10-30", "2027-10-31", "2027-11-01"]],
  ["Pacific/Auckland", "2027-04-02T12:00Z", "2027-04-05T12:00Z", ["2027-04-03", "2027-04-04", "2027-04-05"]],
  ["Pacific/Auckland", "2027-09-24T13:00Z", "2027-09-27T11:00Z", ["2027-09-25", "2027-09-26", "2027-09-27"]],
] as const)("in %s there is one digest a day, at seven, from %s on", async (zone, from, to, days) => {
  expect(await lived(from, to, zone)).toEqual(days.map((day) => `${day} 07:00`));
});

test("a day has one digest whatever its zone becomes, and what came after it waits for the next", async () => {
  const { zone, note, digest, mails } = await newMails();
  const days: string[] = [];
  const live = async (from: string, to: string, timezone: string) => {
    await zone(timezone, instant(Date.parse(from)));
    const before = (await mails()).length;
    for (let at = Date.parse(from); at < Date.parse(to); at += 60 * minute) {
      await note(`n ${at}`, instant(at - 30 * minute));
      await digest(instant(at));
    }
    days.push(...(await mails()).slice(before).map(({ created_at }) => shown(timezone, created_at)));
  };
  await live("2027-06-01T00:00Z", "2027-06-02T10:00Z", "Europe/Lisbon");
  await live("2027-06-02T10:00Z", "2027-06-03T20:00Z", "Pacific/Auckland");
  await live("2027-06-03T20:00Z", "2027-06-05T10:00Z", "Europe/Lisbon");
  const seven = ["06-01", "06-02", "06-03", "06-04", "06-05"].map((day) => `2027-${day} 07:00`);
  expect(days).toEqual(seven);
});

test("two clocks at once send one digest, and a clock that stood still for days sends one", async () => {
  const { note, digest, mails, announced } = await newMails();
  await note("one", "2027-03-10T10:00:00.000Z");
  await Promise.all([digest("2027-03-10T10:01:00.000Z"), digest("2027-03-10T10:01:00.000Z")]);
  expect(await mails()).toEqual([]);
  await Promise.all([digest("2027-03-14T12:00:00.000Z"), digest("2027-03-14T12:00:00.000Z")]);
  const [sent, ...more] = await mails();
  expect([more, announced]).toEqual([[], [{ mail_id: sent?.id }]]);
  await digest("2027-03-15T07:00:00.000Z");
  expect(await mails()).toHaveLength(1);
});

test("what is pressing comes first, by switch, each line with its link, and the subject says the number", async () => {
  const { note, digest, mails, a, db } = await newMails();
  const at = "2027-03-10T05:00:00.000Z";
  const season = { link: "/agenda", facts: { step: "candle", count: 40, nests: 9 } } as const;
  await note("joined", at, { event: "member.joined", link: "/settings/members", facts: { member_id: a.user_id } });
  await note("papers", at);
  await note("due", at, { event: "season.due", ...season });
  await note("late", at, { event: "season.overdue", link: "/agenda", facts: { count: 2, nests: 1 } });
  await digest("2027-03-10T05:01:00.000Z");
  await digest("2027-03-10T07:00:00.000Z");
  const [mail] = await mails();
  expect(mail?.subject).toBe("4 notificações: 2 ovos já deviam ter eclodido (1 ninho)");
  const lines = mail?.text.split("\n").filter((line) => /^(- | {2}http|[A-ZÉÇÃ ]{5,}$)/.test(line));
  expect(lines).toEqual([
    ...["ÉPOCA DE CRIAÇÃO", "- 2 ovos já deviam ter eclodido (1 ninho)", "  http://voliera.test/agenda"],
    ...["- 40 ovos para ovoscopia (9 ninhos)", "  http://voliera.test/agenda"],
    ...["DOCUMENTOS", expect.stringContaining("papers"), "  http://voliera.test/settings/papers"],
    ...["CONTA E ORGANIZAÇÃO", "- Rita Melo entrou na organização", "  http://voliera.test/settings/members"],
  ]);
  for (const piece of ["/unsubscribe/", "/settings/notifications", "Rita"]) expect(mail?.html).toContain(piece);
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const left = await db.all(sql`SELECT 1 FROM notifications WHERE mailed_at IS NULL AND user_id = ${a.user_id}`);
  expect(left).toEqual([]);
});

test("there is none where all was read, cleared or is turned off, and none while paused: one after it", async () => {
  const { note, digest, mails, choose, ask, db, a } = await newMails();
  const read = () => ask("/api/notifications/read", { as: a, json: { until: newest() } });
  const ids = async () => db.all<{ id: string }>(sql`SELECT id FROM notifications ORDER BY at DESC`);
  let list: Array<{ id: string }> = [];
  const newest = () => list[0]?.id;
  await note("read", "2027-03-10T05:00:00.000Z");
  list = await ids();
  await read();
  for (const hour of ["05:01", "07:00"]) await digest(`2027-03-10T${hour}:00.000Z`);
  await choose("papers", "off");
  await note("off", "2027-03-11T05:00:00.000Z");
  for (const hour of ["05:01", "07:00"]) await digest(`2027-03-11T${hour}:00.000Z`);
  expect(await mails()).toEqual([]);
  const [none] = await db.all<{ next_digest_at: string | null }>(sql`SELECT next_digest_at FROM notification_times`);
  expect(none?.next_digest_at).toBeNull();
  await choose("papers", "digest");
  await db.run(sql`UPDATE notification_times SET paused_until = '2027-03-13'`);
  await note("paused", "2027-03-12T05:00:00.000Z");
  for (const day of [12, 13]) for (const hour of ["05:01", "07:00"]) await digest(`2027-03-${day}T${hour}:00.000Z`);
  expect(await mails()).toEqual([]);
  await digest("2027-03-14T07:00:00.000Z");
  expect((await mails()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^2 notificações: .*paused/)]);
});

test("whoever was deactivated or has left in between gets nothing, and each reads their own language at their own hour", async () => {
  const world = await newMails();
  const { note, digest, mails, db, a, ask } = world;
  const [stays, resting, gone] = [
    await colleague(world, a, "manager"),
    await colleague(world, a, "manager"),
    await colleague(world, a, "manager"),
  ];
  await db.run(sql`UPDATE users SET language = 'en' WHERE id = ${stays.user_id}`);
  await note("one", "2027-03-10T05:00:00.000Z");
  await db.run(sql`UPDATE notification_times SET digest_hour = 9 WHERE user_id = ${stays.user_id}`);
  await digest("2027-03-10T05:01:00.000Z");
  await db.run(sql`UPDATE users SET is_active = 0 WHERE id = ${resting.user_id}`);
  expect((await ask(`/api/members/${gone.user_id}`, { as: a, method: "DELETE" })).status).toBeLessThan(300);
  await digest("2027-03-10T07:00:00.000Z");
  expect([(await mails()).length, (await mails(stays)).length]).toEqual([1, 0]);
  await digest("2027-03-10T09:00:00.000Z");
  const [theirs] = await mails(stays);
  expect(theirs?.text).toContain("You have");
  const lost = await db.all(
    sql`SELECT recipient FROM mails WHERE id NOT IN (${theirs?.id}, ${(await mails())[0]?.id})`,
  );
  expect(lost).toEqual([]);
});

test("what is more than a digest holds is counted, and told of no second time", async () => {
  const { note, digest, mails } = await newMails();
  for (let n = 0; n < 34; n += 1) await note(`n${n}`, `2027-03-10T05:00:${String(n).padStart(2, "0")}.000Z`);
  await digest("2027-03-10T05:01:00.000Z");
  await digest("2027-03-10T07:00:00.000Z");
  await digest("2027-03-11T07:00:00.000Z");
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect([mail?.subject, mail?.text.match(/^- /gm)?.length]).toEqual([expect.stringMatching(/^34 notif/), 30]);
  expect(mail?.text).toContain("E mais 4.");
});

test("the clock finds those whose hour has come by an index, and asks of nobody else", async () => {
  const { db, digest } = await newMails();
  await digest("2027-03-10T07:00:00.000Z");
  const [statement] = tripsOf(db).at(-1) ?? [];
  const plan = await planOf(db, statement);
  expect(plan).toContain("SEARCH times USING INDEX notification_times_by_digest (next_digest_at<?)");
  expect(plan).not.toMatch(/\bSCAN\b/);
});
