import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

/** Days after its end for which the trail still names a key. */
const keptDays = 365;

/** Removes keys whose end is a year ago. `now` is an ISO instant. */
export async function forgetKeys(db: Database, now: string): Promise<void> {
  const before = new Date(Date.parse(now) - keptDays * 86_400_000).toISOString();
  await db.run(sql`DELETE FROM api_keys WHERE coalesce(revoked_at, expires_at) < ${before}`);
}
