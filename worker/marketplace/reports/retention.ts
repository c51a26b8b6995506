import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";

/** Days for which words and addresses of a decided report are kept, and all the rest of it. */
const keptDays = { words: 365, counts: 5 * 365 } as const;

/**
 * Scheduled job: a year after a report its words and its sender's address go, where it is decided and no objection is open;
 * five years after it all of it goes, and decisions with what was said against them.
 */
export async function forgetReports(db: Database, now: string): Promise<void> {
  const before = (days: number) => secondsFrom(now, -days * 86_400);
  const [words, counts] = [before(keptDays.words), before(keptDays.counts)];
  await batch(db, {
    words: db.run(sql`UPDATE reports SET text = '', email = NULL, listing = '{}'
      WHERE created_at < ${words} AND text <> '' AND decision_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM objections WHERE report_id = reports.id AND objected_at IS NOT NULL AND closed_at IS NULL)`),
    against: db.run(sql`UPDATE objections SET text = NULL, answer = NULL
      WHERE created_at < ${words} AND closed_at < ${words} AND text IS NOT NULL AND step = 1`),
    reports: db.run(sql`DELETE FROM reports WHERE created_at < ${counts}`),
    objections: db.run(sql`DELETE FROM objections WHERE created_at < ${counts}`),
    decisions: db.run(
      sql`DELETE FROM decisions WHERE decided_at < ${counts} AND step = 1 AND decision <> 'seller_closed'`,
    ),
  });
}
