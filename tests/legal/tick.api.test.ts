import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { entering } from "#worker/legal/register/entering.ts";
import { settle } from "#worker/legal/register/settling.ts";
import { newBook } from "./book.ts";

const days = [null, "2026-12-30", "2027-01-01", "2027-01-02", "2027-02-10", "2027-03-05", "2027-03-06"] as const;
const ways = [null, "bred", "bought", "given", "loaned", "found", "imported"] as const;
const keys = ["active", "missing", "on_loan", "sold", "given", "deceased", "own", "none"] as const;
const does = [
  ...(["status", "status", "status", "acquired", "ring", "sex", "trash", "restore"] as const),
  ...(["reference", "species", "erase", "add", "enter", "look"] as const),
];
const step = fc.record({
  does: fc.constantFrom(...does),
  bird: fc.nat(5),
  key: fc.constantFrom(...keys),
  day: fc.constantFrom(...days),
  way: fc.constantFrom(...ways),
});

test("whatever is done with birds, what the book says is owned and borrowed is the flock", {
  timeout: 60_000,
}, async () => {
  const book = await newBook("2027-03-06");
  const { db, a, make, species } = book;
  const other = await make.species({ common_name: "Gould", latin_name: "Chloebia gouldiae" });
  const own = await book.ask("/api/statuses", { as: a, json: { name_pt: "Foi", name_en: "Went", kind: "gone" } });
  const { data: went } = (await own.json()) as { data: { id: string } };
  const ids = new Map<string, string | null>([["own", went.id]]);
  for (const key of keys) if (key !== "own") ids.set(key, key === "none" ? null : (await make.status(key)).id);
  const now = "2027-03-06T12:00:00.000Z";
  const by = { db, org_id: a.org_id, now, user_id: a.user_id };
  let made = 0;
  const add = async (day: string | null, way: string | null, status_id: string | null) => {
    made += 1;
    await db.run(sql`
      INSERT INTO birds (id, org_id, identifier, identifier_key, search_key, species_id, acquisition, acquired_on, birth_date,
        status_id, status_since, created_at, updated_at)
      VALUES (${`bird_${made}`}, ${a.org_id}, ${`P ${made}`}, ${`p ${made}`}, ${`p ${made}`}, ${species.id}, ${way},
        ${way === "bred" ? null : day}, ${day}, ${status_id}, ${status_id ? day : null}, ${now}, ${now})`);
  };
  for (let at = 0; at < 4; at += 1) await add(days[at] ?? null, ways[at] ?? null, null);
  expect((await book.begin()).status).toBe(201);
  let begun = true;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
      if (!begun) for (let at = 0; at < 4; at += 1) await add(days[at] ?? null, ways[at] ?? null, null);
      begun = false;
      const first = Math.max(1, made - 3);
      for (const it of steps) {
        const id = `bird_${first + it.bird}`;
        const set = (change: ReturnType<typeof sql>) =>
          db.run(sql`UPDATE birds SET ${change}, updated_at = ${now} WHERE org_id = ${a.org_id} AND id = ${id}`);
        const status_id = ids.get(it.key) ?? null;
        if (it.does === "status") await set(sql`status_id = ${status_id}, status_since = ${status_id ? it.day : null}`);
        if (it.does === "acquired") await set(sql`acquisition = ${it.way}, acquired_on = ${it.day}`);
        if (it.does === "ring") await set(sql`identifier = identifier || 'x'`);
        if (it.does === "sex") await set(sql`sex = iif(sex = 'male', 'female', 'male')`);
        if (it.does === "trash") await set(sql`deleted_at = ${now}`);
        if (it.does === "restore") await set(sql`deleted_at = NULL`);
        if (it.does === "reference") await set(sql`is_reference = NOT is_reference`);
        if (it.does === "species")
          await set(sql`species_id = iif(species_id = ${species.id}, ${other.id}, ${species.id})`);
        if (it.does === "add") await add(it.day, it.way, status_id);
        if (it.does === "look") await settle(by);
        if (it.does === "erase") await db.run(sql`DELETE FROM birds WHERE id = ${id} AND deleted_at IS NOT NULL`);
        if (it.does === "enter") {
          await settle(by);
          await entering(by, sql`line.on_day <= ${it.day ?? "2027-12-31"}`);
        }
      }
      expect((await book.balances()).filter(({ agrees }) => !agrees)).toEqual([]);
    }),
    { numRuns: 12 },
  );
  const numbers = await db.all<{ n: number; last: number; owned: number }>(sql`
    SELECT count(*) AS n, max(number) AS last, max(abs(owned), abs(held), abs(borrowed)) AS owned FROM movements
    WHERE number IS NOT NULL`);
  expect(numbers[0]?.n).toBe(numbers[0]?.last);
  const lonely = await db.all(sql`
    SELECT bird_id FROM movements WHERE bird_id IS NOT NULL GROUP BY bird_id
    HAVING sum(owned) NOT IN (0, 1) OR sum(held) NOT IN (0, 1) OR sum(borrowed) NOT IN (0, 1)`);
  expect(lonely).toEqual([]);
});

test("what is entered cannot be changed or deleted, whoever writes", async () => {
  const book = await newBook();
  const { id } = await book.bird({ identifier: "PT 1" });
  await book.begin();
  await book.enter("2027-01-02");
  const { db } = book;
  const message = async (statement: ReturnType<typeof sql>) => {
    try {
      await db.run(statement);
      return "";
    } catch (error) {
      return `${error} ${(error as Error).cause ?? ""}`;
    }
  };
  expect(await message(sql`UPDATE movements SET on_day = '2027-05-05'`)).toMatch("movements_stay");
  expect(await message(sql`UPDATE movements SET mark = 'X'`)).toMatch("movements_stay");
  expect(await message(sql`DELETE FROM movements`)).toMatch("movements_stay");
  expect(await message(sql`UPDATE movements SET document = 'F 1', sex = 'male'`)).toBe("");
  expect(await message(sql`UPDATE movements SET sex = 'female'`)).toMatch("movements_stay");
  await db.run(sql`UPDATE birds SET deleted_at = '2027-01-02T12:00:00.000Z' WHERE id = ${id}`);
  await db.run(sql`DELETE FROM birds WHERE id = ${id}`);
  expect(await book.short()).toEqual(["1 2027-01-01 in opening PT 1", " 2027-01-02 out other PT 1"]);
});

test("an issued paper stays as it is but for becoming void; an organisation that goes takes book and papers along", async () => {
  const book = await newBook();
  const { db, a } = book;
  await book.bird({ identifier: "PT 1" });
  await book.begin();
  await book.enter("2027-01-02");
  const at = "2027-01-02T12:00:00.000Z";
  await db.run(
    sql`INSERT INTO series (id, org_id, key, year, last) VALUES ('ser_p', ${a.org_id}, 'transfer', 2027, 1)`,
  );
  await db.run(sql`
    INSERT INTO papers (id, org_id, kind, state, number, on_day, content, sha256, created_at, updated_at)
    VALUES ('paper_1', ${a.org_id}, 'transfer', 'issued', '2027/0001', '2027-01-02', '{}', 'x', ${at}, ${at})`);
  const refused = async (statement: ReturnType<typeof sql>) => expect(async () => db.run(statement)).rejects.toThrow();
  await refused(sql`DELETE FROM papers`);
  await refused(sql`UPDATE papers SET content = '{"a":1}'`);
  await refused(sql`UPDATE papers SET state = 'draft', number = NULL, sha256 = NULL`);
  await db.run(sql`UPDATE papers SET state = 'void', void_reason = 'engano', voided_at = ${at}`);
  await refused(sql`UPDATE papers SET state = 'issued', void_reason = NULL`);
  await db.run(sql`DELETE FROM organizations WHERE id = ${a.org_id}`);
  for (const table of ["books", "movements", "papers", "bird_turns"])
    expect(await db.all(sql`SELECT * FROM ${sql.identifier(table)} WHERE org_id = ${a.org_id}`)).toEqual([]);
});
