import { sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import { planOf } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";

/**
 * Takes one of the questions to a model that the organisation's plan has for the day; false where it is switched off, where
 * none is left, and of the demo. It is the write itself that counts, so that many at once get no more than there are.
 */
export async function takeQuestion({ db, org_id, plan, today, grant }: Scope): Promise<boolean> {
  const limit = planOf(plan).model_questions;
  if (limit === 0 || grant || isDemo(org_id)) return false;
  const taken = await db.all(sql`
    UPDATE assistant_models SET used = iif(used_on IS ${today}, used + 1, 1), used_on = ${today}
    WHERE org_id = ${org_id} AND state = 'on' AND (used_on IS NOT ${today} OR used < ${limit}) RETURNING used`);
  return taken.length > 0;
}
