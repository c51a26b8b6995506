import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Trip } from "./world.ts";

/** How SQLite would go about a statement that was sent, a step a line. */
export async function planOf(db: Database, statement: Trip[number] | undefined): Promise<string> {
  const args = (statement?.args ?? []) as unknown[];
  const pieces = (statement?.sql ?? "").split("?");
  const bound = pieces.flatMap((piece, at) => (at === 0 ? [sql.raw(piece)] : [sql`${args[at - 1]}`, sql.raw(piece)]));
  const rows = await db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN ${sql.join(bound)}`);
  return rows.map(({ detail }) => detail).join("\n");
}

/** The steps of a plan that go through a whole organisation's rows of a table, which the table's indexes are named after. */
export const scansOf = (plan: string, table: string): string[] =>
  plan
    .split("\n")
    .filter((step) => new RegExp(`^(SCAN|SEARCH) \\w+ USING .* ${table}_\\w+( \\(org_id=\\?\\))?$`).test(step));
