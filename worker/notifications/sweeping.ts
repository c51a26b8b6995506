import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** Days for which what was read is kept, what was not, and what was cleared away. */
export const keptDays = { read: 90, unread: 180, cleared: 1 };
const msPerDay = 86_400_000;
/** So many are deleted within a minute. */
const mostDeleted = 5000;

/** Deletes what has been kept for its days. */
export async function removeOldNotifications(db: Database, now: string): Promise<void> {
  const before = (days: number) => new Date(Date.parse(now) - days * msPerDay).toISOString();
  await db.run(sql`DELETE FROM notifications WHERE id IN (
    SELECT id FROM (
      SELECT id FROM notifications WHERE cleared_at IS NOT NULL AND cleared_at < ${before(keptDays.cleared)}
      UNION SELECT id FROM notifications
        WHERE at < ${before(keptDays.read)} AND (read_at IS NOT NULL OR at < ${before(keptDays.unread)})
    ) LIMIT ${mostDeleted})`);
}
