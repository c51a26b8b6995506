import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { turnsKeptDays } from "#db/words/assistant.ts";

/** So many of each are deleted within a minute. */
const mostDeleted = 5000;

/** Scheduled job: deletes what was asked 365 days ago, and threads in which nothing was asked since. */
export async function forgetOld(db: Database, now: string): Promise<void> {
  const until = new Date(Date.parse(now) - turnsKeptDays * 86_400_000).toISOString();
  await db.batch([
    db.run(sql`DELETE FROM assistant_turns WHERE rowid IN (
      SELECT rowid FROM assistant_turns WHERE created_at < ${until} LIMIT ${mostDeleted})`),
    db.run(sql`DELETE FROM assistant_threads WHERE rowid IN (
      SELECT rowid FROM assistant_threads WHERE asked_at < ${until} LIMIT ${mostDeleted})`),
  ]);
}
