import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";

const isUnpaid = (org_id: string) => sql`NOT EXISTS (SELECT 1 FROM subscriptions WHERE org_id = ${org_id}
  AND state IN ('active', 'past_due', 'cancelling'))`;

/**
 * Gives a plan that was arranged by hand to an organisation, without an end; whether it was given: not where a subscription
 * is paid, which is cancelled first. `now` is an ISO instant.
 */
export async function givePlan(db: Database, org_id: string, plan: PlanKey, now: string): Promise<boolean> {
  const { standing } = await batch(db, {
    written: db.run(sql`UPDATE organizations SET plan = ${plan}, trial_ends_at = NULL WHERE id = ${org_id}
      AND (plan <> ${plan} OR trial_ends_at IS NOT NULL) AND ${isUnpaid(org_id)}`),
    entry: noteEntry({ db, org_id, user_id: null, now }, "plan", { details: { plan }, onlyIf: sql`changes() > 0` }),
    standing: db.all(sql`SELECT 1 FROM organizations WHERE id = ${org_id} AND plan = ${plan} AND trial_ends_at IS NULL
      AND ${isUnpaid(org_id)}`),
  });
  return standing.length > 0;
}

type Trial = {
  days: number /** The end that was read, ISO; by it two who extend at once do it once. */;
  ends_at?: string | undefined;
};
type Standing = { plan: PlanKey; trial_ends_at: string | null };

/**
 * Makes a trial so many days longer, counted from its end or, where that is past, from now; `none` where there is no trial
 * or a plan is paid, `stale` where it ends at another time than was read. `now` is an ISO instant.
 */
export async function extendTrial(
  db: Database,
  org_id: string,
  { days, ends_at }: Trial,
  now: string,
): Promise<"extended" | "none" | "stale"> {
  const [home] = await db.all<Standing>(sql`SELECT plan, trial_ends_at FROM organizations
    WHERE id = ${org_id} AND ${isUnpaid(org_id)}`);
  if (!home?.trial_ends_at) return "none";
  if (ends_at !== undefined && ends_at !== home.trial_ends_at) return "stale";
  const from = home.trial_ends_at > now ? home.trial_ends_at : now;
  const details = { plan: home.plan };
  const { written } = await batch(db, {
    written: db.run(sql`UPDATE organizations SET trial_ends_at = ${secondsFrom(from, days * 86_400)}
      WHERE id = ${org_id} AND trial_ends_at = ${home.trial_ends_at} AND ${isUnpaid(org_id)}`),
    entry: noteEntry({ db, org_id, user_id: null, now }, "plan", { details, onlyIf: sql`changes() > 0` }),
  });
  return written.rowsAffected > 0 ? "extended" : "stale";
}
