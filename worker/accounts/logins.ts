import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "#db/connection.ts";
import type { EntryKind } from "#db/entry-kinds.ts";
import { newId } from "#db/ids.ts";
import { loginChallenges, organizations, users } from "#db/schema/accounts.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import { detailsOf, type Noted, noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import { sendCodeIfNoneLives } from "./codes.ts";
import type { loginDraft } from "./contract.ts";
import { costOf, hashPassword, needsRehash, passwordMatches } from "./passwords/hashing.ts";
import { inQueue, requireRoom } from "./passwords/turns.ts";
import {
  countStatement,
  countWhere,
  exceeded,
  forgetStatement,
  holds,
  networkOf,
  type Rate,
  rate,
  rateFrom,
  refuseBeyond,
  stands,
  uncountStatement,
  within,
} from "./rates.ts";
import { hashSecret, keyed, newSecret } from "./secrets.ts";
import { type Opened, openSession } from "./sessions.ts";
import { factorDue } from "./tokens.ts";
import { secondsFrom, type Visitor } from "./visitor.ts";

/** What is read of somebody who logs in, with their organisation. */
export const accountColumns = {
  user: users,
  organization: organizations.name,
  timezone: organizations.timezone,
  plan: organizations.plan,
  trial_ends_at: organizations.trial_ends_at,
  keeps_eggs: organizations.keeps_eggs,
  closes_at: organizations.closes_at,
  second_factor_required_from: organizations.second_factor_required_from,
  short_key: organizations.short_key,
};
export type Account = {
  user: typeof users.$inferSelect;
  organization: string;
  timezone: string;
  plan: PlanKey;
  trial_ends_at: string | null;
  keeps_eggs: boolean;
  closes_at: string | null;
  second_factor_required_from: string | null;
  short_key: string | null;
};

/** Whom an address means: its verified owner, then the newest who claimed it. A statement. */
export const accountStatement = (db: Database, email: string, most = 1) =>
  db
    .select(accountColumns)
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.org_id))
    .where(eq(users.email, email))
    .orderBy(desc(users.is_verified), desc(users.created_at), desc(users.id))
    .limit(most);
/** The limits a failed login counts against, by the address given; `streak` ends with a session, not with half a login. */
export async function loginRates({ env }: Pick<Visitor, "env">, email: string) {
  return { account: await rate(env, "login.account", email), streak: await rate(env, "login.streak", email) };
}

type LoggedIn = { opened: Opened; mail_id: string | undefined };

/**
 * Opens a session for the right password. Every failure is the same 401, counted before the hash so that parallel
 * guesses count too; beyond the limits 429, right password or not. An unverified user without a live code is sent one.
 */
export async function logIn(visitor: Visitor, draft: z.output<typeof loginDraft>): Promise<LoggedIn> {
  const { db, env, ip } = visitor;
  const email = draft.username.toLowerCase();
  requireRoom(networkOf(ip));
  const byIp = await rate(env, "login.ip", ip);
  const { account, streak } = await loginRates(visitor, email);
  const own = await rateFrom(env, "login.own", email, ip);
  const accounts = await countAttempt(visitor, email, { byIp, account, streak, own });
  const found = await whoseIs(draft.password, accounts, visitor).catch(async (refused) => {
    // Nothing was tried, so nothing failed: whoever fills the line shall not use up another's tries.
    await db.batch([uncountStatement(db, byIp), uncountStatement(db, account), uncountStatement(db, streak)]);
    throw refused;
  });
  if (!found?.user.is_active) {
    await noteAtAddress(visitor, email, "login", { outcome: "failed" });
    throw new Refusal("unauthenticated", {}, { detail: "accounts.login.failed" });
  }
  const isRequested = found.user.second_factor_at !== null;
  // Whoever only claims an address must not wipe out what was counted against its owner, nor a password without its code
  // the codes that were wrong.
  const settled = found.user.is_verified
    ? [forgetStatement(db, account, own), isRequested ? uncountStatement(db, streak) : forgetStatement(db, streak)]
    : [uncountStatement(db, account), uncountStatement(db, streak)];
  const remember = draft.remember === "on" || draft.remember === "true";
  const input = isRequested ? await newChallenge(visitor, found, remember) : undefined;
  const { statements: rehashed, password_hash } = await rehash(visitor, found, draft.password);
  await db.batch([
    uncountStatement(db, byIp),
    ...settled,
    ...rehashed,
    input?.statement ?? noteEntry(witnessOf(visitor, found), "login", { onlyIf: isVerified(found) }),
  ]);
  if (input) throw new Refusal("second_factor", {}, { challenge: input.challenge });
  const opened = await openFor(visitor, { ...found, user: { ...found.user, password_hash } }, remember);
  const mail_id = found.user.is_verified ? undefined : await sendCodeIfNoneLives(visitor, found.user);
  return { opened, mail_id };
}

const witnessOf = ({ db, now, ip }: Visitor, { user }: Account) => ({
  db,
  now,
  network: widened(ip),
  org_id: user.org_id,
  user_id: user.id,
});
// Who only claims an address is nobody yet.
const isVerified = ({ user }: Account) => (user.is_verified ? sql`1 = 1` : sql`1 = 0`);

// An address with an owner can be claimed again, and the claimant logs in as on a free address: else the difference
// would tell that it has an owner. Always two hashes, so that time does not tell either.
async function whoseIs(password: string, accounts: Account[], { env, ip }: Visitor): Promise<Account | undefined> {
  const cost = costOf(env);
  const owner = accounts.find(({ user }) => user.is_verified);
  const claimant = accounts.find(({ user }) => !user.is_verified);
  const [isOwner, isClaimant] = await inQueue(
    networkOf(ip),
    () => passwordMatches(password, owner?.user.password_hash, cost),
    () => passwordMatches(password, claimant?.user.password_hash, cost),
  );
  if (isOwner) return owner;
  return isClaimant ? claimant : undefined;
}

type LoginRates = { byIp: Rate; account: Rate; streak: Rate; own: Rate };

// Counted as a failure until it proves right; the look-up rides along.
async function countAttempt(visitor: Visitor, email: string, { byIp, account, streak, own }: LoginRates) {
  const { db, env, now, ip } = visitor;
  const attempt = await rateFrom(env, "login.door", email, ip);
  const { ips, owns, accounts, streaks, found } = await batch(db, {
    ips: countStatement(db, byIp, now),
    owns: countWhere(db, own, now, sql`${within(byIp)} AND ${stands(attempt, now)}`),
    accounts: countStatement(db, account, now, byIp),
    streaks: countStatement(db, streak, now, byIp, account),
    found: accountStatement(db, email, 2),
  });
  refuseBeyond([[byIp, ips]], now, "accounts.login.too_many");
  if (holds(own, owns)) return found;
  refuseBeyond([[account, accounts]], now, "accounts.login.too_many");
  const stopped = exceeded(streak, streaks, now) !== undefined;
  if (stopped) throw new Refusal("too_many", {}, { detail: "accounts.login.stopped", retryAfter: 3600 });
  return found;
}

async function rehash({ db, env, ip }: Visitor, { user }: Account, password: string) {
  const cost = costOf(env);
  const known = user.password_hash;
  if (!needsRehash(known, cost)) return { statements: [], password_hash: known };
  const [password_hash = known] = await inQueue(networkOf(ip), () => hashPassword(password, cost));
  // Not in the place of one that was set meanwhile.
  const isKnown = and(eq(users.id, user.id), eq(users.password_hash, known));
  return {
    statements: [
      db
        .update(users)
        .set({ password_hash })
        .where(owned(user, users, isKnown)),
    ],
    password_hash,
  };
}

/** Minutes a login waits for its code. */
export const challengeMinutes = 5;

/** What somebody whose password was right is asked to answer with a code; only its hash is kept. */
async function newChallenge({ db, now }: Visitor, { user, short_key }: Account, remember: boolean) {
  const secret = newSecret();
  const statement = db.insert(loginChallenges).values({
    id: await hashSecret(secret),
    org_id: user.org_id,
    user_id: user.id,
    remember,
    expires_at: secondsFrom(now, challengeMinutes * 60),
    created_at: now,
  });
  return { challenge: keyed(short_key, secret), statement };
}

/** The statement that ends every login of somebody that waits for its code: the password it began with counts no more. */
export const endChallenges = (db: Database, user: { id: string; org_id: string }, onlyIf: SQL = sql`1 = 1`) =>
  db.delete(loginChallenges).where(owned(user, loginChallenges, eq(loginChallenges.user_id, user.id), onlyIf));

/** Opens a session for somebody who has proved who they are. */
export function openFor({ db, env, user_agent, ip }: Visitor, account: Account, remember: boolean) {
  const { user, organization, timezone, plan, trial_ends_at, keeps_eggs, closes_at, second_factor_required_from } =
    account;
  const { first_name, last_name, email, role, is_verified, second_factor_at, portrait } = user;
  const due = factorDue({ second_factor_at, second_factor_required_from });
  const fields = {
    plan,
    ...(trial_ends_at && { trial_ends_at }),
    ...(portrait && { portrait }),
    ...(keeps_eggs && { keeps_eggs: true as const }),
    ...(due && { factor_due: due }),
    ...(closes_at && { closes_at }),
  };
  const card = { first_name, last_name, email, organization, timezone, role, is_verified, ...fields };
  const { id, org_id, password_hash } = user;
  return openSession(db, env.JWT_SECRET, { id, org_id, card, password_hash }, { remember, user_agent, ip });
}

type Stranger = { db: Database; now: string; ip: string };

/** The statement that notes an action of somebody known by an address only; no line where nobody has proved it theirs. */
export const noteAtAddress = (
  { db, now, ip }: Stranger,
  email: string,
  kind: EntryKind,
  { outcome = "ok", details = {}, onlyIf = sql`1 = 1` }: Noted = {},
) =>
  db.run(sql`INSERT INTO entries (id, org_id, user_id, at, kind, outcome, network, details)
    SELECT ${newId("entry")}, org_id, id, ${now}, ${kind}, ${outcome}, ${widened(ip)}, ${detailsOf(details)}
    FROM users WHERE email = ${email} AND is_verified = 1 AND ${onlyIf}`);
