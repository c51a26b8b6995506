import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { enquiryDays } from "./contract.ts";

/** So many conversations are erased in a minute. */
const mostAtOnce = 500;
const day = 86_400;

/**
 * Scheduled job: erases what nobody proved within three days, and conversations without a word for 180 days, but none in
 * which something is reserved. `now` is an ISO instant.
 */
export async function eraseSilent(db: Database, _env: Env, now: string): Promise<void> {
  const rows = await db.all<{ org_id: string; id: string }>(sql`
    SELECT org_id, id FROM (SELECT org_id, id FROM enquiries
      WHERE confirmed_at IS NULL AND created_at <= ${secondsFrom(now, -enquiryDays.unconfirmed * day)} LIMIT ${mostAtOnce})
    UNION SELECT org_id, id FROM (SELECT org_id, id FROM enquiries
      WHERE last_word_at <= ${secondsFrom(now, -enquiryDays.silent * day)} AND state <> 'reserved' LIMIT ${mostAtOnce})`);
  const ofOrganizations = new Map<string, string[]>();
  for (const { org_id, id } of rows) ofOrganizations.set(org_id, [...(ofOrganizations.get(org_id) ?? []), id]);
  const each = [...ofOrganizations].map(([org_id, ids]) => ({ org_id, ids }));
  await forEachOrganization("erase enquiries", each, async ({ org_id, ids }) => {
    await db.run(sql`DELETE FROM enquiries WHERE org_id = ${org_id}
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND state <> 'reserved'`);
  });
}
