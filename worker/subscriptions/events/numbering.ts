import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import { forEachOrganization } from "#worker/each-organization.ts";

type Of = { db: Database; now: string };
type Unnumbered = { org_id: string; id: string; event_id: string };

/**
 * Gives the payments of an organisation that have none yet the next numbers of the house's receipts, without a gap. A step
 * of its own, done once by the event of each: the number is the house's, and says nothing of whose it is.
 */
export async function numberCharges({ db, now }: Of, org_id: string): Promise<void> {
  const waiting = await db.all<Unnumbered>(sql`SELECT org_id, id, event_id FROM charges
    WHERE org_id = ${org_id} AND number IS NULL AND state <> 'failed' ORDER BY paid_at, id`);
  for (const { id, event_id } of waiting) {
    const event_hash = await hashSecret(`${org_id} ${event_id}`);
    await db.run(sql`INSERT INTO receipt_numbers (n, event_hash, at)
      SELECT ifnull(max(n), 0) + 1, ${event_hash}, ${now} FROM receipt_numbers WHERE true
      ON CONFLICT (event_hash) DO NOTHING`);
    const [found] = await db.all<{ n: number }>(sql`SELECT n FROM receipt_numbers WHERE event_hash = ${event_hash}`);
    if (!found) throw new Error("a receipt has no number");
    await db.run(
      sql`UPDATE charges SET number = ${found.n} WHERE org_id = ${org_id} AND id = ${id} AND number IS NULL`,
    );
  }
}

/** Scheduled job: numbers what a step that broke off has left. */
export async function numberLeftOver(db: Database, now: string): Promise<void> {
  const waiting = await db.all<{ org_id: string }>(sql`
    SELECT DISTINCT org_id FROM charges WHERE number IS NULL AND state <> 'failed' LIMIT 20`);
  await forEachOrganization("number receipts", waiting, ({ org_id }) => numberCharges({ db, now }, org_id));
}
