import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { consoleOrganizations } from "#db/schema/operator.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import type { SubscriptionState } from "#db/words/billing.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";

/** Days for which failures are counted, and how many of the newest imports are looked into. */
const failureDays = 30;
const importsRead = 50;

type Home = {
  short_key: string;
  name: string;
  plan: PlanKey;
  trial_ends_at: string | null;
  stored_bytes: number;
  closes_at: string | null;
  created_at: string;
};
type Paying = { state: SubscriptionState | null; period_end: string | null; past_due_since: string | null };
type Count = { n: number };

/**
 * Brings the operator's line of an organisation up to date, by what that organisation counts itself: a step of its own, and
 * no bird is looked at. `now` is an ISO instant.
 */
export async function countOrganization(db: Database, org_id: string, now: string): Promise<void> {
  const since = secondsFrom(now, -failureDays * 86_400);
  const recent = sql`(SELECT report FROM imports WHERE org_id = ${org_id} AND created_at > ${since}
    ORDER BY created_at DESC LIMIT ${sql.raw(String(importsRead))})`;
  const read = await batch(db, {
    home: db.all<Home>(sql`SELECT short_key, name, plan, trial_ends_at, stored_bytes, closes_at, created_at
      FROM organizations WHERE id = ${org_id}`),
    birds: db.all<Count>(sql`SELECT n FROM bird_counts WHERE org_id = ${org_id} AND dimension = 'all' AND key = ''`),
    people: db.all<Count & { seen_on: string | null }>(sql`SELECT count(*) AS n, max(seen_on) AS seen_on FROM users
      WHERE org_id = ${org_id} AND is_verified = 1 AND removed_at IS NULL`),
    paying: db.all<Paying>(sql`SELECT state, period_end, past_due_since FROM subscriptions WHERE org_id = ${org_id}`),
    payments: db.all<Count>(sql`SELECT count(*) AS n FROM charges
      WHERE org_id = ${org_id} AND paid_at > ${since} AND state = 'failed'`),
    deliveries: db.all<Count>(sql`SELECT count(*) AS n FROM webhook_deliveries
      WHERE org_id = ${org_id} AND state = 'failed' AND created_at > ${since}`),
    imports: db.all<Count>(sql`SELECT count(*) AS n FROM ${recent} WHERE report ->> '$.report.rejected' > 0`),
    faults: db.all<Count & { code: string }>(sql`SELECT fault.value ->> 'code' AS code, count(*) AS n
      FROM ${recent} recent, json_each(recent.report, '$.report.errors') fault GROUP BY 1 ORDER BY n DESC LIMIT 20`),
  });
  const [home] = read.home;
  if (!home) return;
  const counts = {
    birds: read.birds[0]?.n ?? 0,
    members: read.people[0]?.n ?? 0,
    seen_on: read.people[0]?.seen_on ?? null,
    subscription: read.paying[0]?.state ?? null,
    period_end: read.paying[0]?.period_end ?? null,
    past_due_since: read.paying[0]?.past_due_since ?? null,
    failed_payments: read.payments[0]?.n ?? 0,
    failed_deliveries: read.deliveries[0]?.n ?? 0,
    failed_imports: read.imports[0]?.n ?? 0,
    import_faults: Object.fromEntries(read.faults.map(({ code, n }) => [code, n])),
    counted_at: now,
  };
  const row = { ...home, ...counts };
  await db
    .insert(consoleOrganizations)
    .values(row)
    .onConflictDoUpdate({
      target: consoleOrganizations.short_key,
      set: row,
      setWhere: sql`console_organizations.counted_at <= ${now}`,
    });
}
