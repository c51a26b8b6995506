import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { isDemo } from "#db/ids.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { countOrganization } from "./organization-counts.ts";

/** So many organisations are looked at in a minute, and one that was counted within so many minutes is left alone. */
const perMinute = 50;
const freshMinutes = 10;

type Next = { org_id: string; counted_at: string | null };

/**
 * Scheduled job: brings the operator's list of organisations up to date, a bounded number a minute, one after the other in
 * the order of their short keys and from the beginning again. Whoever never proved an address is not listed, nor is the demo.
 */
export async function countOrganizations(db: Database, _env: Env, now: string): Promise<void> {
  const [last] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM console_organizations
    ORDER BY counted_at DESC, short_key DESC LIMIT 1`);
  const place = last?.short_key ?? "";
  const next = (which: ReturnType<typeof sql>) => sql`
    SELECT * FROM (SELECT organizations.id AS org_id, shown.counted_at, organizations.claimed_at FROM organizations
      LEFT JOIN console_organizations shown ON shown.short_key = organizations.short_key
      WHERE ${which} ORDER BY organizations.short_key LIMIT ${perMinute})`;
  const rows = await db.all<Next & { claimed_at: string | null }>(sql`
    ${next(sql`organizations.short_key > ${place}`)} UNION ALL ${next(sql`organizations.short_key <= ${place}`)}
    LIMIT ${perMinute}`);
  const before = secondsFrom(now, -freshMinutes * 60);
  const due = rows.filter(
    ({ org_id, claimed_at, counted_at }) => claimed_at && !isDemo(org_id) && (counted_at ?? "") <= before,
  );
  await forEachOrganization("count organisations", due, ({ org_id }) => countOrganization(db, org_id, now));
}

/**
 * Scheduled job: takes what the operator's lists hold of organisations that are gone. One that is there is counted again
 * and again, so those that are not have waited longest.
 */
export async function forgetOrganizations(db: Database, _env: Env, now: string): Promise<void> {
  const gone = await db.all<{ short_key: string }>(sql`
    SELECT short_key FROM (
      SELECT * FROM (SELECT short_key FROM console_organizations ORDER BY counted_at LIMIT ${perMinute})
      UNION SELECT * FROM (SELECT short_key FROM console_organizations WHERE closes_at <= ${now} LIMIT ${perMinute})
    ) it WHERE NOT EXISTS (SELECT 1 FROM organizations WHERE organizations.short_key = it.short_key)`);
  for (const { short_key } of gone)
    await batch(db, {
      tickets: db.run(sql`DELETE FROM console_tickets WHERE short_key = ${short_key}`),
      feedback: db.run(sql`DELETE FROM console_feedback WHERE short_key = ${short_key}`),
      grants: db.run(sql`DELETE FROM console_grants WHERE short_key = ${short_key}`),
      // The number stays given: another would be taken for it.
      numbers: db.run(sql`UPDATE ticket_numbers SET short_key = '' WHERE short_key = ${short_key}`),
      organization: db.run(sql`DELETE FROM console_organizations WHERE short_key = ${short_key}`),
    });
}
