import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { reaches } from "#db/permissions.ts";
import { users } from "#db/schema/accounts.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { auditedEdit, auditedGone } from "#worker/audit.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { forgetNotifications, notified } from "#worker/notifications/noting.ts";
import { forgetDevices } from "#worker/push/devices.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { MemberChange } from "./contract.ts";
import { endUnbacked } from "./inviting.ts";
import { type Member, memberRow } from "./listing.ts";
import { hasPlace, tooMany } from "./places.ts";
import { beyondRank, mustReach, notTheLastOwner, stillReaches } from "./rank.ts";

/**
 * Changes what somebody may, or whether they may come in at all; sessions of whoever may not end with it. Refuses
 * `forbidden` above the caller's rank, `last_owner`, `plan_limit` where nobody more has a place, and `unauthenticated`
 * when the session has ended meanwhile.
 */
export async function changeMember(scope: Scope, id: string, change: MemberChange): Promise<Member> {
  const { db, org_id } = scope;
  const { role, is_active } = change;
  if (role) mustReach(scope, role);
  const ceases = (role !== undefined && role !== "owner") || is_active === false;
  const when = and(
    isNull(users.removed_at),
    stillReaches(scope, sql`users.role`, ...(role ? [role] : [])),
    ceases ? notTheLastOwner : undefined,
    is_active ? sql`(users.is_active = 1 OR ${hasPlace(scope)})` : undefined,
  ) as SQL;
  const wanted = { ...(role && { role }), ...(is_active !== undefined && { is_active }) };
  const {
    before: [before],
    changed,
    after: [after],
    here,
  } = await batch(db, {
    here: signedInStatement(scope),
    before: memberRow(scope, id),
    line: auditedEdit(scope, { subject: "member", subject_id: id, table: users, wanted, when }),
    changed: db
      .update(users)
      .set(wanted)
      .where(owned(scope, users, eq(users.id, id), when)),
    noted: noteEntry(scope, role ? "role" : "member", {
      details: { of: id, ...(role ? { role } : { did: is_active ? "activated" : "deactivated" }) },
      onlyIf: sql`changes() > 0`,
    }),
    ended: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${id}
      AND EXISTS (SELECT 1 FROM users WHERE users.org_id = ${org_id} AND users.id = ${id} AND users.is_active = 0)`),
    ...endUnbacked(scope, id),
    after: memberRow(scope, id),
  });
  if (changed.rowsAffected === 1 && after) return after;
  if (here.length === 0) throw signedOut();
  if (is_active && before && reaches(scope.role, before.role) && !before.is_active) throw tooMany(scope);
  throw whyNot(scope, before);
}

/** Why a write that stops an owner, or was above the caller's rank, found no row. */
function whyNot(scope: Scope, before: Member | undefined): Refusal {
  if (!before) return new Refusal("missing");
  if (!reaches(scope.role, before.role)) return beyondRank();
  return before.role === "owner" ? new Refusal("last_owner") : beyondRank();
}

/**
 * Lets somebody go: name and address are erased, sessions and saved views with them; what they did stays in the trail,
 * under nobody's name. Refuses as `changeMember` does.
 */
export async function removeMember(scope: Scope, id: string): Promise<void> {
  await letGo(scope, id, stillReaches(scope, sql`users.role`));
}

/** The same of oneself, whatever one's role; `last_owner` where nobody would be left to run the organisation. */
export async function leave(scope: Scope): Promise<void> {
  await letGo(scope, scope.user_id, stillSignedIn(scope));
}

async function letGo(scope: Scope, id: string, mayBe: SQL): Promise<void> {
  const { db, org_id, now } = scope;
  const which = owned(scope, users, eq(users.id, id), isNull(users.removed_at), mayBe, notTheLastOwner);
  const roleOf = sql`(SELECT users.role FROM users WHERE users.org_id = ${org_id} AND users.id = ${id})`;
  const theirs = sql`org_id = ${org_id} AND user_id IN (SELECT users.id FROM users WHERE ${which})`;
  const {
    before: [before],
    removed,
    here,
  } = await batch(db, {
    here: signedInStatement(scope),
    before: memberRow(scope, id),
    line: auditedGone(scope, { subject: "member", table: users, columns: ["role"], which }),
    // The address goes wherever it is kept: also from the invitation it came by.
    invited: db.run(sql`DELETE FROM invitations WHERE org_id = ${org_id}
      AND email IN (SELECT users.email FROM users WHERE ${which})`),
    views: db.run(sql`DELETE FROM saved_views WHERE ${theirs}`),
    ...forgetNotifications(scope, sql`user_id IN (SELECT users.id FROM users WHERE ${which})`),
    devices: forgetDevices(scope, sql`user_id IN (SELECT users.id FROM users WHERE ${which})`),
    // The way back of a changed address stays: who was let go by a stranger comes back by it.
    codes: db.run(sql`DELETE FROM codes WHERE ${theirs} AND purpose <> 'email_back'`),
    removed: db
      .update(users)
      .set({
        first_name: "",
        last_name: "",
        password_hash: "none",
        seen_on: null,
        // An address that is nobody's (RFC 2606): it frees the old one.
        email: sql`users.id || '@removed.invalid'`,
        second_factor_at: null,
        portrait: null,
        is_active: false,
        removed_at: now,
      })
      .where(which),
    noted: noteEntry(scope, "member", { details: { of: id, did: "removed" }, onlyIf: sql`changes() > 0` }),
    told: notified(scope, { event: "member.left", key: id, link: "/settings/members", facts: { role: roleOf } }),
    // Only now: whoever lets themselves go is judged by their own session.
    sessions: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${id}
      AND EXISTS (SELECT 1 FROM users WHERE users.org_id = ${org_id} AND users.id = ${id} AND users.removed_at IS NOT NULL)`),
    ...endUnbacked(scope, id),
  });
  if (removed.rowsAffected !== 1) throw here.length === 0 ? signedOut() : whyNot(scope, before);
}
