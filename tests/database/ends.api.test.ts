import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { countedTables } from "#db/row-counts.ts";
import { goodPassword } from "#tests/accounts/signup.ts";
import { makeFor } from "#tests/app/make.ts";
import { tables as ends } from "#tests/app/route-fixtures.ts";
import { newWorld } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { mailsTo } from "#tests/mail/postbox.ts";
import { colleague } from "#tests/members/colleagues.ts";
import { csvOf, formOf } from "#tests/spreadsheets/sheets.ts";
import { openSession } from "#worker/accounts/sessions.ts";
import { planOf } from "#worker/billing/plans.ts";
import { mostMoves } from "#worker/housing/archived.ts";
import { rememberWord } from "#worker/imports/answers/same-words.ts";
import { rememberColumns } from "#worker/imports/mappings.ts";
import type { Scope } from "#worker/scope.ts";

test("every table has an end, and those that a trigger holds have the one that is said", async () => {
  const { db } = await newWorld();
  const found = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' AND name NOT LIKE 'bird_parts%'`);
  const cure = "say in `tables` of tests/<room>/fixtures.ts where it ends, and at which routes its rows are told";
  expect(found.filter(({ name }) => !ends[name]).map(({ name }) => `${name}: ${cure}`)).toEqual([]);
  expect(Object.keys(ends).filter((name) => !found.some((it) => it.name === name))).toEqual([]);
  const triggers = await db.all<{ name: string; sql: string }>(sql`
    SELECT tbl_name AS name, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%limit_reached%'
    AND name = tbl_name || '_end'`);
  const held = Object.entries(ends).flatMap(([name, end]) => ("most" in end ? [{ name, ...end }] : []));
  expect(triggers.map(({ name }) => name).sort()).toEqual(held.map(({ name }) => name).sort());
  for (const { name, most, per } of held) {
    const { sql: text = "" } = triggers.find((it) => it.name === name) ?? {};
    // One more than that is refused before it is written, or taken back.
    const isMet = / AFTER INSERT /.test(text) ? `> ${most}` : `>= ${most} `;
    expect([name, text.includes(`'limit_reached ${name} ${most}'`), text.includes(isMet)]).toEqual([name, true, true]);
    // By its own column, or by the one key of a kept count.
    expect([name, per.filter((column) => !text.includes(`NEW.${column}`))]).toEqual([name, []]);
    const kept = countedTables[name as keyof typeof countedTables] as { most: number; by?: string } | undefined;
    const found = kept && { most: kept.most, per: ["org_id", ...(kept.by ? [kept.by] : [])] };
    expect([name, found ?? { most, per }]).toEqual([name, { most, per }]);
    const cure = "ends beyond 500 rows, which takes long to count for each: let db/row-counts.ts keep the count";
    expect([name, cure, most > 500 && /count\(/.test(text)]).toEqual([name, cure, false]);
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

test("a user keeps at most the newest fifty sessions", async () => {
  const { db, env, a } = await newWorld();
  const card = { first_name: "", last_name: "", email: "", organization: "", timezone: "UTC", role: "owner" as const };
  const user = { id: a.user_id, org_id: a.org_id, card: { ...card, is_verified: true } };
  for (let n = 0; n < 55; n += 1)
    await openSession(db, env.JWT_SECRET, user, { remember: false, user_agent: `${n}`, ip: "" });
  const left = await db.all<{ user_agent: string }>(sql`SELECT user_agent FROM sessions WHERE user_id = ${a.user_id}`);
  expect([left.length, left.some(({ user_agent }) => user_agent === "54")]).toEqual([50, true]);
});

test("the last bird that an organisation without a number takes is kept; one more is refused, typed or in a file", async () => {
  const { ask, a, b, db, ...world } = await newWorld();
  const make = makeFor({ ask, db, ...world } as never, a);
  const { species_id } = await make.bird();
  const { most } = ends.birds as { most: number };
  await db.run(sql`UPDATE organizations SET plan = 'empresarial'`);
  await db.run(sql`UPDATE bird_counts SET n = ${most - 1} WHERE org_id = ${a.org_id} AND dimension = 'all'`);
  const add = async (identifier: string) => {
    const json = { identifier, species_id, sex: "unknown" };
    const answer = await ask("/api/birds/", { as: a, json, headers: { "Accept-Language": "en" } });
    return [answer.status, ((await answer.json()) as { detail?: string }).detail];
  };
  expect((await add("PT 1"))[0]).toBe(201);
  expect(await add("PT 2")).toEqual([409, expect.stringContaining(`There are ${most} of these already`)]);
  const [kind] = await db.all<{ name: string }>(sql`SELECT common_name AS name FROM species WHERE id = ${species_id}`);
  const file = formOf(
    "aves.csv",
    csvOf([
      ["Ring", "Species"],
      ["PT 3", kind?.name ?? ""],
    ]),
  );
  expect((await ask("/api/birds/import", { as: a, form: file })).status).toBe(409);
  expect((await makeFor({ ask, db, ...world } as never, b).bird()).id).toBeTruthy();
  expect(await db.all(sql`SELECT id FROM birds WHERE org_id = ${a.org_id}`)).toHaveLength(2);
});

test("a plan that names no number of members has an end all the same: invited, joined or let in again", async () => {
  const world = await newWorld();
  const { ask, a, db } = world;
  const bia = await colleague(world, a, "keeper");
  await db.run(sql`UPDATE organizations SET plan = 'empresarial'`);
  expect(planOf("empresarial").users).toBeNull();
  const invite = (email: string) => ask("/api/members/invitations", { as: a, json: { email, role: "keeper" } });
  expect((await invite("um@voliera.test")).status).toBe(201);
  const [{ text = "" } = {}] = await mailsTo(db, "um@voliera.test");
  const token = /\/join\/(\S+)/.exec(text)?.[1] ?? "";
  await db.run(sql`UPDATE users SET is_active = 0 WHERE id = ${bia.user_id}`);
  const fill = (from: number, to: number) =>
    db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
    INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language, is_verified, is_active, created_at)
    SELECT 'user_' || i, ${a.org_id}, 'A', 'B', i || '@voliera.test', 'none', 'viewer', 'pt', 1, 1, '2026-01-01' FROM n`);
  // With the owner and the open invitation there is one place left.
  await fill(1, 1997);
  expect((await invite("dois@voliera.test")).status).toBe(201);
  const refused = [
    await invite("tres@voliera.test"),
    await ask(`/api/members/${bia.user_id}`, { as: a, method: "PUT", json: { is_active: true } }),
  ];
  for (const answer of refused)
    expect([answer.status, await answer.json()]).toMatchObject([402, { detail: expect.stringContaining("2,000") }]);
  await fill(1998, 1998);
  const person = { first_name: "Um", last_name: "Dois", password: goodPassword };
  expect((await ask("/api/members/join", { json: { token, ...person } })).status).toBe(402);
  await db.run(sql`DELETE FROM users WHERE id = 'user_1'`);
  expect((await ask("/api/members/join", { json: { token, ...person } })).status).toBe(201);
});

test("of a bird the newest thousand moves are kept, moved here or put back, and it can still be moved", async () => {
  const world = await newWorld({ RATE_LIMITS: "relaxed" });
  const { ask, a, b, db } = world;
  const bird = await makeFor(world, a).bird();
  const place = async (name: string) =>
    ((await (await ask("/api/places", { as: a, json: { name, kind: "cage" } })).json()) as { data: { id: string } })
      .data.id;
  const [one, two] = [await place("C1"), await place("C2")];
  const fill = (from: number, to: number) =>
    db.run(sql`WITH RECURSIVE n(i) AS (SELECT CAST(${from} AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < ${to})
    INSERT INTO moves (id, org_id, bird_id, to_place_id, at)
    SELECT 'move_' || printf('%05d', i), ${a.org_id}, ${bird.id}, ${one}, '2020-01-01T00:00:00.000Z' FROM n`);
  await fill(1, mostMoves);
  for (const place_id of [one, two])
    expect((await ask("/api/birds/move", { as: a, json: { ids: [bird.id], place_id } })).status).toBe(200);
  const kept = (org_id: string) =>
    db.all<{ n: number; first: string }>(
      sql`SELECT count(*) AS n, min(id) AS first FROM moves WHERE org_id = ${org_id}`,
    );
  const [after] = await kept(a.org_id);
  expect([after?.n, await isNewest(two)]).toEqual([mostMoves, true]);
  expect(await db.all(sql`SELECT id FROM moves WHERE id IN ('move_00001', 'move_00002')`)).toEqual([]);
  // What is too old to be kept does not come back with an archive.
  const { files } = await takeArchive(world, a);
  const old = withRows(files, "moves", (rows) => [
    ...rows
      .slice(0, 1)
      .flatMap((row) => [0, 1, 2].map((at) => ({ ...row, id: `old_${at}`, at: "2010-01-01T00:00:00.000Z" }))),
    ...rows,
  ]);
  const { data } = await submitArchive(world, b, await zipped(old));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  expect((await kept(b.org_id))[0]?.n).toBe(mostMoves);
  expect(await db.all(sql`SELECT id FROM moves WHERE org_id = ${b.org_id} AND at < '2015'`)).toEqual([]);

  async function isNewest(id: string) {
    const [last] = await db.all<{ to_place_id: string }>(
      sql`SELECT to_place_id FROM moves WHERE org_id = ${a.org_id} ORDER BY at DESC, id DESC LIMIT 1`,
    );
    return last?.to_place_id === id;
  }
});

test("where as many headings and words of files are known as there may be, a known one is still chosen anew", async () => {
  const world = await newWorld();
  const { a, db } = world;
  const { species_id } = await makeFor(world, a).bird();
  const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
  const most = (table: string) => (ends[table] as { most: number }).most;
  await db.run(sql`${up(most("import_mappings"))} INSERT INTO import_mappings (org_id, headings_key, mapping, used_at)
    SELECT ${a.org_id}, 'key ' || i, '{}', '' FROM n`);
  await db.run(sql`${up(most("import_words"))} INSERT INTO import_words (org_id, field, word_key, species_id, used_at)
    SELECT ${a.org_id}, 'species', 'word ' || i, ${species_id}, '' FROM n`);
  const scope = { db, org_id: a.org_id, now: "2026-01-01T00:00:00.000Z" } as Scope;
  await rememberColumns(scope, "key 1", { 0: "identifier" });
  await rememberWord(scope, { field: "species", word: "word 1", means: species_id });
  const anew = await db.all(sql`SELECT 1 FROM import_mappings WHERE used_at <> ''
    UNION ALL SELECT 1 FROM import_words WHERE used_at <> ''`);
  expect(anew).toHaveLength(2);
  await expect(rememberColumns(scope, "key 0", {})).rejects.toThrow();
  await expect(rememberWord(scope, { field: "species", word: "word 0", means: species_id })).rejects.toThrow();
});
