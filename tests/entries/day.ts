import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** Every row of every table as text, under its table's name; what is kept as bytes is read as letters. */
export async function everything(db: Database): Promise<Map<string, string>> {
  const tables = await db.all<{ name: string }>(sql`SELECT name FROM sqlite_master WHERE type = 'table'`);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const rows = await db.all<Record<string, unknown>>(sql`SELECT * FROM ${sql.identifier(name)}`);
    found.set(name, rows.map((row) => Object.values(row).map(asText).join("\n")).join("\n"));
  }
  return found;
}

const asText = (value: unknown): string =>
  value instanceof ArrayBuffer || ArrayBuffer.isView(value)
    ? Buffer.from(value as ArrayBuffer).toString("latin1")
    : String(value);

/** In which tables a text stands, however its letters are cased. */
export const whereIs = (rows: ReadonlyMap<string, string>, text: string): string[] =>
  [...rows].filter(([, all]) => all.toLowerCase().includes(text.toLowerCase())).map(([name]) => name);
