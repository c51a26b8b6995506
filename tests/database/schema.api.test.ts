import { is, sql } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { newWorld } from "#tests/app/world.ts";

const schemas = import.meta.glob("../../db/schema/*.ts", { eager: true }) as Record<string, Record<string, unknown>>;
const tables = Object.values(schemas)
  .flatMap((schema) => Object.values(schema))
  .filter((it): it is SQLiteTable => is(it, SQLiteTable));

test("what the schema says, the migrations have made: tables, columns and indexes", async () => {
  const { db } = await newWorld();
  const cure = "the schema is ahead of its migrations: npm run migrations -- --name <room>";
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    const { name, columns, indexes } = getTableConfig(table);
    const made = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_xinfo(${name}) ORDER BY name`);
    const wanted = columns.map((it) => it.name).sort();
    expect([name, cure, made.map((it) => it.name)]).toEqual([name, cure, wanted]);
    for (const { config } of indexes) {
      const within = await db.all<{ name: string }>(
        sql`SELECT name FROM pragma_index_info(${config.name}) WHERE name IS NOT NULL ORDER BY seqno`,
      );
      const texts = config.columns.flatMap((it) => ("name" in it ? [it.name] : []));
      expect([config.name, cure, within.map((it) => it.name)]).toEqual([config.name, cure, texts]);
    }
  }
});
