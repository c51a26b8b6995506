import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";

/**
 * Gives a plan that was arranged by hand to an organisation, by its id or the address of one of its owners; its name, and
 * undefined where there is none, or where a subscription is paid, which is cancelled first. `now` is an ISO instant.
 */
export async function givePlan(db: Database, whose: string, plan: PlanKey, now: string): Promise<string | undefined> {
  const [home] = await db.all<{ id: string; name: string }>(sql`
    SELECT organizations.id, organizations.name FROM organizations WHERE id = ${whose}
    UNION SELECT organizations.id, organizations.name FROM users JOIN organizations ON organizations.id = users.org_id
    WHERE users.email = ${whose.toLowerCase()} AND users.is_verified = 1 AND users.role = 'owner' LIMIT 1`);
  if (!home) return undefined;
  const org_id = home.id;
  const { written } = await batch(db, {
    written: db.run(sql`UPDATE organizations SET plan = ${plan}, trial_ends_at = NULL WHERE id = ${org_id}
      AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE org_id = ${org_id} AND state IN ('active', 'past_due', 'cancelling'))`),
    entry: noteEntry({ db, org_id, user_id: null, now }, "plan", { details: { plan }, onlyIf: sql`changes() > 0` }),
  });
  return written.rowsAffected > 0 ? home.name : undefined;
}
