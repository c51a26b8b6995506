import { eq, sql } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { isDemo } from "#db/ids.ts";
import { users } from "#db/schema/accounts.ts";
import { widened } from "#worker/entries/noting.ts";
import { keysOf } from "#worker/env.ts";
import type { ApiContext, ApiEnv } from "#worker/http.ts";
import { languageOf } from "#worker/problem.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { isApiKey, keyUsed, recogniseKey } from "./api-keys.ts";
import type { Member } from "./callers.ts";
import { countCall, uncountCall } from "./key-calls.ts";
import { callerChanged, confirm, recall, remember } from "./known-callers.ts";
import { isOperator } from "./looks/looking.ts";
import { notesLook } from "./noting-looks.ts";
import { lookOf, recognise } from "./sessions.ts";
import { factorDue } from "./tokens.ts";
import { addressOf } from "./visitor.ts";

/** What `authenticate` learned of the caller beyond the scope; for the accounts room. */
export type Caller = { session_id: string; member: Member };
export type Authenticated = ApiEnv & { Variables: { caller: Caller } };

/**
 * Reads the bearer token; refuses whoever has none that is valid. Cookies are never looked at. Who only reads and was
 * here before is taken for who they were, and the first trip asks along whether that still holds.
 */
export const authenticate: MiddlewareHandler<Authenticated> = async (c, next) => {
  // A call that is part of another one is made by whoever came in with that.
  if (c.var.caller) return next();
  const [, token] = /^bearer ([\w.-]+)$/i.exec(c.req.header("Authorization") ?? "") ?? [];
  if (!token) throw new Refusal("unauthenticated");
  const { opened, now } = c.var;
  // Before what is remembered: a key that was here before opens no more than a new one.
  if (isApiKey(token)) mustBeOpenToKeys(c);
  const bearer = { secret: c.env.JWT_SECRET, token, now };
  const remembered = c.req.method === "GET" ? recall(bearer) : undefined;
  const recognised = remembered ?? (await whoHas(c, token));
  if (!recognised) throw new Refusal("unauthenticated");
  const { looking } = recognised.member;
  // Who runs the app no more looks no more.
  if (looking && !isOperator(c.env, looking.operator)) throw new Refusal("unauthenticated");
  if (remembered && !looking) confirm(opened, token, remembered);
  if (!remembered) remember(bearer, recognised);
  const { member, user_id, session_id, confirmed_at, renewed, key } = recognised;
  c.set("caller", { session_id, member });
  const who = { user_id, session_id, confirmed_at, ...(key && { key }), ...(looking && { grant: looking.grant }) };
  c.set("scope", scopeOf(c, who, member));
  const look = looking && notesLook(c, recognised, remembered !== undefined);
  if (look) c.set("look", look.begin);
  if (key) await countCall(c as unknown as ApiContext, key.id);
  await next();
  // It is asked anew, and is one call.
  const uncounted = () => key && uncountCall(c.var.rateBudget, key.id);
  if (callerChanged(c.error)) return uncounted();
  if (look) {
    if (c.error) look.leaveOut();
    await opened.alone();
    if (!c.error) look.mustBeNoted();
    if (renewed) c.header("X-Renewed-Token", renewed.access_token);
    return;
  }
  if (remembered)
    await opened.alone().catch((error: unknown) => {
      if (callerChanged(error)) uncounted();
      throw error;
    });
  // A program that calls in somebody's name does not mean that they were here.
  if (key && !recognised.isUsedToday) c.executionCtx.waitUntil(keyUsed(c.var.scope));
  if (!key && member.seen_on !== now.slice(0, 10)) c.executionCtx.waitUntil(seen(c.var.scope));
  // The web worker puts these into the cookie; other callers may ignore them.
  if (renewed) c.header("X-Renewed-Token", renewed.access_token);
  if (!key) c.header("X-Unread", String(c.var.unread ?? member.unread));
};

/** Whose a token is. */
function whoHas(c: Context<Authenticated>, token: string) {
  const { opened, now } = c.var;
  if (!isApiKey(token)) return recognise(opened.db, keysOf(c.env, "JWT_SECRET"), token);
  return recogniseKey(opened.db, token, now);
}

/** A key opens nothing that is about the account itself: who signs in, proves or leaves is a person. */
function mustBeOpenToKeys(c: Context<Authenticated>): void {
  const isForPeople = /^\/api\/(auth|profile|calendar|keys|webhooks|billing)(\/|$)/.test(c.req.path);
  if (isForPeople && !isOwnName(c)) throw new Refusal("forbidden", {}, { detail: "accounts.keys.never" });
}

const isOwnName = ({ req }: Context<Authenticated>) => req.method === "GET" && /^\/api\/auth\/me\/?$/.test(req.path);

/** Notes the day somebody was last here: once a day, after the answer. */
async function seen({ db, org_id, user_id, now }: Scope): Promise<void> {
  if (isDemo(org_id)) return;
  const today = now.slice(0, 10);
  await db
    .update(users)
    .set({ seen_on: today })
    .where(owned({ org_id }, users, eq(users.id, user_id), sql`${users.seen_on} IS NOT ${today}`));
}

type Who = Pick<Scope, "user_id" | "session_id" | "confirmed_at" | "key" | "grant">;

function scopeOf(c: Context<Authenticated>, who: Who, of: Member): Scope {
  const { org_id, role, plan, timezone, trial_ends_at, closes_at, logo_key, ...member } = of;
  const key = c.req.header("Idempotency-Key");
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal("malformed");
  const { db } = c.var.opened;
  const { now } = c.var;
  const language = languageOf(c.req.header("Accept-Language"));
  const trial = trial_ends_at !== null && trial_ends_at > now ? trial_ends_at : null;
  return {
    db,
    org_id,
    ...who,
    role,
    plan,
    trial_ends_at: trial,
    closes_at,
    language,
    papers_language: languageOf(member.locale),
    logo_key,
    look: lookOf(of),
    now,
    today: dayIn(timezone, now),
    idempotency_key: key === undefined ? undefined : ownedBy(who, key),
    network: widened(addressOf(c)),
    lacks_factor: (factorDue(member) ?? "9") <= now,
  };
}

/** An Idempotency-Key as it is kept: of whoever acts, so that another person's or program's same one is another request. */
const ownedBy = ({ user_id, key }: Who, given: string) => `${user_id}\n${key?.id ?? ""}\n${given}`;

// Making one costs more than the rest of a request's start; there are some hundred time zones.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: string): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone });
  formats.set(timeZone, format);
  return format.format(new Date(now));
}

/** Behind this only verified users pass. */
export const verified: MiddlewareHandler<Authenticated> = async (c, next) => {
  if (!c.var.caller.member.is_verified) throw new Refusal("unverified");
  await next();
};
