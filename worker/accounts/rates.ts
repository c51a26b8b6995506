import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { rateCounters } from "#db/schema/accounts.ts";
import { type Env, isRelaxed } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { hashSecret } from "./secrets.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Every limit: so many in so many seconds. */
export const limits = {
  "login.account": { count: 10, seconds: 15 * minute },
  "login.ip": { count: 50, seconds: 15 * minute },
  /** Failures in a row; a right password or a password reset ends them, else thirty days. */
  "login.streak": { count: 100, seconds: 30 * day },
  /** Stands for a day after a reset, for the network that made it: there, what others fail elsewhere does not count. */
  "login.door": { count: 1, seconds: day },
  "login.own": { count: 10, seconds: 15 * minute },
  "signup.ip": { count: 10, seconds: hour },
  "register.ip": { count: 20, seconds: hour },
  "register.address": { count: 5, seconds: hour },
  "visit.ip": { count: 20, seconds: hour },
  "flow.ip": { count: 60, seconds: hour },
  "code.gap": { count: 1, seconds: minute },
  "code.hour": { count: 5, seconds: hour },
  "code.day": { count: 10, seconds: day },
  /** The first codes for an address from one network: nobody elsewhere can use these up. */
  "code.own": { count: 3, seconds: day },
  "code.ip": { count: 20, seconds: hour },
  "verify.account": { count: 50, seconds: day },
  /** Codes for another address, which count in the session that asked for them. */
  "verify.session": { count: 50, seconds: day },
  "verify.ip": { count: 30, seconds: 5 * minute },
  "forgot.gap": { count: 1, seconds: minute },
  "forgot.hour": { count: 5, seconds: hour },
  "forgot.day": { count: 10, seconds: day },
  /** One link a day beyond the others, so that nobody can keep an owner out by asking in their place. */
  "forgot.beyond": { count: 1, seconds: day },
  "forgot.ip": { count: 20, seconds: hour },
  "reset.ip": { count: 30, seconds: 5 * minute },
  /** What is typed in an open session counts against that session alone: no other, and no login, waits for it. */
  "password.session": { count: 10, seconds: 15 * minute },
  "factor.session": { count: 20, seconds: hour },
  /** Wrong passwords and codes together; with one more the session ends. */
  "proof.session": { count: 40, seconds: day },
  /** Codes at logins whose password was right. */
  "factor.login": { count: 20, seconds: hour },
  "factor.ip": { count: 60, seconds: 5 * minute },
  /** A flock of 100,000 costs seconds of work each time. */
  "export.account": { count: 30, seconds: 10 * minute },
  /** Everything an organisation has, photos included. */
  "archives.account": { count: 10, seconds: 10 * minute },
  /** A calendar asks once an hour or so; each address for itself, for many calendars ask from one network. */
  "ical.token": { count: 30, seconds: 5 * minute },
  "restore.account": { count: 20, seconds: 10 * minute },
  /** What one person sends of photos, and of pictures and papers of which each takes the place of another. */
  "store.photo": { count: 400, seconds: 10 * minute },
  "store.picture": { count: 30, seconds: 10 * minute },
  "store.organization": { count: 1200, seconds: 10 * minute },
  /** The two-hundredth of an organisation within an hour is refused. */
  "invite.organization": { count: 199, seconds: hour },
  /** What one organisation writes to one address. */
  "invite.address": { count: 5, seconds: day },
  /** Letters of an organisation to people who are not its own. */
  "reminder.organization": { count: 100, seconds: day },
  /** Keys that one organisation makes. */
  "key.organization": { count: 30, seconds: day },
  "join.ip": { count: 30, seconds: 5 * minute },
  /** Whoever was given the address of a pedigree. */
  "pedigree.ip": { count: 120, seconds: 10 * minute },
  /** Files of readings, each looked at and taken; of 5 MB one costs two seconds. */
  "sheet.account": { count: 100, seconds: 10 * minute },
  /** What one key of a machine's device brings. */
  "device.key": { count: 60, seconds: minute },
  /** Whoever was given the address of health sheets. */
  "offer.ip": { count: 120, seconds: 10 * minute },
  "sheet.ip": { count: 120, seconds: 10 * minute },
  /** Searches of the market, which no copy answers. */
  "browse.ip": { count: 240, seconds: 10 * minute },
  "enquiry.ip": { count: 5, seconds: hour },
  /** What one address asks about one listing. */
  "enquiry.listing": { count: 3, seconds: day },
  /** Further messages of a thread, by its token. */
  "enquiry.thread": { count: 20, seconds: hour },
  "waiting.ip": { count: 10, seconds: hour },
  "waiting.address": { count: 5, seconds: day },
  "report.ip": { count: 10, seconds: hour },
  "report.listing": { count: 20, seconds: day },
  /** Questions to the assistant. */
  "question.person": { count: 20, seconds: minute },
  "feedback.account": { count: 20, seconds: hour },
  /** What is counted of a reader of the help. */
  "help.ip": { count: 60, seconds: 10 * minute },
  /** Whether an article was of use, from one network. */
  "help.vote": { count: 1, seconds: day },
  /** New tickets of a person, and what they write on. */
  "ticket.person": { count: 10, seconds: hour },
  "ticket.reply": { count: 60, seconds: hour },
  /** Mails that come into one ticket; and those that tell who wrote without one where to, to an address and in all. */
  "ticket.mail": { count: 60, seconds: hour },
  "inbox.address": { count: 1, seconds: day },
  "inbox.all": { count: 500, seconds: day },
  "contact.ip": { count: 5, seconds: 10 * minute },
  "contact.address": { count: 5, seconds: hour },
} as const;
type LimitName = keyof typeof limits;

/** One limit applied to one account, address or IP. */
export type Rate = { key: string; count: number; seconds: number };

/** The limits of this deployment: relaxed ones count to a thousand times as much and wait one second between codes. */
export async function rate(env: Env, name: LimitName, whom: string): Promise<Rate> {
  const { count, seconds } = limits[name];
  // Addresses are hashed: the table of counters is nobody's list of customers.
  const key = `${name}:${name.endsWith(".ip") ? networkOf(whom) : await hashSecret(whom)}`;
  if (!isRelaxed(env)) return { key, count, seconds };
  return name.endsWith(".gap") ? { key, count, seconds: 1 } : { key, count: count * 1000, seconds };
}

/** The network an IP address counts for: itself, or its /64 for IPv6. */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!ip.includes(":")) return ip || "unknown";
  const [head = "", tail] = ip.toLowerCase().split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array(gap).fill("0"), ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Whether a limit still holds, for a statement of the same batch that must do nothing beyond it. */
export const within = (limit: Rate): SQL =>
  sql`coalesce((SELECT n FROM rate_counters WHERE key = ${limit.key}), 0) <= ${limit.count}`;

/** One limit for one address as asked from one network. */
export const rateFrom = (env: Env, name: LimitName, address: string, ip: string): Promise<Rate> =>
  rate(env, name, `${address}\n${networkOf(ip)}`);

/** Whether a limit was ever counted and its time is not over. */
export const stands = (limit: Rate, now: string): SQL =>
  sql`EXISTS (SELECT 1 FROM rate_counters WHERE key = ${limit.key} AND ends_at > ${now})`;

export type Counted = { n: number; ends_at: string };

/**
 * Counts once, atomically, and answers the count. `after` are the limits that must still hold for this one to count:
 * what is refused anyway must not use up anything else.
 */
export const countStatement = (db: Database, limit: Rate, now: string, ...after: Rate[]) =>
  countWhere(db, limit, now, sql.join([sql`1 = 1`, ...after.map(within)], sql` AND `));

/** As `countStatement`, where a condition holds. */
export function countWhere(db: Database, limit: Rate, now: string, condition: SQL) {
  const ends_at = new Date(Date.parse(now) + limit.seconds * 1000).toISOString();
  return db.all<Counted>(sql`INSERT INTO rate_counters (key, n, ends_at)
    SELECT ${limit.key}, 1, ${ends_at} WHERE ${condition}
    ON CONFLICT (key) DO UPDATE SET
      n = CASE WHEN ends_at <= ${now} THEN 1 ELSE n + 1 END,
      ends_at = CASE WHEN ends_at <= ${now} THEN excluded.ends_at ELSE ends_at END
    RETURNING n, ends_at`);
}

/** Whether a count just made stays within its limit; false where it was not made. */
export const holds = (limit: Rate, [counted]: Counted[]): boolean => counted !== undefined && counted.n <= limit.count;

/** Seconds until a limit opens again, when this count went beyond it; else undefined. */
export function exceeded(limit: Rate, [counted]: Counted[], now: string): number | undefined {
  if (!counted || counted.n <= limit.count) return undefined;
  // Of several at once the first to be counted may have come last: nobody waits for longer than the limit lasts.
  const seconds = Math.ceil((Date.parse(counted.ends_at) - Date.parse(now)) / 1000);
  return Math.max(1, Math.min(limit.seconds, seconds));
}

/** Refuses with 429 when one of the limits was passed; `detail` is a message key, told the minutes to wait as `count`. */
export function refuseBeyond(counts: Array<[Rate, Counted[]]>, now: string, detail?: string): void {
  for (const [limit, counted] of counts) {
    const retryAfter = exceeded(limit, counted, now);
    if (retryAfter === undefined) continue;
    const values = { count: Math.ceil(retryAfter / 60) };
    throw new Refusal("too_many", {}, { retryAfter, values, ...(detail && { detail }) });
  }
}

/** The statement that takes one count back: what succeeded was no failure. */
export const uncountStatement = (db: Database, limit: Rate) =>
  db.run(sql`UPDATE rate_counters SET n = n - 1 WHERE key = ${limit.key} AND n > 0`);

/** The statement that forgets counts. */
export const forgetStatement = (db: Database, ...forgotten: Rate[]) =>
  db.delete(rateCounters).where(
    inArray(
      rateCounters.key,
      forgotten.map((it) => it.key),
    ),
  );

type SessionLimit = Extract<LimitName, `${string}.session`>;

/** A limit on what is tried in the caller's session: whoever holds another one, or stands at the login, is not held up. */
export const sessionRate = (env: Env, name: SessionLimit, { session_id, user_id }: Scope): Promise<Rate> =>
  rate(env, name, session_id ?? user_id);

/**
 * Counts a wrong password or code against the caller's session. The session ends with the 41st of a day, refused
 * `unauthenticated`: guesses have an end, and whoever's account it is logs in anew.
 */
export async function countWrong(scope: Scope, env: Env): Promise<void> {
  const { db, now, org_id, user_id, session_id } = scope;
  const day = await sessionRate(env, "proof.session", scope);
  const { ended } = await batch(db, {
    counted: countStatement(db, day, now),
    ended: db.run(sql`DELETE FROM sessions WHERE org_id = ${org_id} AND user_id = ${user_id}
      AND id = ${session_id ?? ""} AND NOT (${within(day)})`),
  });
  if (ended.rowsAffected > 0) throw new Refusal("unauthenticated", {}, { detail: "accounts.session.tried_out" });
}

/** The keys of all that counts against an address and its accounts, from wherever it was tried. */
export async function addressCounters(
  env: Env,
  { email, user_ids }: { email: string; user_ids: readonly string[] },
): Promise<string[]> {
  const byAddress = ["login.account", "login.streak", "code.hour", "code.day", "forgot.gap", "forgot.hour"] as const;
  const byAccount = ["code.gap", "verify.account"] as const;
  const rates = await Promise.all([
    ...[...byAddress, "forgot.day" as const, "forgot.beyond" as const].map((name) => rate(env, name, email)),
    ...user_ids.flatMap((id) => byAccount.map((name) => rate(env, name, id))),
  ]);
  return rates.map(({ key }) => key);
}
