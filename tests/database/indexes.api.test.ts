import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#db/connection.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { type Trip, tripsOf } from "#tests/app/world.ts";
import { operated } from "#tests/marketplace/gate/operator.ts";
import { askMarket } from "#tests/marketplace/market-queries.ts";
import { askConsole } from "#tests/operator/console-queries.ts";
import { tick } from "#worker/schedule.ts";
import { askEverything } from "./every-route.ts";

type Index = { name: string; table: string; unique: number; columns: string[] };

async function indexesOf(db: Database): Promise<Index[]> {
  const rows = await db.all<Omit<Index, "columns"> & { columns: string }>(sql`
    SELECT list.name, tables.name AS "table", list."unique",
      (SELECT group_concat(info.name) FROM pragma_index_info(list.name) info) AS columns
    FROM sqlite_schema tables CROSS JOIN pragma_index_list(tables.name) list
    WHERE tables.type = 'table' AND tables.name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY 1`);
  return rows.map((it) => ({ ...it, columns: (it.columns ?? "").split(",") }));
}

/** The columns by which each table refers to another, of more than one: by these a row's children are found when it goes. */
async function referencesOf(db: Database): Promise<Set<string>> {
  const rows = await db.all<{ reference: string }>(sql`
    SELECT tables.name || ' ' || group_concat(keys."from") AS reference
    FROM sqlite_schema tables CROSS JOIN pragma_foreign_key_list(tables.name) keys
    WHERE tables.type = 'table' GROUP BY tables.name, keys.id HAVING count(*) > 1`);
  return new Set(rows.map(({ reference }) => reference));
}

/** The indexes by which SQLite would go about these statements. */
async function usedBy(db: Database, statements: Trip): Promise<Set<string>> {
  const used = new Set<string>();
  const texts = new Map(statements.map((it) => [it.sql, it]));
  for (const statement of texts.values())
    if (/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)/i.test(statement.sql))
      for (const [, name = ""] of (await planOf(db, statement)).matchAll(/INDEX (\w+)/g)) used.add(name);
  return used;
}

test("every index keeps something unique, finds what refers to a row, or is used by a query", async () => {
  const world = await operated({ RATE_LIMITS: "relaxed" });
  const { db } = world;
  const before = tripsOf(db).length;
  await askEverything(world);
  for (const question of ["missing=ring", "missing=parents", "kind=reference", "sort_by=status", "q=PT 1"])
    await world.ask(`/api/birds?${question}`, { as: world.a });
  for (const question of ["Que idade tem a Rubi do João Silva?", "Os ovos 1 e 2 do par 7", "Onde está o PT 2026 0417?"])
    await world.ask("/api/assistant/questions", { as: world.a, json: { question } });
  await world.ask("/api/tasks?show=over", { as: world.a });
  await world.ask("/api/payments/credits", { as: world.a });
  await world.ask("/api/payments/due", { as: world.a });
  await world.ask("/api/auth/forgot-password", { json: { email: world.a.email } });
  await world.ask("/api/auth/login", { form: new URLSearchParams({ username: world.a.email, password: "wrong" }) });
  await askMarket(world);
  await askConsole(world);
  await tick(db, world.env, "2099-01-01T03:00:00.000Z");
  const used = await usedBy(db, tripsOf(db).slice(before).flat());
  const references = await referencesOf(db);
  const isReference = ({ table, columns }: Index) =>
    columns.some((_, at) => references.has(`${table} ${columns.slice(0, at + 1).join()}`));
  const idle = (await indexesOf(db)).filter((index) => !index.unique && !isReference(index) && !used.has(index.name));
  const cure = "is used by no query of a route or of the clock: drop it, or let this test ask what needs it";
  expect(idle.map(({ name }) => `${name} ${cure}`)).toEqual([]);
});
