import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { tenantTables } from "#tests/app/tenant-tables.ts";

/**
 * Logs, by triggers, whatever anybody changes of an organisation's rows, and answers a way to read what changed since it was
 * last read, as `table: insert`. Reading all of its rows around each of three hundred requests took more than a minute.
 */
export async function changesOf(db: Database, org_id: string, { but }: { but: readonly string[] }) {
  await db.run(sql`CREATE TABLE __changes (what TEXT NOT NULL)`);
  const of = (row: "OLD" | "NEW", key: string) => `${row}.${key} = '${org_id}'`;
  const log = (table: string, action: string, when: string) =>
    db.run(
      sql.raw(`CREATE TRIGGER __${table}_${action} AFTER ${action} ON ${table} WHEN ${when} BEGIN
        INSERT INTO __changes (what) VALUES ('${table}: ${action}'); END`),
    );
  const tables = (await tenantTables(db)).filter((table) => !but.includes(table));
  for (const [table, key] of [...tables.map((it) => [it, "org_id"] as const), ["organizations", "id"] as const]) {
    const columns = await db.all<{ name: string }>(sql`SELECT name FROM pragma_table_info(${table})`);
    const all = (row: string) => `(${columns.map(({ name }) => `${row}."${name}"`).join(", ")})`;
    await log(table, "insert", of("NEW", key));
    await log(table, "delete", of("OLD", key));
    // What is written over by the same is not changed.
    await log(table, "update", `(${of("OLD", key)} OR ${of("NEW", key)}) AND ${all("OLD")} IS NOT ${all("NEW")}`);
  }
  const seen = new Set<string>();
  for (const table of tables) {
    const [row] = await db.all(sql`SELECT 1 FROM ${sql.raw(table)} WHERE org_id = ${org_id} LIMIT 1`);
    if (row) seen.add(table);
  }
  /** What changed since the last time. */
  async function changed(): Promise<string[]> {
    const rows = await db.all<{ what: string }>(sql`SELECT DISTINCT what FROM __changes ORDER BY what`);
    if (rows.length > 0) await db.run(sql`DELETE FROM __changes`);
    for (const { what } of rows) if (what.endsWith(": insert")) seen.add(what.replace(": insert", ""));
    return rows.map(({ what }) => what);
  }
  return { changed, empty: () => tables.filter((table) => !seen.has(table)) };
}
