import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { keptDays } from "./judged-times.ts";

/** So many readings are cleared within a minute. */
const mostCleared = 20_000;

/** Clears readings that have been kept for their days, and devices that were revoked as long ago. */
export async function clearOldReadings(db: Database, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - keptDays * 86_400_000).toISOString();
  await db.run(sql`DELETE FROM incubator_readings WHERE rowid IN (
    SELECT rowid FROM incubator_readings WHERE at < ${before} LIMIT ${mostCleared})`);
  await db.run(sql`DELETE FROM incubator_devices WHERE revoked_at < ${before}`);
}
