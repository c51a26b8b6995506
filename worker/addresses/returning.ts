import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { codes, users } from "#db/schema/accounts.ts";
import { recoveryCodes, secondFactors } from "#db/schema/factors.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { codeIdOf, endChallenges, newReset, resetMinutes, retireResets } from "#worker/accounts/resets.ts";
import { hashSecret } from "#worker/accounts/secrets.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { addressBackLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";

const gone = () => new Refusal("gone", {}, { detail: "addresses.back.gone" });

/** The way back that a token opens; `gone` for one that was used, is too old, or none. */
async function found({ db, env, now, ip }: Visitor, token: string) {
  const byIp = await rate(env, "reset.ip", ip);
  const digest = await hashSecret(token);
  const live = and(eq(codes.id, codeIdOf(digest)), eq(codes.digest, digest), isNull(codes.used_at));
  const {
    ips,
    rows: [row],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    rows: db
      .select({ user: users, way: codes })
      .from(codes)
      .innerJoin(users, and(eq(users.org_id, codes.org_id), eq(users.id, codes.user_id), isNull(users.removed_at)))
      .where(and(live, eq(codes.purpose, "email_back"), gt(codes.expires_at, now), within(byIp))),
  });
  refuseBeyond([[byIp, ips]], now);
  if (!row?.way.address) throw gone();
  return { ...row, address: row.way.address };
}

/** Which address a way back leads to. Whoever has the link reads the mails of that address. */
export const addressBehind = async (visitor: Visitor, token: string) => ({
  email: (await found(visitor, token)).address,
});

/**
 * Brings the address before back, once. Nothing that whoever changed it may have set opens the account any more: every
 * session ends, the password and a second factor turned on since go with them, and the answer holds what a new password is
 * set with. Ways back of later changes end. `conflict` where the address has another account by now.
 */
export async function goBack(visitor: Visitor, given: string) {
  const { db, now, ip } = visitor;
  const { user, way, address } = await found(visitor, given);
  const { id, org_id } = user;
  const mine = { org_id, id };
  const isTaken = sql`EXISTS (SELECT 1 FROM users AS other
    WHERE other.email = ${address} AND other.is_verified = 1 AND other.id <> ${id})`;
  const open = sql`EXISTS (SELECT 1 FROM codes WHERE org_id = ${org_id} AND id = ${way.id} AND used_at IS NULL
    AND expires_at > ${now}) AND NOT ${isTaken}`;
  const isSince = sql`${open} AND EXISTS (SELECT 1 FROM users AS it
    WHERE it.org_id = ${org_id} AND it.id = ${id} AND it.second_factor_at >= ${way.created_at})`;
  const reset = await newReset(visitor, mine, secondsFrom(now, resetMinutes * 60), open);
  const mail = outgoing(addressBackLetter({ ...user, to: user.email }));
  const witness = { db, org_id, user_id: id, now, network: widened(ip) };
  const {
    changed,
    taken: [taken],
  } = await batch(db, {
    retired: retireResets(db, mine, now, open),
    kept: reset.kept,
    factor: db.delete(secondFactors).where(owned(mine, secondFactors, eq(secondFactors.user_id, id), isSince)),
    recovery: db.delete(recoveryCodes).where(owned(mine, recoveryCodes, eq(recoveryCodes.user_id, id), isSince)),
    without: db.run(
      sql`UPDATE users SET second_factor_at = NULL WHERE org_id = ${org_id} AND id = ${id} AND ${isSince}`,
    ),
    changed: db
      .update(users)
      .set({ email: address, password_hash: "none" })
      .where(owned(mine, users, eq(users.id, id), open)),
    ended: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${id} AND ${open}`),
    halves: endChallenges(db, mine, open),
    noted: noteEntry(witness, "email_back", { onlyIf: open }),
    mailed: mailStatement(db, mail, now, open),
    taken: db.all(sql`SELECT 1 WHERE ${isTaken}`),
    // Last: every statement before it holds only while this way is open, so of many at once one does all.
    closed:
      db.run(sql`UPDATE codes SET used_at = ${now} WHERE org_id = ${org_id} AND user_id = ${id} AND used_at IS NULL
      AND (purpose = 'email' OR (purpose = 'email_back' AND created_at >= ${way.created_at})) AND ${open}`),
  });
  if (changed.rowsAffected === 1) return { email: address, token: reset.token, mail_id: mail.id };
  throw taken ? new Refusal("conflict", {}, { detail: "addresses.back.taken" }) : gone();
}
