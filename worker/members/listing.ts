import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { invitations } from "#db/schema/members.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { isConfirmed } from "#worker/rights.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { MemberFilter } from "./contract.ts";
import { activeMembers, mostMembers, openInvitations } from "./places.ts";

const { id, first_name, last_name, email, role, is_active, seen_on, portrait, created_at } = users;
const second_factor = sql<boolean>`${users.second_factor_at} IS NOT NULL`.mapWith(Boolean).as("second_factor");
const columns = {
  id,
  first_name,
  last_name,
  email,
  role,
  is_active,
  last_seen: seen_on,
  portrait,
  created_at,
  second_factor,
};

/** The people of an organisation who have not left. */
const present = (scope: Pick<Scope, "org_id">) => owned(scope, users, isNull(users.removed_at));

/** The statement that reads one member. */
export const memberRow = (scope: Scope, member_id: string) =>
  scope.db
    .select(columns)
    .from(users)
    .where(and(present(scope), eq(users.id, member_id)));
/** `last_seen` is a day of UTC, null of whoever was not here since that is noted. */
export type Member = Awaited<ReturnType<typeof memberRow>>[number];

/** One member; `missing` for whoever is none, or none any more. */
export async function findMember(scope: Scope, member_id: string): Promise<Member> {
  const [row] = await memberRow(scope, member_id);
  if (!row) throw new Refusal("missing");
  return row;
}

/** Invitations that can still be used. */
const open = (scope: Pick<Scope, "org_id" | "now">) =>
  owned(scope, invitations, isNull(invitations.ended_at), gt(invitations.expires_at, scope.now));

const invited = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  expires_at: invitations.expires_at,
  created_at: invitations.created_at,
};

/** The statement that reads a page of open invitations, the newest first. */
const invitationsOf = (scope: Scope, { page, page_size }: MemberFilter) =>
  scope.db
    .select(invited)
    .from(invitations)
    .where(open(scope))
    .orderBy(desc(invitations.created_at), desc(invitations.id))
    .limit(page_size)
    .offset((page - 1) * page_size);
export type Invitation = Awaited<ReturnType<typeof invitationsOf>>[number];

const counted = (scope: Scope) =>
  scope.db.all<{ members: number; active: number; invitations: number }>(sql`SELECT
    (SELECT count(*) FROM users WHERE ${present(scope)}) AS members,
    ${activeMembers(scope.org_id)} AS active, ${openInvitations(scope)} AS invitations`);

const nobody = { members: 0, active: 0, invitations: 0 };

const paged = <Row>(items: Row[], total: number, { page, page_size }: MemberFilter) => ({
  items,
  total,
  total_pages: Math.ceil(total / page_size),
  page,
  page_size,
});

/**
 * One page of the members by name, those who may come in before the others, with the newest invitations, and
 * whether the caller need not confirm who they are before inviting. One trip.
 */
export async function listMembers(scope: Scope, filter: MemberFilter) {
  const { page, page_size } = filter;
  const {
    rows,
    waiting,
    counts: [counts = nobody],
  } = await batch(scope.db, {
    rows: scope.db
      .select(columns)
      .from(users)
      .where(present(scope))
      .orderBy(desc(users.is_active), sql`${users.name} COLLATE NOCASE`, asc(users.id))
      .limit(page_size)
      .offset((page - 1) * page_size),
    waiting: invitationsOf(scope, { page: 1, page_size: 20 }),
    counts: counted(scope),
  });
  const places = { active: counts.active, invitations: counts.invitations, limit: mostMembers(scope.plan) };
  return { ...paged(rows, counts.members, filter), invitations: waiting, places, is_confirmed: isConfirmed(scope) };
}
export type MemberPage = Awaited<ReturnType<typeof listMembers>>;

/** One page of the open invitations. */
export async function listInvitations(scope: Scope, filter: MemberFilter) {
  const {
    rows,
    counts: [counts = nobody],
  } = await batch(scope.db, { rows: invitationsOf(scope, filter), counts: counted(scope) });
  return paged(rows, counts.invitations, filter);
}
export type InvitationPage = Awaited<ReturnType<typeof listInvitations>>;
