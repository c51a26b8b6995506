import { and, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { users } from "#db/schema/accounts.ts";
import { invitations } from "#db/schema/members.ts";
import type { Member as Caller } from "#worker/accounts/callers.ts";
import { signedInStatement, signedOut } from "#worker/accounts/callers.ts";
import { ownerStatement } from "#worker/accounts/codes.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, keyed, newLinkToken } from "#worker/accounts/secrets.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { audited, auditedGone, auditedLines } from "#worker/audit.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { TakingBack } from "#worker/kit/room.ts";
import { invitationLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { idFor, owned, type Scope } from "#worker/scope.ts";
import type { InvitationDraft } from "./contract.ts";
import type { Invitation } from "./listing.ts";
import { hasPlace, takesMembers, tooMany } from "./places.ts";
import { makerStands, mustReach, stillReaches } from "./rank.ts";

/** Days an invitation can be used, and days after its end that its address is kept for the trail. */
export const invitationDays = 7;
const keptDays = 30;
const day = 24 * 3600;

/** Who invites, in whose name. */
type Desk = { scope: Scope; env: Env; caller: Caller };
type Sent = { invitation: Invitation; mail_id: string };

/**
 * Asks an address to become a member. Whoever has an account elsewhere is told by mail what to do; the inviter hears the
 * same either way. Refuses `forbidden` above one's rank or once the organisation closes, the field of a member or of an
 * open invitation, `plan_limit`, `unauthenticated` when the session has ended meanwhile.
 */
export async function invite(desk: Desk, { email, role }: InvitationDraft): Promise<Sent> {
  const { scope } = desk;
  const { db, org_id, user_id, now } = scope;
  mustReach(scope, role);
  const id = await idFor(scope, "invitation");
  const { mail, token_hash, expires_at, member } = await letterFor(desk, email);
  if (member) throw new Refusal("invalid", { email: ["members.invitation.member"] });
  const of = and(eq(invitations.email, email), isNull(invitations.ended_at));
  const {
    made,
    open: [open],
    ...stands
  } = await batch(db, {
    lapsed: db
      .update(invitations)
      .set({ ended_at: now })
      .where(owned(scope, invitations, of, lte(invitations.expires_at, now))),
    made: db.run(sql`INSERT INTO invitations (id, org_id, email, role, invited_by, token_hash, expires_at, created_at)
      SELECT ${id}, ${org_id}, ${email}, ${role}, ${user_id}, ${token_hash}, ${expires_at}, ${now}
      WHERE ${hasPlace(scope)} AND ${stillReaches(scope, role)} AND ${takesMembers(org_id)}
        AND NOT EXISTS (SELECT 1 FROM invitations WHERE ${owned(scope, invitations, of)})`),
    noted: audited(scope, {
      subject: "invitation",
      subject_id: id,
      deed: "created",
      changes: { role: [null, role], expires_on: [null, expires_at.slice(0, 10)] },
    }),
    mailed: mailStatement(db, mail, now, isSent(token_hash)),
    entry: noteEntry(scope, "invitation", { details: { role }, onlyIf: isSent(token_hash) }),
    ...standing(scope),
    open: db
      .select()
      .from(invitations)
      .where(owned(scope, invitations, of)),
  });
  // What was asked for twice under one key was done once.
  const isMade = made.rowsAffected === 1 || (scope.idempotency_key !== undefined && open?.id === id);
  if (open && isMade) return { invitation: serializeInvitation(open), mail_id: mail.id };
  if (open && stands.here.length > 0) throw new Refusal("invalid", { email: ["members.invitation.open"] });
  throw whyNotInvited(scope, stands);
}

/** Sends an invitation again: with a new link, seven days from now; the old link ends. */
export async function inviteAgain(desk: Desk, id: string): Promise<Sent> {
  const { scope } = desk;
  const { db, now } = scope;
  const found = await openInvitation(scope, id);
  mustReach(scope, found.role);
  const { mail, token_hash, expires_at } = await letterFor(desk, found.email);
  const isOpen = and(eq(invitations.id, id), isNull(invitations.ended_at));
  const which = owned(
    ...([scope, invitations, isOpen, hasPlace(scope, id)] as const),
    ...[stillReaches(scope, sql`invitations.role`), takesMembers(scope.org_id)],
  );
  const { renewed, left, ...stands } = await batch(db, {
    noted: auditedLines(scope, {
      subject: "invitation",
      lines: sql`SELECT id AS subject_id,
        json_object('expires_on', json_array(substr(expires_at, 1, 10), ${expires_at.slice(0, 10)})) AS changes
        FROM invitations WHERE ${which}`,
    }),
    renewed: db.update(invitations).set({ token_hash, expires_at, invited_by: scope.user_id }).where(which).returning(),
    mailed: mailStatement(db, mail, now, isSent(token_hash)),
    entry: noteEntry(scope, "invitation", { details: { role: found.role, did: "again" }, onlyIf: isSent(token_hash) }),
    ...standing(scope),
    left: db
      .select({ id: invitations.id })
      .from(invitations)
      .where(owned(scope, invitations, isOpen)),
  });
  const [row] = renewed;
  if (!row && left.length === 0) throw new Refusal("missing");
  if (!row) throw whyNotInvited(scope, stands);
  return { invitation: serializeInvitation(row), mail_id: mail.id };
}

/** The statements that read, beside such a write, what else than a full plan may have been in its way. */
const standing = (scope: Scope) => ({
  here: signedInStatement(scope),
  takes: scope.db.all(sql`SELECT 1 WHERE ${takesMembers(scope.org_id)}`),
});

function whyNotInvited(scope: Scope, { here, takes }: { here: unknown[]; takes: unknown[] }): Refusal {
  if (here.length === 0) return signedOut();
  return takes.length === 0 ? closes() : tooMany(scope);
}

const closes = () => new Refusal("forbidden", {}, { detail: "accounts.closing.read_only" });

/** The statements, keyed, that end what somebody has invited to and may invite to no more; behind the write that makes it so. */
export function endUnbacked(scope: Scope, maker_id: string) {
  const isTheirs = and(eq(invitations.invited_by, maker_id), isNull(invitations.ended_at));
  const which = owned(scope, invitations, isTheirs, sql`NOT ${makerStands(scope.now)}`);
  return {
    unbackedNoted: auditedGone(scope, { subject: "invitation", table: invitations, columns: ["role"], which }),
    unbacked: scope.db.update(invitations).set({ ended_at: scope.now }).where(which),
  };
}

/** Takes an invitation back: its link opens nothing any more. */
export async function withdraw(scope: Scope, id: string): Promise<void> {
  const found = await openInvitation(scope, id);
  mustReach(scope, found.role);
  const isOpen = and(eq(invitations.id, id), isNull(invitations.ended_at));
  const which = owned(scope, invitations, isOpen, stillReaches(scope, sql`invitations.role`));
  const { ended, here } = await batch(scope.db, {
    here: signedInStatement(scope),
    noted: auditedGone(scope, { subject: "invitation", table: invitations, columns: ["role"], which }),
    ended: scope.db.update(invitations).set({ ended_at: scope.now }).where(which),
    entry: noteEntry(scope, "invitation", {
      details: { role: found.role, did: "withdrawn" },
      onlyIf: sql`changes() > 0`,
    }),
  });
  if (ended.rowsAffected !== 1) throw here.length === 0 ? signedOut() : new Refusal("missing");
}

/** Ends invitations whose maker was not who they seemed; see `TakingBack`. */
export const endInvitations: TakingBack = ({ db, org_id, now, invitations: ids }, onlyIf) => ({
  invitationsEnded: db
    .update(invitations)
    .set({ ended_at: now })
    .where(owned({ org_id }, invitations, inArray(invitations.id, ids), isNull(invitations.ended_at), onlyIf)),
});

/** Removes the addresses of invitations that ended a month ago. `now` is an ISO instant. */
export async function removeOldInvitations(db: Database, now: string): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expires_at, secondsFrom(now, -keptDays * day)));
}

async function openInvitation(scope: Scope, id: string) {
  const [found] = await scope.db
    .select()
    .from(invitations)
    .where(owned(scope, invitations, eq(invitations.id, id), isNull(invitations.ended_at)));
  if (!found) throw new Refusal("missing");
  return found;
}

const isSent = (token_hash: string) => sql`EXISTS (SELECT 1 FROM invitations WHERE token_hash = ${token_hash})`;

// Every attempt counts, whatever comes of it: nobody can try out whom the app knows, or fill a stranger's mailbox.
async function letterFor({ scope, env, caller }: Desk, email: string) {
  const { db, org_id, now } = scope;
  const hourly = await rate(env, "invite.organization", org_id);
  const daily = await rate(env, "invite.address", `${org_id}\n${email}`);
  const {
    hours,
    days,
    owner: [owner],
    member: [member],
  } = await batch(db, {
    hours: countStatement(db, hourly, now),
    days: countStatement(db, daily, now, hourly),
    owner: ownerStatement(db, email),
    member: db
      .select({ id: users.id })
      .from(users)
      .where(owned(scope, users, eq(users.email, email))),
  });
  refuseBeyond([[hourly, hours]], now, "members.invitation.hour");
  refuseBeyond([[daily, days]], now, "members.invitation.day");
  const token = await newLinkToken();
  const token_hash = await hashSecret(token);
  const expires_at = secondsFrom(now, invitationDays * day);
  const invited = {
    organization: caller.organization,
    inviter: `${caller.first_name} ${caller.last_name}`,
    link: `${env.APP_ORIGIN}/join/${keyed(caller.short_key, token)}`,
    days: invitationDays,
    look: scope.look,
  };
  const reader = owner ? { ...owner, to: owner.email } : { to: email, language: scope.papers_language };
  const mail = outgoingUntil(invitationLetter(reader, invited, owner !== undefined), expires_at);
  return { mail, token_hash, expires_at, member };
}

const serializeInvitation = ({
  id,
  email,
  role,
  expires_at,
  created_at,
}: typeof invitations.$inferSelect): Invitation => ({
  id,
  email,
  role,
  expires_at,
  created_at,
});
