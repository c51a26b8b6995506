import { and, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { newId } from "#db/ids.ts";
import { mails } from "#db/schema/mail.ts";
import type { Letter } from "./letters.ts";

// The outbox belongs to the app, not to an organisation: its readers are the consumer, the clock and the operator.

export type Mail = typeof mails.$inferSelect;

/** A letter with the id it will have in the outbox; the id is what the queue announces. */
type OutgoingMail = Letter & {
  id: string;
  /** Whose mail to a stranger it is; closing takes it along. */
  org_id?: string;
  /** ISO instant after which it is not sent any more. */
  expires_at?: string;
};

/** Gives a letter its id. */
export const outgoing = (letter: Letter, id: string = newId("mail")): OutgoingMail => ({ ...letter, id });

/** Gives a letter its id and its end: a code or a link that is over helps nobody. `expires_at` is an ISO instant. */
export const outgoingUntil = (letter: Letter, expires_at: string): OutgoingMail => ({
  ...outgoing(letter),
  expires_at,
});

/**
 * The statement that puts a mail into the outbox; belongs in the batch of the action it tells of. `onlyIf` is a condition
 * on that action. Writing the same id again changes nothing, and an address at `.invalid` is nobody's (RFC 2606).
 */
export function mailStatement(db: Database, mail: OutgoingMail, now: string, onlyIf: SQL = sql`1 = 1`) {
  const { id, to, reply_to = null, subject, text, html, language, headers, expires_at = null, org_id = null } = mail;
  const lines = headers ? JSON.stringify(headers) : null;
  return db.run(sql`INSERT INTO mails
      (id, org_id, recipient, reply_to, subject, text, html, language, headers, state, attempts, expires_at, created_at)
    SELECT ${id}, ${org_id}, ${to}, ${reply_to}, ${subject}, ${text}, ${html}, ${language}, ${lines}, 'queued', 0,
      ${expires_at}, ${now}
    WHERE ${onlyIf} AND ${to} NOT LIKE '%.invalid'
    ON CONFLICT (id) DO NOTHING`);
}

const hour = 3600;
/** Seconds to wait after the first, second, ... failed attempt: 48 hours in all, for a transport away over a weekend. */
const backOff = [10, 60, 300, 900, ...[0.5, 1, 2, 3, 4, 5, 6, 7, 9, 11].map((hours) => hours * hour)];
/** How often a mail is tried before it is given up. */
export const maxAttempts = backOff.length + 1;
export const secondsAfter = (attempts: number) => backOff[attempts - 1] ?? 0;

const before = (now: string, seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString();
/** A consumer that has held a mail this long (seconds) is dead. */
const stuckAfter = 120;
/** Seconds the queue is given before the clock announces again. */
const queuePatience = 30;

const unexpired = (now: string) => or(isNull(mails.expires_at), gt(mails.expires_at, now));

/** Takes a mail for sending; undefined when it is sent, over, or with another consumer. One statement. */
export async function claimMail(db: Database, id: string, now: string): Promise<Mail | undefined> {
  const free = or(
    eq(mails.state, "queued"),
    and(eq(mails.state, "sending"), lt(mails.claimed_at, before(now, stuckAfter))),
  );
  const [claimed] = await db
    .update(mails)
    .set({ state: "sending", attempts: sql`${mails.attempts} + 1`, claimed_at: now })
    .where(and(eq(mails.id, id), free, unexpired(now), lt(mails.attempts, maxAttempts)))
    .returning();
  return claimed;
}

/** Notes that a mail is out. `keepWords` only where the outbox itself is the mailbox: codes must not stay at rest. */
export async function markSent(db: Database, id: string, now: string, keepWords: boolean): Promise<void> {
  const emptied = keepWords ? {} : { text: "", html: "", reply_to: null, headers: null };
  await db
    .update(mails)
    .set({ state: "sent", sent_at: now, last_error: null, ...emptied })
    .where(eq(mails.id, id));
}

/** Puts a mail back after a failed attempt, or gives it up; failed mails keep their words for the operator. */
export async function markTried(db: Database, mail: Mail, last_error: string): Promise<"queued" | "failed"> {
  const state = mail.attempts >= maxAttempts ? "failed" : "queued";
  await db
    .update(mails)
    .set({ state, last_error: last_error.slice(0, 500) })
    .where(and(eq(mails.id, mail.id), eq(mails.state, "sending")));
  return state;
}

/** Gives up mails whose attempts are used up although nobody could say so: their consumer died each time. */
export async function markExhausted(db: Database, now: string, id?: string): Promise<string[]> {
  const rows = await db
    .update(mails)
    .set({ state: "failed", last_error: sql`coalesce(${mails.last_error}, 'given up: the consumer died')` })
    .where(
      and(
        inArray(mails.state, ["queued", "sending"]),
        sql`${mails.attempts} >= ${maxAttempts}`,
        id === undefined ? lt(mails.claimed_at, before(now, stuckAfter)) : eq(mails.id, id),
      ),
    )
    .returning({ id: mails.id });
  return rows.map((row) => row.id);
}

/** Puts away mails whose code or link is over before they could be sent; their words leave the database. */
export async function expireMails(db: Database, now: string): Promise<string[]> {
  const rows = await db
    .update(mails)
    .set({ state: "expired", text: "", html: "", reply_to: null, headers: null })
    .where(and(inArray(mails.state, ["queued", "sending", "failed"]), lte(mails.expires_at, now)))
    .returning({ id: mails.id });
  return rows.map((row) => row.id);
}

/** Ids of mails the queue has lost: waiting too long, past their back-off, or held by a dead consumer. Oldest first. */
export async function overdueMails(db: Database, now: string): Promise<string[]> {
  const neverTried = and(eq(mails.attempts, 0), lt(mails.created_at, before(now, queuePatience)));
  const pastBackOff = backOff.map((seconds, at) =>
    and(eq(mails.attempts, at + 1), lt(mails.claimed_at, before(now, seconds + queuePatience))),
  );
  const stuck = and(eq(mails.state, "sending"), lt(mails.claimed_at, before(now, stuckAfter)));
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(or(and(eq(mails.state, "queued"), or(neverTried, ...pastBackOff)), stuck))
    .orderBy(mails.created_at)
    .limit(100);
  return rows.map((row) => row.id);
}

/** The newest mails, to one address or to all; for the local viewer. At most 100. */
export function listMails(db: Database, to: string | undefined): Promise<Mail[]> {
  return db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.to, to))
    .orderBy(desc(mails.created_at), desc(mails.id))
    .limit(100);
}

/** Days a delivered mail is kept, and one that could not be delivered. */
export const mailDays = { sent: 30, expired: 30, failed: 90 };

/** Removes mails whose days are over. `now` is an ISO instant. */
export async function removeOldMails(db: Database, now: string): Promise<void> {
  const day = 24 * 3600;
  await db
    .delete(mails)
    .where(
      or(
        and(inArray(mails.state, ["sent", "expired"]), lt(mails.created_at, before(now, mailDays.sent * day))),
        and(eq(mails.state, "failed"), lt(mails.created_at, before(now, mailDays.failed * day))),
      ),
    );
}
