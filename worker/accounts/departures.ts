import { and, lt, lte, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import {
  codes,
  loginChallenges,
  organizations,
  rateCounters,
  sessions,
  signupFlows,
  users,
} from "#db/schema/accounts.ts";
import { secondsFrom } from "./visitor.ts";

// The scheduled jobs. They go through every organisation: the clock is nobody's, and only ends what has ended.

/** Seconds an account may stay unconfirmed, and an organisation unclaimed. */
export const pendingFor = 24 * 3600;

/** Removes organisations nobody claimed within a day. `now` is an ISO instant. */
export async function removeUnclaimed(db: Database, now: string): Promise<void> {
  const nobody = sql`NOT EXISTS (SELECT 1 FROM users WHERE users.org_id = organizations.id)`;
  await db
    .delete(organizations)
    .where(
      and(
        sql`${organizations.claimed_at} IS NULL`,
        lt(organizations.created_at, secondsFrom(now, -pendingFor)),
        nobody,
      ),
    );
}

/** Removes users who did not prove their address within a day, with their organisation when it has nobody else. */
export async function removePending(db: Database, now: string): Promise<void> {
  const limit = secondsFrom(now, -pendingFor);
  const pending = sql`is_verified = 0 AND created_at < ${limit}`;
  const member = sql`SELECT 1 FROM users WHERE users.org_id = organizations.id`;
  await db.batch([
    db.delete(organizations).where(sql`id IN (SELECT org_id FROM users WHERE ${pending})
      AND NOT EXISTS (${member} AND NOT (users.is_verified = 0 AND users.created_at < ${limit}))`),
    db.delete(users).where(pending),
  ]);
}

/** Removes sessions, codes, sign-up flows and counters whose time is over. */
export async function removeExpired(db: Database, now: string): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lte(sessions.expires_at, now)),
    // An address before is kept as long as there are mails to it: erasing an organisation finds these by it.
    db
      .delete(codes)
      .where(
        and(
          lte(codes.expires_at, now),
          sql`(purpose <> 'email_back' OR NOT EXISTS (SELECT 1 FROM mails WHERE mails.recipient = codes.address))`,
        ),
      ),
    db.delete(loginChallenges).where(lte(loginChallenges.expires_at, now)),
    db.delete(signupFlows).where(lte(signupFlows.expires_at, now)),
    db.delete(rateCounters).where(lte(rateCounters.ends_at, now)),
  ]);
}
