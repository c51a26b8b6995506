import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { planInForce } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";

/** One side of a hand-over, as the app writes for it. */
export type Party = { scope: Scope; name: string };

type Row = {
  id: string;
  name: string;
  plan: PlanKey;
  trial_ends_at: string | null;
  timezone: string;
  closes_at: string | null;
};

/**
 * An organisation in whose name a step is done, by the clock or because the other side has done theirs; undefined where it
 * is not there any more. Nobody of it does so: what it writes has no author.
 */
export async function partyOf(db: Database, org_id: string, now: string): Promise<Party | undefined> {
  const [row] = await db.all<Row>(
    sql`SELECT id, name, plan, trial_ends_at, timezone, closes_at FROM organizations WHERE id = ${org_id}`,
  );
  if (!row) return undefined;
  const scope: Scope = {
    db,
    org_id,
    // The trail keeps "nobody" as an empty author; no statement of a hand-over asks for more of it.
    user_id: null as unknown as string,
    role: "owner",
    plan: planInForce(row, now),
    trial_ends_at: null,
    closes_at: row.closes_at,
    language: "pt",
    papers_language: "pt",
    logo_key: null,
    look: null,
    now,
    today: dayIn(row.timezone, now),
    confirmed_at: "",
    idempotency_key: undefined,
  };
  return { scope, name: row.name };
}
