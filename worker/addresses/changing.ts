import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { codes } from "#db/schema/accounts.ts";
import type { Caller } from "#worker/accounts/authenticate.ts";
import { stillSignedIn } from "#worker/accounts/callers.ts";
import { sendCode, spendCode } from "#worker/accounts/codes.ts";
import type { Me } from "#worker/accounts/contract.ts";
import { meOf } from "#worker/accounts/profile.ts";
import { codeIdOf, retireResets } from "#worker/accounts/resets.ts";
import { hashSecret, keyed, newLinkToken } from "#worker/accounts/secrets.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { addressChangedLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { AddressState } from "./contract.ts";

/** Days for which the address before can be brought back. */
export const wayBackDays = 7;

type AddressChange = { scope: Scope; env: Env; caller: Caller; ip: string };

/** The caller's address, and the one they are changing to in this session while its code lives. */
export async function addressState({ scope, caller }: Pick<AddressChange, "scope" | "caller">): Promise<AddressState> {
  const { session_id, member } = caller;
  const condition = and(eq(codes.user_id, scope.user_id), eq(codes.purpose, "email"), eq(codes.session_id, session_id));
  const [live] = await scope.db
    .select({ email: sql<string>`${codes.address}`, expires_at: codes.expires_at })
    .from(codes)
    .where(owned(scope, codes, condition, isNull(codes.used_at), gt(codes.expires_at, scope.now)))
    .orderBy(desc(codes.created_at), desc(codes.id))
    .limit(1);
  return { email: member.email, pending: live ?? null };
}

/**
 * Mails a code to another address. Where that has an account already, its owner is told instead and nobody learns the
 * code: from outside both look the same. Refuses one's own address on its field, 429 as every other code, and
 * `unauthenticated` when the session has ended meanwhile.
 */
export async function askForCode({ scope, env, caller, ip }: AddressChange, email: string) {
  const { session_id, member } = caller;
  if (email === member.email) throw new Refusal("invalid", { email: ["addresses.same"] });
  return sendCode({ ...scope, env, ip }, { ...member, id: scope.user_id, email, session_id }, stillSignedIn(scope));
}

/**
 * Changes the caller's address to the one whose code this is. Every other session and every reset link ends; the address
 * before is mailed a way back. Of two who take one address at once the second hears that its code is wrong.
 */
export async function changeAddress(
  { scope, env, caller, ip }: AddressChange,
  code: string,
): Promise<{ me: Me; mail_id: string }> {
  const { db, now, org_id, user_id } = scope;
  const { member, session_id } = caller;
  const token = await newLinkToken();
  const digest = await hashSecret(token);
  const back = codeIdOf(digest);
  const expires_at = secondsFrom(now, wayBackDays * 24 * 3600);
  const link = `${env.APP_ORIGIN}/email-back/${keyed(member.short_key, token)}`;
  const letter = addressChangedLetter({ ...member, to: member.email }, link, wayBackDays);
  const mail = outgoingUntil(letter, expires_at);
  const isChanged = sql`EXISTS (SELECT 1 FROM codes WHERE org_id = ${org_id} AND id = ${back})`;
  const { address } = await spendCode(scope, env, { code, ip, session_id }, (isRight, newest) => {
    const wanted = sql`(SELECT address FROM codes WHERE org_id = ${org_id} AND id = ${newest})`;
    return {
      // Before the change: it keeps what the address was.
      back: db.run(sql`
        INSERT INTO codes (id, org_id, user_id, purpose, digest, address, attempts, expires_at, created_at)
        SELECT ${back}, org_id, id, 'email_back', ${digest}, email, 0, ${expires_at}, ${now} FROM users
        WHERE org_id = ${org_id} AND id = ${user_id} AND email = ${member.email} AND ${isRight} AND ${stillSignedIn(scope)}
          AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = ${wanted} AND other.is_verified = 1)`),
      done: db.run(
        sql`UPDATE users SET email = ${wanted} WHERE org_id = ${org_id} AND id = ${user_id} AND ${isChanged}`,
      ),
      noted: noteEntry(scope, "email", { onlyIf: isChanged }),
      used: noteEntry(scope, "code", { details: { for: "email" }, onlyIf: isChanged }),
      ended: db.run(sql`DELETE FROM sessions
        WHERE org_id = ${org_id} AND user_id = ${user_id} AND id <> ${session_id} AND ${isChanged}`),
      retired: retireResets(db, { id: user_id, org_id }, now, isChanged),
      mailed: mailStatement(db, mail, now, isChanged),
    };
  });
  return { me: meOf(scope, { ...member, email: address ?? member.email }), mail_id: mail.id };
}
