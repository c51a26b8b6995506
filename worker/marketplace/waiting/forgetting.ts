import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { enquiryDays } from "../enquiries/contract.ts";
import { waitingLimits } from "./contract.ts";

/** So many people are forgotten in a minute. */
const mostAtOnce = 500;
const day = 86_400;

/** Scheduled job: forgets who did not prove their address within three days, and who has waited for a year. */
export async function forgetWaiting(db: Database, _env: Env, now: string): Promise<void> {
  const rows = await db.all<{ org_id: string; id: string }>(sql`
    SELECT org_id, id FROM (SELECT org_id, id FROM waiting
      WHERE confirmed_at IS NULL AND created_at <= ${secondsFrom(now, -enquiryDays.unconfirmed * day)} LIMIT ${mostAtOnce})
    UNION SELECT org_id, id FROM (SELECT org_id, id FROM waiting
      WHERE created_at <= ${secondsFrom(now, -waitingLimits.days * day)} LIMIT ${mostAtOnce})`);
  await forEachOrganization("forget who waits", rows, async ({ org_id, id }) => {
    await db.run(sql`DELETE FROM waiting WHERE org_id = ${org_id} AND id = ${id}`);
  });
}
