import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { type MailSwitch, unsubscribeToken } from "#worker/notifications/unsubscribing.ts";

async function newTokens() {
  const world = await newWorld();
  const { db, env, a, ask } = world;
  const keyOf = async (org_id: string) => {
    const [row] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${org_id}`);
    return row?.short_key ?? "";
  };
  const tokenFor = async (by: MailSwitch, whose = a) =>
    unsubscribeToken(env, { short_key: await keyOf(whose.org_id), user_id: whose.user_id }, by);
  const stop = (token: string, form?: URLSearchParams) =>
    ask(`/api/unsubscribe/${token}`, form ? { form } : { method: "POST" });
  const choices = () =>
    db.all(sql`SELECT user_id, switch, is_on, mail, push FROM notification_choices ORDER BY switch`);
  return { ...world, keyOf, tokenFor, stop, choices };
}

test("every organisation has a short key of its own, whoever makes it", async () => {
  const { db } = await newWorld();
  await db.run(sql`INSERT INTO organizations (id, name, locale, timezone, plan, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    SELECT 'org_' || i, 'x', 'pt-PT', 'UTC', 'starter', '2026-01-01' FROM n`);
  const keys = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations`);
  expect(new Set(keys.map(({ short_key }) => short_key)).size).toBe(202);
  for (const { short_key } of keys) expect(short_key).toMatch(/^[0-9A-F]{10}$/);
});

test("a mailbox turns the mails of one switch off without a login, as often as it likes, and nothing else", async () => {
  const { tokenFor, stop, choices, a } = await newTokens();
  const token = await tokenFor("care");
  for (const form of [new URLSearchParams({ "List-Unsubscribe": "One-Click" }), undefined, undefined]) {
    const answer = await stop(token, form);
    expect([answer.status, await answer.json()]).toEqual([200, { data: { switch: "care" } }]);
  }
  expect(await choices()).toEqual([{ user_id: a.user_id, switch: "care", is_on: 1, mail: "off", push: 1 }]);
});

test("a digest's link turns off the mails of every switch that is in it, and those alone", async () => {
  const { tokenFor, stop, choices, db, a } = await newTokens();
  await db.run(sql`INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push)
    VALUES (${a.org_id}, ${a.user_id}, 'season', 1, 'at_once', 0), (${a.org_id}, ${a.user_id}, 'market', 0, 'digest', 1)`);
  await stop(await tokenFor("digest"));
  const all = (await choices()) as Array<{ switch: string; mail: string; is_on: 0 | 1; push: 0 | 1 }>;
  expect(all.map((row) => `${row.switch} ${row.mail} ${row.is_on}${row.push}`)).toEqual([
    ...["account off 11", "market off 01", "papers off 11", "season at_once 10", "trade off 11"],
  ]);
});

test("reading the link changes nothing: a scanner is led to the page, which says what it would turn off", async () => {
  const { tokenFor, ask, choices, stop } = await newTokens();
  const token = await tokenFor("papers");
  const led = await ask(`/api/unsubscribe/${token}`);
  expect([led.status, led.headers.get("Location")]).toEqual([303, `http://voliera.test/unsubscribe/${token}`]);
  const behind = async () => (await ask("/api/unsubscribe", { headers: { Unsubscribe: token } })).json();
  expect(await behind()).toEqual({ data: { switch: "papers", name: "Papers", is_off: false } });
  expect(await choices()).toEqual([]);
  await stop(token);
  expect(await behind()).toEqual({ data: { switch: "papers", name: "Papers", is_off: true } });
});

test("a token that is unknown, tampered with, somebody else's or of somebody who has left is missing", async () => {
  const world = await newTokens();
  const { tokenFor, stop, choices, keyOf, a, b, ask } = world;
  const other = await colleague(world, a, "manager");
  const [mine, theirs] = [await tokenFor("care"), await tokenFor("care", other)];
  const digest = theirs.split("-").at(-1);
  const [key, person] = mine.split("-");
  const tampered = [
    "nobody",
    "-",
    "%00",
    `${mine}0`,
    mine.slice(0, -1),
    `${key}-${person}-${digest}`,
    `${await keyOf(b.org_id)}-${person}-${mine.split("-").at(-1)}`,
    `${person}-${mine.split("-").at(-1)}`,
    mine.toLowerCase(),
    "x".repeat(5000),
  ];
  for (const token of tampered) {
    const short = token.slice(0, 80);
    expect([short, (await stop(token)).status, (await ask(`/api/unsubscribe/${token}`)).status]).toEqual([
      short,
      404,
      404,
    ]);
  }
  expect((await ask("/api/unsubscribe", { headers: { Unsubscribe: "nobody" } })).status).toBe(404);
  await ask(`/api/members/${other.user_id}`, { as: a, method: "DELETE" });
  expect((await stop(theirs)).status).toBe(404);
  expect(await choices()).toEqual([]);
});

test("a link goes on under a new pepper while the one before is kept", async () => {
  const { tokenFor, env, api } = await newTokens();
  const token = await tokenFor("care");
  const post = (more: object) =>
    api.request(`http://voliera.test/api/unsubscribe/${token}`, { method: "POST" }, { ...env, ...more });
  const CODE_PEPPER = "another-pepper-of-at-least-thirty-two-bytes";
  expect((await post({ CODE_PEPPER })).status).toBe(404);
  expect((await post({ CODE_PEPPER, CODE_PEPPER_OLD: env.CODE_PEPPER })).status).toBe(200);
});
