import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import { recoveryCodes, secondFactors } from "#db/schema/factors.ts";
import type { Caller } from "#worker/accounts/authenticate.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { endChallenges } from "#worker/accounts/logins.ts";
import { countStatement, refuseBeyond, sessionRate } from "#worker/accounts/rates.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { factorLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { type Square, squareOf } from "#worker/qr-code.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { takeCode } from "./checking.ts";
import { provePassword } from "./proving.ts";
import { newRecovery } from "./recovery.ts";
import { seal, unseal } from "./sealing.ts";
import { factorUri, newFactorSecret, stepOfCode } from "./totp.ts";

/** Where somebody stands: without one, in the middle of setting it up, with one. Instants are ISO. */
export type FactorState =
  | { state: "off" }
  | { state: "pending"; secret: string; uri: string; square: Square }
  | { state: "on"; since: string; recovery_left: number };

/** Minutes a secret waits to be proved; after that it is asked for anew. */
const pendingMinutes = 60;

const mine = ({ user_id }: Scope) => eq(secondFactors.user_id, user_id);
// Another session of the same person, forgotten on some screen, neither sees the secret nor turns it on.
const pending = ({ now }: Scope, { session_id }: Caller) =>
  and(
    isNull(secondFactors.confirmed_at),
    eq(secondFactors.session_id, session_id),
    sql`${secondFactors.created_at} > ${secondsFrom(now, -pendingMinutes * 60)}`,
  );

/** Where the caller stands. The secret is shown while it is set up, to the session that began it, and never again. */
export async function factorState(scope: Scope, env: Env, caller: Caller): Promise<FactorState> {
  const { db, user_id } = scope;
  const {
    factor: [factor],
    left,
  } = await batch(db, {
    factor: db
      .select()
      .from(secondFactors)
      .where(
        owned(scope, secondFactors, mine(scope), or(isNotNull(secondFactors.confirmed_at), pending(scope, caller))),
      ),
    left: db
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(owned(scope, recoveryCodes, and(eq(recoveryCodes.user_id, user_id), isNull(recoveryCodes.used_at)))),
  });
  if (factor?.confirmed_at) return { state: "on", since: factor.confirmed_at, recovery_left: left.length };
  if (!factor) return { state: "off" };
  const secret = await unseal(env, user_id, factor.sealed);
  if (secret === undefined) return { state: "off" };
  const uri = factorUri(secret, caller.member.email);
  return { state: "pending", secret, uri, square: squareOf(uri) };
}

/**
 * Makes a secret that waits to be proved, in the place of one that was not; refuses `illegal_state` where it is on,
 * `unauthenticated` when the session has ended meanwhile.
 */
export async function beginFactor(scope: Scope, env: Env, caller: Caller): Promise<{ secret: string; uri: string }> {
  const { db, org_id, user_id, now } = scope;
  const secret = newFactorSecret();
  const sealed = await seal(env, user_id, secret);
  const {
    begun,
    here: [here],
  } = await batch(db, {
    here: signedInStatement(scope),
    begun: db.run(sql`
      INSERT INTO second_factors (id, org_id, user_id, session_id, sealed, last_step, created_at)
      SELECT ${newId("second_factor")}, ${org_id}, ${user_id}, ${caller.session_id}, ${sealed}, 0, ${now}
      WHERE ${stillSignedIn(scope)}
      ON CONFLICT (org_id, user_id) DO UPDATE SET session_id = excluded.session_id, sealed = excluded.sealed,
        last_step = 0, created_at = excluded.created_at
      WHERE confirmed_at IS NULL`),
  });
  if (begun.rowsAffected !== 1) throw here ? isOn() : signedOut();
  return { secret, uri: factorUri(secret, caller.member.email) };
}

const isOn = () => new Refusal("illegal_state", {}, { detail: "accounts.factor.is_on", from: "on" });

type FactorInput = { code: string; password: string };

/**
 * Turns the second factor on by the password and its first code, which is used by that. Every other session ends, and
 * every login under way; the recovery codes are told here only.
 */
export async function confirmFactor(scope: Scope, env: Env, caller: Caller, { code, password }: FactorInput) {
  const { db, org_id, user_id, now } = scope;
  const { member, session_id } = caller;
  await provePassword(scope, env, password, "password");
  const tries = await sessionRate(env, "factor.session", scope);
  const {
    counted,
    factor: [factor],
  } = await batch(db, {
    counted: countStatement(db, tries, now),
    factor: db
      .select()
      .from(secondFactors)
      .where(owned(scope, secondFactors, mine(scope), pending(scope, caller))),
  });
  refuseBeyond([[tries, counted]], now);
  const secret = factor && (await unseal(env, user_id, factor.sealed));
  if (!secret) throw new Refusal("illegal_state", {}, { detail: "accounts.factor.not_begun", from: "off" });
  const step = await stepOfCode(secret, code, now, 0);
  if (step === undefined) throw new Refusal("invalid", { code: ["accounts.factor.wrong"] });
  // Of two parallel requests one turns the factor on, and its recovery codes are valid.
  const mark = newId("second_factor");
  const isMine = sql`EXISTS (SELECT 1 FROM second_factors WHERE org_id = ${org_id} AND user_id = ${user_id} AND id = ${mark})`;
  const recovery = await newRecovery(db, env, { id: user_id, org_id }, now, isMine);
  const mail = outgoing(factorLetter({ ...member, to: member.email }, "on", env.APP_ORIGIN));
  const {
    on,
    here: [here],
  } = await batch(db, {
    here: signedInStatement(scope),
    on: db.run(sql`UPDATE second_factors SET id = ${mark}, confirmed_at = ${now}, last_step = ${step}
      WHERE org_id = ${org_id} AND user_id = ${user_id} AND id = ${factor.id} AND sealed = ${factor.sealed}
        AND confirmed_at IS NULL AND ${stillSignedIn(scope)}`),
    ...recovery.statements,
    user: db.run(
      sql`UPDATE users SET second_factor_at = ${now} WHERE org_id = ${org_id} AND id = ${user_id} AND ${isMine}`,
    ),
    ended: db.run(sql`DELETE FROM sessions
      WHERE org_id = ${org_id} AND user_id = ${user_id} AND id <> ${session_id} AND ${isMine}`),
    challenges: endChallenges(db, { id: user_id, org_id }, isMine),
    noted: noteEntry(scope, "second_factor_on", { onlyIf: isMine }),
    mailed: mailStatement(db, mail, now, isMine),
  });
  if (on.rowsAffected !== 1) throw here ? isOn() : signedOut();
  return { recovery_codes: recovery.codes, mail_id: mail.id };
}

async function proved(scope: Scope, env: Env, { password, code }: FactorInput): Promise<void> {
  await provePassword(scope, env, password, "password");
  await takeCode(scope, env, code);
}

/** Turns the second factor off, by a code of it and the password. The id of the mail that tells the user. */
export async function endFactor(scope: Scope, env: Env, { member }: Caller, input: FactorInput) {
  const { db, org_id, user_id, now } = scope;
  await proved(scope, env, input).catch(async (refused) => {
    await noteEntry(scope, "second_factor_off", { outcome: "failed" });
    throw refused;
  });
  const mail = outgoing(factorLetter({ ...member, to: member.email }, "off", env.APP_ORIGIN));
  const stays = stillSignedIn(scope);
  const { off } = await batch(db, {
    // A trigger takes its secret and its recovery codes along.
    off: db.run(
      sql`UPDATE users SET second_factor_at = NULL WHERE org_id = ${org_id} AND id = ${user_id} AND ${stays}`,
    ),
    noted: noteEntry(scope, "second_factor_off", { onlyIf: stays }),
    mailed: mailStatement(db, mail, now, stays),
  });
  if (off.rowsAffected !== 1) throw signedOut();
  return mail.id;
}
