import { and, eq, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import { isDemo } from "#db/ids.ts";
import { sessions, users } from "#db/schema/accounts.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { passwordChangedLetter } from "#worker/mail/letters.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { Caller } from "./authenticate.ts";
import type { Member } from "./callers.ts";
import { signedOut, stillSignedIn } from "./callers.ts";
import type { Me, passwordChange, profileChange, SessionEntry } from "./contract.ts";
import { endChallenges } from "./logins.ts";
import { passwordFault } from "./password-contract.ts";
import { costOf, hashPassword, passwordMatches } from "./passwords/hashing.ts";
import { inQueue } from "./passwords/turns.ts";
import { countStatement, countWrong, forgetStatement, type Rate, refuseBeyond, sessionRate } from "./rates.ts";
import { retireResets } from "./resets.ts";
import { listSessions } from "./sessions.ts";

/** What the caller may know of themselves; `authenticate` has read it already. */
export function meOf({ user_id, org_id }: Scope, member: Member): Me {
  const { first_name, last_name, email, is_verified, is_active, role, language } = member;
  const { locale, timezone, plan, trial_ends_at } = member;
  const organization = { id: org_id, name: member.organization, locale, timezone, plan, trial_ends_at };
  return {
    id: user_id,
    org_id,
    first_name,
    last_name,
    email,
    is_verified,
    roles: [role],
    is_active,
    language,
    organization,
  };
}

/** Changes the caller's names or language; what is absent stays. */
export async function changeProfile(scope: Scope, member: Member, change: z.output<typeof profileChange>): Promise<Me> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0)
    await scope.db
      .update(users)
      .set(given)
      .where(owned(scope, users, eq(users.id, scope.user_id)));
  return meOf(scope, { ...member, ...given });
}

/**
 * Whether this is the caller's own password, asked for again before what cannot be taken back; every try counts against
 * the session, beyond the limit it is 429, and too many wrong ones of a day end the session. The tries are to be
 * forgotten, by `forgetStatement`, with the action that follows.
 */
export async function isOwnPassword(scope: Scope, env: Env, given: string): Promise<{ isRight: boolean; tries: Rate }> {
  const { db, user_id, now } = scope;
  const tries = await sessionRate(env, "password.session", scope);
  const {
    counted,
    user: [user],
  } = await batch(db, {
    counted: countStatement(db, tries, now),
    user: db
      .select({ hash: users.password_hash })
      .from(users)
      .where(owned(scope, users, eq(users.id, user_id))),
  });
  refuseBeyond([[tries, counted]], now);
  const [isRight] = await inQueue(user_id, () => passwordMatches(given, user?.hash, costOf(env)));
  if (!isRight) await countWrong(scope, env);
  return { isRight: isRight === true, tries };
}

type PasswordChange = z.output<typeof passwordChange>;

/**
 * Changes the caller's password. A wrong current one is refused on its field and counted. Every other session and every
 * reset link ends. Refuses `unauthenticated` whose session ended meanwhile: a password set by mail stays. The id of the
 * mail that tells the user.
 */
export async function changePassword(scope: Scope, env: Env, caller: Caller, draft: PasswordChange): Promise<string> {
  const { member, session_id } = caller;
  const { db, now, user_id } = scope;
  const { isRight, tries } = await isOwnPassword(scope, env, draft.current_password);
  const fault = passwordFault(draft.password, member);
  if (!isRight) await noteEntry(scope, "password", { outcome: "failed" });
  if (!isRight || fault) {
    const wrong: FieldMessages = isRight ? {} : { current_password: ["accounts.password.wrong"] };
    throw new Refusal("invalid", fault ? { ...wrong, password: [fault] } : wrong);
  }
  const mail = outgoing(passwordChangedLetter({ ...member, to: member.email }, env.APP_ORIGIN));
  const others = and(eq(sessions.user_id, user_id), ne(sessions.id, session_id));
  const [password_hash] = await inQueue(user_id, () => hashPassword(draft.password, costOf(env)));
  const stays = stillSignedIn(scope);
  const { changed } = await batch(db, {
    changed: db
      .update(users)
      .set({ password_hash })
      .where(owned(scope, users, eq(users.id, user_id), stays)),
    ended: db.delete(sessions).where(owned(scope, sessions, others, stays)),
    challenges: endChallenges(db, { id: user_id, org_id: scope.org_id }, stays),
    retired: retireResets(db, { id: user_id, org_id: scope.org_id }, now, stays),
    forgiven: forgetStatement(db, tries),
    mailed: mailStatement(db, mail, now, stays),
    noted: noteEntry(scope, "password", { onlyIf: stays }),
  });
  if (changed.rowsAffected !== 1) throw signedOut();
  return mail.id;
}

const handleLength = 16;

/** The caller's live sessions, newest first; in the demo, whose user is everybody, only the one that asks. */
export async function mySessions(scope: Scope, session_id: string): Promise<SessionEntry[]> {
  const only = isDemo(scope.org_id) ? session_id : undefined;
  const rows = await listSessions(scope.db, scope, only);
  return rows.map(({ id, user_agent, ip, created_at, expires_at }) => ({
    id: id.slice(0, handleLength),
    current: id === session_id,
    user_agent,
    ip,
    created_at,
    expires_at,
  }));
}

/** Ends one of the caller's sessions by its handle. */
export async function endSessionByHandle(scope: Scope, handle: string): Promise<void> {
  const named = sql`substr(${sessions.id}, 1, ${handleLength}) = ${handle}`;
  const { rowsAffected } = await scope.db
    .delete(sessions)
    .where(owned(scope, sessions, eq(sessions.user_id, scope.user_id), named));
  if (rowsAffected === 0) throw new Refusal("missing");
}
