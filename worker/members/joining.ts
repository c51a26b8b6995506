import { and, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { organizations } from "#db/schema/accounts.ts";
import { invitations } from "#db/schema/members.ts";
import { ownerStatement } from "#worker/accounts/codes.ts";
import { passwordFault } from "#worker/accounts/password-contract.ts";
import { costOf, hashPassword } from "#worker/accounts/passwords/hashing.ts";
import { inQueue, requireRoom } from "#worker/accounts/passwords/turns.ts";
import { countStatement, networkOf, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import { type Opened, openSession } from "#worker/accounts/sessions.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { audited } from "#worker/audit.ts";
import { planInForce } from "#worker/billing/plans.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { notified } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Joining } from "./contract.ts";
import { hasPlace, takesMembers, tooMany } from "./places.ts";
import { makerStands } from "./rank.ts";

const { name, timezone, plan, trial_ends_at, keeps_eggs } = organizations;

const gone = () => new Refusal("gone", {}, { detail: "members.join.gone" });

/** The invitation a token opens, with its organisation; undefined for one that was used, withdrawn, is too old, or none. */
const invitationOf = ({ db, now }: Visitor, token_hash: string, key?: string) =>
  db
    .select({ invitation: invitations, organization: { name, timezone, plan, trial_ends_at, keeps_eggs } })
    .from(invitations)
    .innerJoin(
      organizations,
      and(
        eq(organizations.id, invitations.org_id),
        isNotNull(organizations.claimed_at),
        isNull(organizations.closes_at),
        isKeyed(key),
      ),
    )
    .where(opens({ now, token_hash }));

// Asked when the link is opened, and again by the write: a right ends with the right of whoever gave it.
const opens = ({ now, token_hash }: { now: string; token_hash: string }) =>
  and(
    ...[eq(invitations.token_hash, token_hash), isNull(invitations.ended_at), gt(invitations.expires_at, now)],
    makerStands(now),
  );

async function opened(visitor: Visitor, token: string) {
  const { db, env, now, ip } = visitor;
  const byIp = await rate(env, "join.ip", ip);
  const { key, secret } = tokenParts(token);
  const token_hash = await hashSecret(secret);
  const {
    ips,
    found: [found],
  } = await batch(db, { ips: countStatement(db, byIp, now), found: invitationOf(visitor, token_hash, key) });
  refuseBeyond([[byIp, ips]], now);
  if (!found) throw gone();
  return found;
}

/** What somebody is invited to; `gone` when the link opens nothing any more. */
export async function invitationBehind(visitor: Visitor, token: string) {
  const { invitation, organization } = await opened(visitor, token);
  const { email, role, expires_at } = invitation;
  const [owner] = await ownerStatement(visitor.db, email);
  // Only whoever reads the mails of this address has the token.
  return { organization: organization.name, email, role, expires_at, has_account: owner !== undefined };
}
export type OpenInvitation = Awaited<ReturnType<typeof invitationBehind>>;

/**
 * Makes whoever was invited a member, their address proved by the link itself, and opens a session. Refuses `gone`, the
 * field of a weak password, `conflict` where the address has another account by now, `plan_limit`.
 */
export async function join(visitor: Visitor, { token, ...draft }: Joining): Promise<Opened> {
  const { db, env, now, ip, language } = visitor;
  requireRoom(networkOf(ip));
  const { invitation, organization } = await opened(visitor, token);
  const { org_id, email, role } = invitation;
  const fault = passwordFault(draft.password, { ...draft, email, organization: organization.name });
  if (fault) throw new Refusal("invalid", { password: [fault] });
  const [hash] = await inQueue(networkOf(ip), () => hashPassword(draft.password, costOf(env)));
  const id = newId("user");
  const whose = { org_id, plan: planInForce(organization, now), now };
  const { token_hash } = invitation;
  const stillOpen: SQL = sql`${takesMembers(org_id)} AND EXISTS (SELECT 1 FROM invitations
    WHERE ${and(eq(invitations.org_id, org_id), eq(invitations.id, invitation.id), opens({ now, token_hash }))})`;
  const {
    made,
    owner: [owner],
    still: [still],
  } = await batch(db, {
    still: invitationOf(visitor, token_hash),
    owner: ownerStatement(db, email),
    // Whoever else claimed this address and never proved it cannot any more: it has its owner now.
    made: db.run(sql`INSERT INTO users (id, org_id, first_name, last_name, email, password_hash, role, language,
        is_verified, is_active, created_at)
      SELECT ${id}, ${org_id}, ${draft.first_name}, ${draft.last_name}, ${email}, ${hash}, ${role}, ${language}, 1, 1, ${now}
      WHERE ${stillOpen} AND ${hasPlace(whose, invitation.id)}
        AND NOT EXISTS (SELECT 1 FROM users WHERE users.email = ${email} AND users.is_verified = 1)`),
    noted: audited(
      { db, org_id, now, user_id: id },
      { subject: "member", subject_id: id, deed: "created", changes: { role: [null, role] } },
    ),
    entry: noteEntry(
      { db, org_id, now, user_id: id, network: widened(ip) },
      ...([
        "member",
        { details: { did: "joined", role, invitation: invitation.id }, onlyIf: sql`changes() > 0` },
      ] as const),
    ),
    told: notified(
      { db, org_id, now, user_id: id },
      { event: "member.joined", key: id, link: "/settings/members", facts: { member_id: id } },
    ),
    used: db.run(sql`UPDATE invitations SET ended_at = ${now} WHERE org_id = ${org_id} AND id = ${invitation.id}
      AND EXISTS (SELECT 1 FROM users WHERE users.org_id = ${org_id} AND users.id = ${id})`),
  });
  if (made.rowsAffected !== 1) {
    if (!still) throw gone();
    throw owner ? new Refusal("conflict", {}, { detail: "members.join.taken" }) : tooMany(whose);
  }
  const { first_name, last_name } = draft;
  const { name, timezone, plan, trial_ends_at, keeps_eggs } = organization;
  // What a login begins with too: the first page knows the plan and what the season asks for.
  const fields = { plan, ...(trial_ends_at && { trial_ends_at }), ...(keeps_eggs && { keeps_eggs: true as const }) };
  const card = { first_name, last_name, email, organization: name, timezone, role, is_verified: true, ...fields };
  const start = { remember: false, user_agent: visitor.user_agent, ip };
  return openSession(db, env.JWT_SECRET, { id, org_id, card }, start);
}
