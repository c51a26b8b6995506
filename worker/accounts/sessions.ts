import type { InStatement } from "@libsql/client/web";
import { and, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Database } from "#db/connection.ts";
import { isDemo } from "#db/ids.ts";
import { sessions } from "#db/schema/accounts.ts";
import { ownLook } from "#worker/billing/own-look.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { callerIn, callerStatement, callerText, type Member } from "./callers.ts";
import { stillProved } from "./passwords/still-proved.ts";
import { hashSecret, keyed, newSecret, tokenParts } from "./secrets.ts";
import { type AccessClaims, factorDue, readAccessBy, signAccess, type UserCard } from "./tokens.ts";

// The only file that knows lucia, which its author retired in 2025: leaving it means changing this file.

/** Seconds a session lives, without and with "remember me". */
export const sessionSeconds = { browser: 12 * 3600, remembered: 30 * 24 * 3600 };

type Attributes = {
  grant_id: string | null;
  org_id: string;
  remember: boolean;
  user_agent: string;
  ip: string;
  confirmed_at: string;
  created_at: string;
};
declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaFor>;
    DatabaseSessionAttributes: Attributes;
    DatabaseUserAttributes: Member;
  }
}

type Way = {
  /** What the token that is read says of its organisation. */
  key?: string | undefined;
  onCaller?: (text: string) => void;
  onlyIf?: SQL;
  /** Told the short key of the organisation in which a session is opened. */
  onOpened?: (short_key: string | null) => void;
};

function adapter(db: Database, seconds: number, { key, onCaller, onlyIf = sql`1 = 1`, onOpened }: Way): Adapter {
  return {
    async getSessionAndUser(id) {
      const answer = await callerText(db, id, key);
      if (answer === undefined) return [null, null];
      onCaller?.(answer);
      const { session, user } = callerIn(answer, new Date().toISOString()) ?? {};
      if (!session || !user) return [null, null];
      return [asLucia(session), { id: user.id, attributes: user }];
    },
    getUserSessions: async (user_id) =>
      (await db.select().from(sessions).where(eq(sessions.user_id, user_id)).orderBy(desc(sessions.created_at))).map(
        asLucia,
      ),
    async setSession({ id, userId: user_id, expiresAt, attributes }) {
      const { org_id, remember, user_agent, ip, confirmed_at, grant_id, created_at } = attributes;
      const [opened] = await db.all<{ short_key: string | null }>(sql`INSERT INTO sessions
        (id, org_id, user_id, remember, user_agent, ip, confirmed_at, grant_id, expires_at, created_at)
        SELECT ${id}, ${org_id}, ${user_id}, ${Number(remember)}, ${user_agent}, ${ip}, ${confirmed_at}, ${grant_id},
          ${expiresAt.toISOString()}, ${created_at} WHERE ${onlyIf}
        RETURNING (SELECT short_key FROM organizations WHERE organizations.id = sessions.org_id) AS short_key`);
      if (!opened) throw new Refusal("unauthenticated", {}, { detail: "accounts.login.failed" });
      onOpened?.(opened.short_key);
    },
    async updateSessionExpiration(id) {
      await db
        .update(sessions)
        .set({ expires_at: inSeconds(seconds) })
        .where(eq(sessions.id, id));
    },
    async deleteSession(id) {
      await db.delete(sessions).where(eq(sessions.id, id));
    },
    async deleteUserSessions(user_id) {
      await db.delete(sessions).where(eq(sessions.user_id, user_id));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lt(sessions.expires_at, new Date().toISOString()));
    },
  };
}

const asLucia = ({ id, user_id, expires_at, ...attributes }: typeof sessions.$inferSelect) => ({
  id,
  userId: user_id,
  expiresAt: new Date(expires_at),
  attributes,
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const lifeOf = (remember: boolean) => (remember ? sessionSeconds.remembered : sessionSeconds.browser);

function luciaFor(db: Database, remember: boolean, way: Way = {}) {
  const seconds = lifeOf(remember);
  return new Lucia(adapter(db, seconds, way), {
    sessionExpiresIn: new TimeSpan(seconds, "s"),
    getSessionAttributes: (attributes) => attributes,
    getUserAttributes: (attributes) => attributes,
  });
}

/** The own look that is in force for somebody's organisation. */
export const lookOf = ({ organization: name, ...member }: Member) => ownLook({ ...member, name });

const logoId = (key: string) => key.slice(key.lastIndexOf("/") + 1);

/** The shell's user card, as it travels in the token. */
const cardOf = (member: Member, due = factorDue(member), look = lookOf(member)): UserCard => ({
  first_name: member.first_name,
  last_name: member.last_name,
  email: member.email,
  organization: member.organization,
  timezone: member.timezone,
  role: member.role,
  is_verified: member.is_verified,
  ...(member.portrait && { portrait: member.portrait }),
  ...(!isDemo(member.org_id) && { plan: member.plan }),
  ...(member.trial_ends_at && { trial_ends_at: member.trial_ends_at }),
  ...(member.keeps_eggs && { keeps_eggs: true as const }),
  ...(due && { factor_due: due }),
  ...(member.closes_at && { closes_at: member.closes_at }),
  ...(member.logo_key && { logo: logoId(member.logo_key) }),
  ...(look && { look: { name: look.name, ...(look.accent && { accent: look.accent }) } }),
  ...(isDemo(member.org_id) && { is_demo: true }),
  ...(member.looking && { grant: member.looking.grant }),
});

export type Opened = { access_token: string; token_type: "bearer"; expires_in: number };
type SessionStart = { remember: boolean; user_agent: string; ip: string };

/**
 * Starts a session for a user and answers its token. One write. `password_hash` is what they proved to know: were it
 * changed meanwhile, or they deactivated, that proof opens nothing any more and is refused `unauthenticated`.
 */
export async function openSession(
  db: Database,
  secret: string,
  user: { id: string; org_id: string; card: UserCard; password_hash?: string },
  start: SessionStart,
): Promise<Opened> {
  const own = newSecret();
  const { remember } = start;
  const now = new Date().toISOString();
  const attributes = { ...start, org_id: user.org_id, confirmed_at: now, grant_id: null, created_at: now };
  const { id, org_id, password_hash } = user;
  const way: Way = password_hash === undefined ? {} : { onlyIf: stillProved({ id, org_id, password_hash }) };
  let sid = own;
  way.onOpened = (short_key) => {
    sid = keyed(short_key, own);
  };
  await luciaFor(db, remember, way).createSession(user.id, attributes, { sessionId: await hashSecret(own) });
  return tokenFor(secret, { sub: user.id, sid, remember, card: user.card });
}

/** A signed token of a session. */
export async function tokenFor(
  secret: string,
  claims: Pick<AccessClaims, "sub" | "sid" | "remember" | "card">,
): Promise<Opened> {
  const expires_in = claims.remember ? sessionSeconds.remembered : sessionSeconds.browser;
  const iat = Math.floor(Date.now() / 1000);
  const access_token = await signAccess(secret, {
    ...claims,
    typ: "access",
    iss: "voliera",
    iat,
    exp: iat + expires_in,
  });
  return { access_token, token_type: "bearer", expires_in };
}

export type Recognised = {
  session_id: string;
  user_id: string;
  member: Member;
  /** When they last gave a password or a code, ISO. */
  confirmed_at: string;
  /** A fresh token, when less than half the life is left, the user card has changed or the secret has. */
  renewed: Opened | undefined;
  /** What the database said of them, to the letter. */
  callerText: string;
  /** What to ask it, to hear that again. */
  question: InStatement;
  /** Until when, ISO, nothing of this changes by time alone. */
  until: string;
  /** The key by which a program calls in their name, and whether it was used before today. */
  key?: NonNullable<Scope["key"]>;
  isUsedToday?: boolean;
};

/** Who a token signed by one of these keys, the first in force, belongs to; undefined when it is no longer good. One read. */
export async function recognise(db: Database, keys: readonly string[], token: string): Promise<Recognised | undefined> {
  const [secret = ""] = keys;
  const read = await readAccessBy(keys, token);
  if (!read) return undefined;
  const { claims, isOld } = read;
  const { key, secret: own } = tokenParts(claims.sid);
  let message = "";
  const onCaller = (text: string) => {
    message = text;
  };
  const { session, user } = await luciaFor(db, claims.remember, { key, onCaller }).validateSession(
    await hashSecret(own),
  );
  if (!session || session.userId !== claims.sub || !user.is_active) return undefined;
  const card = cardOf(user);
  const old = session.fresh || claims.exp - Date.now() / 1000 < (claims.exp - claims.iat) / 2;
  const changed = JSON.stringify(card) !== JSON.stringify(claims.card);
  // Who looks is at home elsewhere.
  const sid = user.looking ? claims.sid : keyed(user.short_key, own);
  const renewed = old || changed || isOld ? await tokenFor(secret, { ...claims, sid, card }) : undefined;
  const until = steadyUntil(claims, session.expiresAt, user);
  const question = callerStatement(session.id);
  const who = { session_id: session.id, user_id: user.id, member: user, confirmed_at: session.confirmed_at };
  return { ...who, renewed, callerText: message, question, until };
}

/** When the token or its session first wants renewing, or the trial or the grant to look ends. */
function steadyUntil({ iat, exp, remember }: AccessClaims, ends: Date, { trial_ends_at, looking }: Member): string {
  const half = new Date(ends.getTime() - lifeOf(remember) * 500).toISOString();
  const renewed = new Date((iat + (exp - iat) / 2) * 1000).toISOString();
  const turns = [half, renewed, trial_ends_at ?? "", looking?.grant.ends_at ?? ""];
  const now = new Date().toISOString();
  return turns.filter((turn) => turn > now).sort()[0] ?? now;
}

/**
 * Ends the session that a token was recognised by, and with it those in which an operator looks at others' data. The rest
 * end in the write of whatever ends them.
 */
export const endSession = (db: Database, user_id: string, session_id: string) =>
  db.delete(sessions).where(sql`user_id = ${user_id} AND (id = ${session_id} OR grant_id IS NOT NULL)`);

/** A user's live sessions, newest first; or `only` one of them. */
export function listSessions(db: Database, { user_id, now }: { user_id: string; now: string }, only?: string) {
  const live = and(eq(sessions.user_id, user_id), gt(sessions.expires_at, now));
  const input = only === undefined ? live : and(live, eq(sessions.id, only));
  return db.select().from(sessions).where(input).orderBy(desc(sessions.created_at));
}
