import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { batch } from "#worker/kit/batch.ts";

/** No more than so many are counted of anything. */
const mostCounted = 1000;
const counted = (db: Database, from: SQL) =>
  db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${from} LIMIT ${sql.raw(String(mostCounted))})`);

/** How much waits for the operator, of each kind, a thousand at most; and since when the ticket that waits longest. */
export async function overview(db: Database) {
  const failing = sql`console_organizations WHERE (failed_imports > 0 OR failed_deliveries > 0 OR failed_payments > 0)`;
  const { oldest, ...read } = await batch(db, {
    tickets: counted(db, sql`console_tickets WHERE unanswered_since IS NOT NULL`),
    oldest: db.all<{ at: string }>(sql`SELECT unanswered_since AS at FROM console_tickets
      WHERE unanswered_since IS NOT NULL ORDER BY unanswered_since, id LIMIT 1`),
    held_messages: counted(db, sql`console_tickets WHERE is_held = 1`),
    feedback: counted(db, sql`console_feedback WHERE state = 'new'`),
    contact: counted(db, sql`contact_messages WHERE answered_at IS NULL`),
    mails: counted(db, sql`mails WHERE state = 'failed'`),
    reports: counted(db, sql`reports WHERE decision_id IS NULL`),
    held: counted(db, sql`market_held`),
    objections: counted(db, sql`objections WHERE objected_at IS NOT NULL AND closed_at IS NULL`),
    organizations: counted(db, sql`console_organizations`),
    payments: counted(db, sql`${failing} AND failed_payments > 0`),
    deliveries: counted(db, sql`${failing} AND failed_deliveries > 0`),
    imports: counted(db, sql`${failing} AND failed_imports > 0`),
    closing: counted(db, sql`console_organizations WHERE closes_at IS NOT NULL`),
  });
  const numbers = Object.fromEntries(Object.entries(read).map(([name, [row]]) => [name, row?.n ?? 0]));
  return { ...(numbers as Record<keyof typeof read, number>), oldest_ticket: oldest[0]?.at ?? null };
}
export type Overview = Awaited<ReturnType<typeof overview>>;
