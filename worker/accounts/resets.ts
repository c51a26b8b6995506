import { and, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "#db/connection.ts";
import { codes, organizations, users } from "#db/schema/accounts.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { passwordChangedLetter, resetLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import type { passwordReset, ResetOffer } from "./contract.ts";
import { accountStatement, endChallenges, loginRates, noteAtAddress } from "./logins.ts";
import { passwordFault } from "./password-contract.ts";
import { costOf, hashPassword } from "./passwords/hashing.ts";
import { inQueue } from "./passwords/turns.ts";
import {
  countStatement,
  countWhere,
  forgetStatement,
  holds,
  networkOf,
  rate,
  rateFrom,
  refuseBeyond,
  within,
} from "./rates.ts";
import { hashSecret, isKeyed, keyed, newSecret, tokenParts } from "./secrets.ts";
import { secondsFrom, type Visitor } from "./visitor.ts";

export const resetMinutes = 30;
/**
 * Hours the day's one link beyond the limits is good for: until there may be another. Whoever used up the limits, the
 * mailbox then always holds a link that opens.
 */
const beyondHours = 24;

/** The id of a mailed token's row comes from its digest, so that finding it is a look-up by primary key. */
export const codeIdOf = (digest: string) => `code_${digest.slice(0, 32)}`;

/**
 * Mails a link to set a new password, if the address has an account and its limits allow. The same answer, by the same
 * steps, for every address. The mail's id, which may name no mail.
 */
export async function forgotPassword(visitor: Visitor, email: string): Promise<string> {
  const { db, env, now, ip } = visitor;
  const byIp = await rate(env, "forgot.ip", ip);
  const gap = await rate(env, "forgot.gap", email);
  const hourly = await rate(env, "forgot.hour", email);
  const daily = await rate(env, "forgot.day", email);
  const beyond = await rate(env, "forgot.beyond", email);
  const {
    ips,
    gaps,
    hours,
    days,
    beyonds,
    found: [found],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    gaps: countStatement(db, gap, now, byIp),
    hours: countStatement(db, hourly, now, byIp, gap),
    days: countStatement(db, daily, now, byIp, gap, hourly),
    beyonds: countWhere(db, beyond, now, sql`NOT (${within(byIp)} AND ${within(hourly)} AND ${within(daily)})`),
    found: accountStatement(db, email),
  });
  const isWithin = holds(byIp, ips) && holds(gap, gaps) && holds(hourly, hours) && holds(daily, days);
  const isBeyond = !isWithin && holds(beyond, beyonds);
  if (!isBeyond) refuseBeyond([[byIp, ips]], now);
  const to = (isWithin || isBeyond) && found?.user.is_active ? { ...found.user, short_key: found.short_key } : nobody;
  const mail_id = await writeLink(visitor, { ...to, email }, isBeyond ? beyondHours * 60 : resetMinutes);
  // A network that asks too much is told so all the same; the clock sends what was written.
  refuseBeyond([[byIp, ips]], now);
  return mail_id;
}

// Everything is done for nobody as well; only the rows stay unwritten.
const nobody = { id: "", org_id: "", first_name: "", language: "pt" as const, short_key: null };
type RequestSource = Pick<typeof users.$inferSelect, "id" | "org_id" | "email" | "first_name" | "language"> & {
  short_key: string | null;
};

/** A new token to set a password with until an instant, ISO, and the statement that keeps its digest. */
export async function newReset(
  { db, now }: Pick<Visitor, "db" | "now">,
  user: Pick<RequestSource, "id" | "org_id">,
  expires_at: string,
  onlyIf: SQL = sql`1 = 1`,
) {
  const token = newSecret();
  const digest = await hashSecret(token);
  const id = codeIdOf(digest);
  const kept = db.run(sql`INSERT INTO codes (id, org_id, user_id, purpose, digest, attempts, expires_at, created_at)
    SELECT ${id}, org_id, id, 'reset', ${digest}, 0, ${expires_at}, ${now}
    FROM users WHERE org_id = ${user.org_id} AND id = ${user.id} AND ${onlyIf}`);
  return { token, id, kept };
}

async function writeLink(visitor: Visitor, user: RequestSource, minutes: number): Promise<string> {
  const { db, env, now, ip } = visitor;
  const expires_at = secondsFrom(now, minutes * 60);
  const { token, id, kept } = await newReset(visitor, user, expires_at);
  const link = `${env.APP_ORIGIN}/reset-password?token=${keyed(user.short_key, token)}`;
  const mail = outgoingUntil(resetLetter({ ...user, to: user.email }, link, minutes), expires_at);
  // The day's link beyond the limits outlives those that are asked for after it.
  const short = lte(codes.expires_at, secondsFrom(now, resetMinutes * 60));
  const isKept = sql`EXISTS (SELECT 1 FROM codes WHERE id = ${id})`;
  const witness = { db, now, org_id: user.org_id, user_id: user.id, network: widened(ip) };
  await db.batch([
    retireResets(db, user, now, short),
    kept,
    mailStatement(db, mail, now, isKept),
    noteEntry(witness, "code_sent", { details: { for: "reset" }, onlyIf: isKept }),
  ]);
  return mail.id;
}

/** The statement that ends every reset link a user still has, or `only` some. */
export const retireResets = (db: Database, user: { id: string; org_id: string }, now: string, only?: SQL) =>
  db
    .update(codes)
    .set({ used_at: now })
    .where(owned(user, codes, eq(codes.user_id, user.id), eq(codes.purpose, "reset"), isNull(codes.used_at), only));

/** Days for which whoever reads the mails may take a new second factor off: it may be somebody else's who turned it on. */
export const youngFactorDays = 7;
const youngSince = (now: string) => secondsFrom(now, -youngFactorDays * 24 * 3600);

/** Whom a mailed token lets set a password; undefined once it was used, is too old, or for none. Every look counts. */
async function found({ db, env, now, ip }: Visitor, token: string) {
  const { key, secret } = tokenParts(token);
  const digest = await hashSecret(secret);
  const id = codeIdOf(digest);
  const byIp = await rate(env, "reset.ip", ip);
  const live = and(eq(codes.id, id), eq(codes.digest, digest), isNull(codes.used_at), gt(codes.expires_at, now));
  const {
    ips,
    rows: [row],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    rows: db
      .select({ user: users, organization: organizations.name })
      .from(codes)
      .innerJoin(users, and(eq(users.org_id, codes.org_id), eq(users.id, codes.user_id)))
      .innerJoin(organizations, eq(organizations.id, codes.org_id))
      .where(and(live, eq(codes.purpose, "reset"), isKeyed(key), within(byIp))),
  });
  refuseBeyond([[byIp, ips]], now);
  return { id, row };
}

/** What a link offers beside a new password; refuses with `code_invalid`. */
export async function resetOffer(visitor: Visitor, token: string): Promise<ResetOffer> {
  const { row } = await found(visitor, token);
  if (!row) throw invalidLink();
  const since = row.user.second_factor_at;
  return { factor_since: since !== null && since > youngSince(visitor.now) ? since : null };
}

/**
 * Sets a new password by a mailed token: once, while the link lives. Ends every session, every login under way and the
 * account's lock-out, takes a second factor off that was turned on within a week if that is asked, and verifies nothing.
 * Refuses with `code_invalid`. The id of the mail that tells the user.
 */
export async function resetPassword(visitor: Visitor, draft: z.output<typeof passwordReset>): Promise<string> {
  const { id, row } = await found(visitor, draft.token);
  if (!row) {
    await noteStale(visitor, id);
    throw invalidLink();
  }
  const fault = passwordFault(draft.password, { ...row.user, organization: row.organization });
  if (fault) throw new Refusal("invalid", { password: [fault] });
  return setPassword(visitor, row.user, id, draft);
}

// Of a link that once was somebody's.
async function noteStale({ db, now, ip }: Visitor, code_id: string): Promise<void> {
  const [whose] = await db
    .select({ org_id: codes.org_id, user_id: codes.user_id })
    .from(codes)
    .where(and(eq(codes.id, code_id), eq(codes.purpose, "reset")));
  if (whose) await noteEntry({ ...whose, db, now, network: widened(ip) }, "reset", { outcome: "failed" });
}

const invalidLink = () => new Refusal("code_invalid", {}, { detail: "accounts.reset.invalid" });

// The token is used up last: every statement before it holds only while it is unused, so of two at once one does all.
async function setPassword(
  visitor: Visitor,
  user: typeof users.$inferSelect,
  code_id: string,
  { password, without_factor }: Pick<z.output<typeof passwordReset>, "password" | "without_factor">,
) {
  const { db, env, now, ip } = visitor;
  const { org_id, id } = user;
  const unused = sql`EXISTS (SELECT 1 FROM codes WHERE id = ${code_id} AND used_at IS NULL AND expires_at > ${now})`;
  const mail = outgoing(passwordChangedLetter({ ...user, to: user.email }, env.APP_ORIGIN));
  const { account, streak } = await loginRates(visitor, user.email);
  const tries = [await rate(env, "factor.login", id), await rate(env, "verify.account", id)];
  const attempt = await rateFrom(env, "login.door", user.email, ip);
  const [password_hash] = await inQueue(networkOf(ip), () => hashPassword(password, costOf(env)));
  const { changed } = await batch(db, {
    changed: db
      .update(users)
      .set({ password_hash })
      .where(owned(user, users, eq(users.id, id), unused)),
    loggedOut: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${id} AND ${unused}`),
    challenges: endChallenges(db, user, unused),
    // A trigger takes what belongs to the factor along.
    factor: db.run(sql`UPDATE users SET second_factor_at = NULL WHERE org_id = ${org_id} AND id = ${id}
      AND second_factor_at > ${youngSince(now)} AND ${without_factor ? unused : sql`1 = 0`}`),
    factorNoted: noteAtAddress(visitor, user.email, "second_factor_off", { onlyIf: sql`changes() > 0` }),
    mailed: mailStatement(db, mail, now, unused),
    noted: noteAtAddress(visitor, user.email, "reset", { onlyIf: unused }),
    forgiven: forgetStatement(db, account, streak, ...tries),
    entry: countWhere(db, attempt, now, unused),
    retired: retireResets(db, user, now),
  });
  if (changed.rowsAffected !== 1) throw invalidLink();
  return mail.id;
}
