import { type SQL, sql } from "drizzle-orm";
import type { PlanKey } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";

type Whose = { org_id: string; plan: PlanKey; now: string };

/** How many may be members, null for any number. */
export const mostMembers = (plan: PlanKey): number | null => planOf(plan).users;

/** Where a plan names no number. */
const mostOfAll = 2000;

/** How many members are active. */
export const activeMembers = (org_id: string): SQL<number> =>
  sql`(SELECT count(*) FROM users seated WHERE seated.org_id = ${org_id} AND seated.is_active = 1 AND seated.removed_at IS NULL)`;

/** How many invitations hold a place, but for one. */
export const openInvitations = ({ org_id, now }: Pick<Whose, "org_id" | "now">, but = ""): SQL<number> => sql`(
  SELECT count(*) FROM invitations held
  WHERE held.org_id = ${org_id} AND held.ended_at IS NULL AND held.expires_at > ${now} AND held.id <> ${but})`;

/** Whether the plan has a place for one more; `but` is the invitation whose place it would be. Part of the write itself. */
export function hasPlace(whose: Whose, but?: string): SQL {
  const most = mostMembers(whose.plan) ?? mostOfAll;
  return sql`${activeMembers(whose.org_id)} + ${openInvitations(whose, but)} < ${most}`;
}

/** Whether anybody may become a member of an organisation: it is somebody's, and does not close. Part of the write itself. */
export const takesMembers = (org_id: string): SQL => sql`EXISTS (SELECT 1 FROM organizations home
  WHERE home.id = ${org_id} AND home.claimed_at IS NOT NULL AND home.closes_at IS NULL)`;

/** The refusal of one too many. */
export const tooMany = ({ plan }: Pick<Whose, "plan">) =>
  new Refusal("plan_limit", {}, { detail: "members.full", values: { count: mostMembers(plan) ?? mostOfAll } });
