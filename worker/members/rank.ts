import { type SQL, sql } from "drizzle-orm";
import { reaches } from "#db/permissions.ts";
import type { Role } from "#db/vocabulary.ts";
import { stillSignedIn } from "#worker/accounts/callers.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";

/** Refuses `forbidden` beyond the caller's rank. */
export function mustReach({ role }: Pick<Scope, "role">, ...others: Role[]): void {
  if (!others.every((other) => reaches(role, other))) throw beyondRank();
}

export const beyondRank = () => new Refusal("forbidden", {}, { detail: "members.rank" });

/**
 * Whether the caller, as they are at this write, reaches these roles: whoever was demoted or signed out a moment before
 * changes nobody any more. A role is a word or a column.
 */
export const stillReaches = (scope: Scope, ...others: Array<Role | SQL>): SQL => {
  const below = others.map((other) => sql`${other} <> 'owner'`);
  return sql`${stillSignedIn(scope)} AND EXISTS (SELECT 1 FROM users actor
    WHERE actor.org_id = ${scope.org_id} AND actor.id = ${scope.user_id}
    AND actor.is_active = 1 AND actor.removed_at IS NULL
    AND (actor.role = 'owner' OR (actor.role = 'manager' AND ${sql.join(below, sql` AND `)})))`;
};

/**
 * Whether whoever made a row of `invitations` may, at an instant, ISO, still invite to its role: they are active, of the
 * rank it takes, and have the second factor that the organisation asks of all.
 */
export const makerStands = (now: string): SQL => sql`EXISTS (
  SELECT 1 FROM users maker JOIN organizations home ON home.id = maker.org_id
  WHERE maker.org_id = invitations.org_id AND maker.id = invitations.invited_by
    AND maker.is_active = 1 AND maker.removed_at IS NULL
    AND (maker.role = 'owner' OR (maker.role = 'manager' AND invitations.role <> 'owner'))
    AND (maker.second_factor_at IS NOT NULL OR coalesce(home.second_factor_required_from, '9') > ${now}))`;

/** Whether a row of `users` is not the last active owner; part of every write by which an owner stops being one. */
export const notTheLastOwner: SQL = sql`(users.role <> 'owner' OR users.is_active = 0 OR EXISTS (
  SELECT 1 FROM users other WHERE other.org_id = users.org_id AND other.id <> users.id
  AND other.role = 'owner' AND other.is_active = 1 AND other.is_verified = 1 AND other.removed_at IS NULL))`;
