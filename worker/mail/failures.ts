import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import { mails } from "#db/schema/mail.ts";
import { fallbackLanguage } from "#db/vocabulary.ts";
import type { Env } from "#worker/env.ts";
import { failuresLetter } from "./letters.ts";
import { mailStatement, outgoing } from "./queries.ts";

const dayMs = 24 * 3600 * 1000;
const daysBefore = (now: string, days: number) => new Date(Date.parse(now) - days * dayMs).toISOString();
/** One letter a day: its id is the day's. */
const letterOf = (now: string) => idForKey("mail", "house", `failed mails ${now.slice(0, 10)}`);

/** Tells the operator, at most once a day, how many mails were given up since the day before; `now` is an ISO instant. */
export async function reportFailures(db: Database, env: Pick<Env, "CONTACT_EMAIL">, now: string): Promise<void> {
  if (!env.CONTACT_EMAIL) return;
  const id = await letterOf(now);
  // A letter that could not be delivered either is no news of its own: it would write itself for ever.
  const letters = await Promise.all([0, 1, 2, 3, 4].map((days) => letterOf(daysBefore(now, days))));
  const [found] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM mails
    WHERE state = 'failed' AND claimed_at > ${daysBefore(now, 1)}
    AND id NOT IN (SELECT value FROM json_each(${JSON.stringify(letters)}))
    AND NOT EXISTS (SELECT 1 FROM mails AS told WHERE told.id = ${id})`);
  if (!found?.n) return;
  const letter = failuresLetter({ to: env.CONTACT_EMAIL, language: fallbackLanguage }, found.n);
  await mailStatement(db, outgoing(letter, id), now);
}

/** The mails that were given up, oldest first, without their words. */
export const failedMails = (db: Database) =>
  db
    .select({ id: mails.id, to: mails.to, subject: mails.subject, at: mails.created_at, error: mails.last_error })
    .from(mails)
    .where(eq(mails.state, "failed"))
    .orderBy(asc(mails.created_at));

/** Puts given-up mails (all, or one) back to the beginning: the clock announces them within a minute. How many. */
export async function sendAgain(db: Database, id?: string): Promise<number> {
  const again = await db
    .update(mails)
    .set({ state: "queued", attempts: 0, claimed_at: null, last_error: null })
    .where(and(eq(mails.state, "failed"), id === undefined ? undefined : eq(mails.id, id)))
    .returning({ id: mails.id });
  return again.length;
}
