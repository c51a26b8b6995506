import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tables as ends } from "#tests/house/doors.ts";
import { makeFor } from "#tests/house/make.ts";
import { newWorld } from "#tests/house/world.ts";
import { openSession } from "#worker/accounts/sessions.ts";

test("every table has an end, and those that a trigger holds have the one that is said", async () => {
  const { db } = await newWorld();
  const found = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' AND name NOT LIKE 'bird_parts%'`);
  const cure = "say in `tables` of tests/<room>/doors.ts where it ends, and at which routes its rows are told";
  expect(found.filter(({ name }) => !ends[name]).map(({ name }) => `${name}: ${cure}`)).toEqual([]);
  expect(Object.keys(ends).filter((name) => !found.some((it) => it.name === name))).toEqual([]);
  const triggers = await db.all<{ name: string; sql: string }>(sql`
    SELECT tbl_name AS name, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%limit_reached%'`);
  const held = Object.entries(ends).flatMap(([name, end]) => ("most" in end ? [{ name, ...end }] : []));
  expect(triggers.map(({ name }) => name).sort()).toEqual(held.map(({ name }) => name).sort());
  for (const { name, most, per } of held) {
    const text = triggers.find((it) => it.name === name)?.sql ?? "";
    expect([name, text.includes(`'limit_reached ${name} ${most}'`), text.includes(`>= ${most} `)]).toEqual([
      name,
      true,
      true,
    ]);
    expect([name, per.filter((column) => !text.includes(`${column} = NEW.${column}`))]).toEqual([name, []]);
  }
  const paths = Object.values(ends).flatMap((end) =>
    "by" in end ? (/worker\/[\w/.-]+\.ts/.exec(end.by)?.[0] ?? []) : [],
  );
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("the last weighing that a bird takes is kept, and one more is refused in words", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const { id: bird_id } = await makeFor(world, a).bird();
  const now = new Date().toISOString();
  const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const many = (table: string) => (ends[table] as { most: number }).most;
  await db.run(sql`${up(many("bird_weights") - 1)} INSERT INTO bird_weights (id, org_id, bird_id, weighed_on, grams, created_at)
    SELECT 'weight_' || i, ${a.org_id}, ${bird_id}, date('2010-01-01', '+' || i || ' days'), 20, ${now} FROM n`);
  const weigh = async (weighed_on: string, language = "en") => {
    const headers = { "Accept-Language": language };
    const answer = await ask(`/api/birds/${bird_id}/weights`, { as: a, json: { weighed_on, grams: 21 }, headers });
    return [answer.status, ((await answer.json()) as { detail?: string }).detail];
  };
  expect((await weigh("2009-01-02"))[0]).toBe(201);
  expect(await weigh("2009-01-03")).toEqual([409, expect.stringContaining("There are 5000 of these already")]);
  expect(await weigh("2009-01-03", "pt")).toEqual([409, expect.stringContaining("5000")]);
});

test("of somebody who logs in again and again the newest fifty sessions are left", async () => {
  const { db, env, a } = await newWorld();
  const card = { first_name: "", last_name: "", email: "", organization: "", timezone: "UTC", role: "owner" as const };
  const user = { id: a.user_id, org_id: a.org_id, card: { ...card, is_verified: true } };
  for (let n = 0; n < 55; n += 1)
    await openSession(db, env.JWT_SECRET, user, { remember: false, user_agent: `${n}`, ip: "" });
  const left = await db.all<{ user_agent: string }>(sql`SELECT user_agent FROM sessions WHERE user_id = ${a.user_id}`);
  expect([left.length, left.some(({ user_agent }) => user_agent === "54")]).toEqual([50, true]);
});
