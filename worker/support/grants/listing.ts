import { lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { supportGrants } from "#db/schema/support-grants.ts";
import { type FactorRule, readRule, ruleIn } from "#worker/factors/requiring.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { daysKept, type GrantView } from "./contract.ts";

type Row = Omit<GrantView, "has_money" | "state"> & { has_money: 0 | 1 };

/** So many are listed: those of some days where looks are allowed as often as they may be. */
const mostListed = 100;

const selected = ({ db, org_id }: Pick<Scope, "db" | "org_id">, rest: SQL) =>
  db.all<Row>(sql`SELECT it.id, it.has_money, it.ticket_id, it.ends_at, it.revoked_at, it.created_at,
      (SELECT number FROM tickets WHERE tickets.org_id = it.org_id AND tickets.id = it.ticket_id) AS ticket,
      (SELECT users.name FROM users WHERE users.org_id = it.org_id AND users.id = it.user_id) AS given_by
    FROM support_grants it WHERE it.org_id = ${org_id} ${rest}`);

/** The statement that reads one grant. */
export const grantStatement = (scope: Pick<Scope, "db" | "org_id">, id: string) =>
  selected(scope, sql`AND it.id = ${id}`);

/** A grant at an instant. */
export function serializeGrant({ now }: Pick<Scope, "now">, { has_money, ...row }: Row): GrantView {
  const state = row.revoked_at !== null ? "revoked" : row.ends_at <= now ? "over" : "in_force";
  return { ...row, has_money: has_money === 1, state };
}

/** Looks the organisation has allowed, the newest first. */
export async function listGrants(scope: Scope): Promise<{ data: GrantView[]; second_factor: FactorRule }> {
  const { rows, ...rule } = await batch(scope.db, {
    rows: selected(scope, sql`ORDER BY it.created_at DESC, it.id DESC LIMIT ${mostListed}`),
    ...readRule(scope),
  });
  return { data: rows.map((row) => serializeGrant(scope, row)), second_factor: ruleIn(rule) };
}

/** Scheduled job: forgets what was allowed long ago, as the trail of entries forgets it. `now` is an ISO instant. */
export async function forgetGrants(db: Database, now: string): Promise<void> {
  const first = new Date(Date.parse(now) - daysKept * 24 * 3_600_000).toISOString();
  await db.delete(supportGrants).where(lt(supportGrants.ends_at, first));
}
