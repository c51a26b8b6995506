import { and, desc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { codes, users } from "#db/schema/accounts.ts";
import type { Language } from "#db/vocabulary.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { type Env, keysOf } from "#worker/env.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import {
  accountExistsLetter,
  addressCodeLetter,
  addressTakenLetter,
  verificationLetter,
} from "#worker/mail/letters.ts";
import { mailStatement, outgoing, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { signedOut } from "./callers.ts";
import { type Counted, countStatement, holds, type Rate, rate, rateFrom, refuseBeyond, within } from "./rates.ts";
import { keyedDigest, newCode } from "./secrets.ts";
import { secondsFrom } from "./visitor.ts";

export const codeMinutes = 10;
/** Tries a code survives; never relaxed. */
const codeTries = 5;

/** Whom a code is for. Named with a session, it proves another address than the account's own, in that session alone. */
type Addressee = {
  id: string;
  org_id: string;
  email: string;
  first_name: string;
  language: Language;
  session_id?: string;
};
/** Where a code is asked for, and from which address of the net. */
type Desk = { db: Database; env: Env; now: string; ip: string };

type Code = typeof codes.$inferSelect;
type Run = ReturnType<Database["run"]>;

const purposeOf = ({ session_id }: Pick<Addressee, "session_id">) => (session_id ? "email" : "verify");
type Purpose = "verify" | "email";
const digestOf = (pepper: string, user_id: string, purpose: Purpose, code: string) =>
  keyedDigest(pepper, `${user_id}\n${purpose}\n${code}`);
/** What a code may be kept as: under the pepper in force, and under the one before. */
const digestsOf = (env: Env, user_id: string, purpose: Purpose, code: string): Promise<string[]> =>
  Promise.all(keysOf(env, "CODE_PEPPER").map((pepper) => digestOf(pepper, user_id, purpose, code)));

/** The verified owner of an address, if it has one; a statement. */
export const ownerStatement = (db: Database, email: string) =>
  db
    .select({ email: users.email, first_name: users.first_name, language: users.language })
    .from(users)
    .where(and(eq(users.email, email), eq(users.is_verified, true)))
    .limit(1);
type Owner = Awaited<ReturnType<typeof ownerStatement>>[number];

/**
 * The statements that give a user a new code and write the mail. Where the address already has a verified owner, the
 * owner is told instead and nobody learns the code: from outside both look the same. `mailedIf` guards the mail, `onlyIf`
 * all of it.
 */
export async function codeStatements(
  { db, env, now, ip }: Desk,
  user: Addressee,
  owner: Owner | undefined,
  { mailedIf = sql`1 = 1`, onlyIf = sql`1 = 1` }: { mailedIf?: SQL | undefined; onlyIf?: SQL | undefined } = {},
) {
  const code = newCode();
  const purpose = purposeOf(user);
  const isOther = purpose === "email";
  const digest = await digestOf(env.CODE_PEPPER, user.id, purpose, code);
  const code_id = newId("code");
  const expires_at = secondsFrom(now, codeMinutes * 60);
  const [codeLetter, ownerLetter] = isOther
    ? [addressCodeLetter, addressTakenLetter]
    : [verificationLetter, accountExistsLetter];
  const mail = owner
    ? outgoing(ownerLetter({ ...owner, to: owner.email }, env.APP_ORIGIN))
    : outgoingUntil(codeLetter({ ...user, to: user.email }, code, codeMinutes), expires_at);
  const retire = db
    .update(codes)
    .set({ used_at: now })
    .where(owned(user, codes, eq(codes.user_id, user.id), eq(codes.purpose, purpose), isNull(codes.used_at), onlyIf));
  // The select makes it nothing when the batch did not make the user.
  const insert = db.run(sql`
    INSERT INTO codes (id, org_id, user_id, purpose, digest, address, session_id, attempts, expires_at, created_at)
    SELECT ${code_id}, org_id, id, ${purpose}, ${digest}, ${isOther ? user.email : null}, ${user.session_id ?? null},
      0, ${expires_at}, ${now}
    FROM users WHERE org_id = ${user.org_id} AND id = ${user.id} AND ${onlyIf}`);
  const made = sql`EXISTS (SELECT 1 FROM codes WHERE id = ${code_id}) AND ${mailedIf}`;
  const mailed = mailStatement(db, mail, now, made);
  const witness = { db, now, org_id: user.org_id, user_id: user.id, network: widened(ip) };
  const noted = noteEntry(witness, "code_sent", { details: { for: purpose }, onlyIf: made });
  return { mail_id: mail.id, statements: { retired: retire, code: insert, mail: mailed, noted } };
}

/**
 * Sends a new code; the old one ends. 429 when asked too soon or too often; seconds in `next_in`. `unauthenticated` where
 * `onlyIf` does not hold, or the user is gone.
 */
export async function sendCode(
  desk: Desk,
  user: Addressee,
  onlyIf?: SQL,
): Promise<{ mail_id: string; next_in: number }> {
  const { db, env, now, ip } = desk;
  const byIp = await rate(env, "code.ip", ip);
  const gap = await rate(env, "code.gap", user.id);
  const hourly = await rate(env, "code.hour", user.email);
  const daily = await rate(env, "code.day", user.email);
  const own = await rateFrom(env, "code.own", user.email, ip);
  const {
    ips,
    gaps,
    owns,
    hours,
    days,
    owner: [owner],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    gaps: countStatement(db, gap, now, byIp),
    owns: countStatement(db, own, now, byIp, gap),
    hours: countStatement(db, hourly, now, byIp, gap),
    days: countStatement(db, daily, now, byIp, gap, hourly),
    owner: ownerStatement(db, user.email),
  });
  const counts: Array<[Rate, Counted[]]> = [
    [byIp, ips],
    [gap, gaps],
  ];
  // What others ask for the same address elsewhere must not keep its owner waiting.
  if (!holds(own, owns)) counts.push([hourly, hours], [daily, days]);
  refuseBeyond(counts, now, "accounts.code.too_soon");
  const { mail_id, statements } = await codeStatements(desk, user, owner, { onlyIf });
  const { code } = await batch(db, statements);
  if (code.rowsAffected !== 1) throw signedOut();
  return { mail_id, next_in: gap.seconds };
}

/** Sends a code to an unverified user who logs in with none left to enter; limits hold, silently. The mail's id. */
export async function sendCodeIfNoneLives(desk: Desk, user: Addressee): Promise<string | undefined> {
  const live = and(
    eq(codes.purpose, "verify"),
    isNull(codes.used_at),
    gt(codes.expires_at, desk.now),
    lt(codes.attempts, codeTries),
  );
  const [left] = await desk.db
    .select({ id: codes.id })
    .from(codes)
    .where(owned(user, codes, eq(codes.user_id, user.id), live))
    .limit(1);
  if (left) return undefined;
  const sent = await sendCode(desk, user).catch(silentWhenLimited);
  return sent?.mail_id;
}

function silentWhenLimited(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== "too_many") throw error;
}

/** A code as it was typed, and from where; in which session, where it counts in that one alone. */
type Typed = { code: string; ip: string; session_id?: string };

/**
 * Tries a code of the caller's, in one batch: the try is counted and a right code used up by the same statement, so
 * parallel tries are counted too and only one of them can win. `deed` makes the statements of what it opens, which hold
 * under the condition it is given; `done` must change a row. Refuses with `code_invalid`, or `too_many` when the tries are
 * used up. The code's row.
 */
export async function spendCode<Action extends Statements & { done: Run }>(
  scope: Scope,
  env: Env,
  { code, ip, session_id }: Typed,
  action: (isRight: SQL, newest: SQL) => Action,
): Promise<Code> {
  const { db, now, org_id, user_id } = scope;
  const purpose = purposeOf({ ...(session_id && { session_id }) });
  const digests = JSON.stringify(await digestsOf(env, user_id, purpose, code));
  const matches = sql`digest IN (SELECT value FROM json_each(${digests}))`;
  const byIp = await rate(env, "verify.ip", ip);
  // Of a change of address another session of the same account knows nothing, and is not kept waiting by it.
  const byAccount = await (session_id ? rate(env, "verify.session", session_id) : rate(env, "verify.account", user_id));
  const inSession = session_id ? eq(codes.session_id, session_id) : undefined;
  const own = owned(scope, codes, eq(codes.user_id, user_id), eq(codes.purpose, purpose), inSession);
  const newest = sql`(SELECT id FROM codes WHERE ${own} ORDER BY created_at DESC, id DESC LIMIT 1)`;
  const isRight = sql`EXISTS (SELECT 1 FROM codes WHERE ${own} AND ${matches} AND used_at = ${now} AND attempts > 0)`;
  const statements: Statements & { done: Run } = action(isRight, newest);
  const {
    ips,
    accounts,
    latest: [latest],
    done,
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    accounts: countStatement(db, byAccount, now, byIp),
    latest: db.select().from(codes).where(own).orderBy(desc(codes.created_at), desc(codes.id)).limit(1),
    tried: db.run(sql`UPDATE codes SET attempts = attempts + 1, used_at = CASE WHEN ${matches} THEN ${now} END
      WHERE org_id = ${org_id} AND id = ${newest} AND used_at IS NULL AND expires_at > ${now}
        AND attempts < ${codeTries} AND ${within(byIp)} AND ${within(byAccount)}`),
    failed: noteEntry(scope, "code", {
      outcome: "failed",
      details: { for: purpose },
      onlyIf: sql`changes() > 0 AND NOT ${isRight}`,
    }),
    ...statements,
  });
  if (done.rowsAffected === 1 && latest) return latest;
  const limited: Array<[Rate, Counted[]]> = [
    [byIp, ips],
    [byAccount, accounts],
  ];
  refuseBeyond(limited, now);
  const usedUp = latest && latest.used_at === null && latest.expires_at > now && latest.attempts >= codeTries;
  if (usedUp) throw new Refusal("too_many", {}, { detail: "accounts.code.used_up", retryAfter: 60 });
  throw new Refusal("code_invalid");
}

/** Proves the caller's address with a code; refuses as `spendCode` does. */
export async function verifyCode(scope: Scope, env: Env, code: string, ip: string): Promise<void> {
  const { db, org_id, user_id } = scope;
  await spendCode(scope, env, { code, ip }, (isRight) => ({
    done: db.run(sql`UPDATE users SET is_verified = 1
      WHERE org_id = ${org_id} AND id = ${user_id} AND is_verified = 0 AND ${isRight}
        AND NOT EXISTS (SELECT 1 FROM users AS other WHERE other.email = users.email AND other.is_verified = 1)`),
    noted: noteEntry(scope, "code", { details: { for: "verify" }, onlyIf: sql`changes() > 0` }),
  }));
}
