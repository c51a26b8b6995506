import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { packReviews } from "#worker/legal/packs/rules.ts";

/** How the app stands: what runs, what is set, and what waits in its queues. */
export async function appState(db: Database, env: Env, now: string) {
  const { mails, oldest, counted, migrations } = await batch(db, {
    mails: db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM (SELECT 1 FROM mails WHERE state = 'queued' LIMIT 1001)`,
    ),
    oldest: db.all<{ at: string | null }>(sql`SELECT min(created_at) AS at FROM mails WHERE state = 'queued'`),
    counted: db.all<{ at: string | null }>(sql`SELECT max(counted_at) AS at FROM console_organizations`),
    migrations: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM __drizzle_migrations`),
  });
  return {
    version: env.VERSION ?? "dev",
    migrations: migrations[0]?.n ?? 0,
    now,
    mail_transport: env.MAIL_TRANSPORT,
    takes_mail: Boolean(env.SUPPORT_EMAIL),
    payments: env.PAYMENTS ?? null,
    mails_waiting: mails[0]?.n ?? 0,
    oldest_mail: oldest[0]?.at ?? null,
    /** When the clock last counted an organisation. */
    counted_at: counted[0]?.at ?? null,
    packs: packReviews(),
  };
}
export type AppState = Awaited<ReturnType<typeof appState>>;

/** Days for which what is sought in the help is looked back on. */
const helpDays = 90;
type Sought = { language: Language; term: string; n: number };
type Vote = { language: Language; article: string; yes: number; no: number };
export type HelpNeeds = { sought: Sought[]; votes: Vote[] };

/** What was sought in the help in vain within 90 days, the most often first, and how useful articles were found. */
export async function helpNeeds(db: Database, now: string): Promise<HelpNeeds> {
  const since = secondsFrom(now, -helpDays * 86_400).slice(0, 10);
  return batch(db, {
    sought: db.all<Sought>(sql`SELECT language, term, sum(n) AS n FROM help_counts
      WHERE kind = 'sought' AND day >= ${since} GROUP BY language, term ORDER BY n DESC, term LIMIT 100`),
    votes: db.all<Vote>(sql`SELECT language, term AS article, sum(iif(answer = 'yes', n, 0)) AS yes,
        sum(iif(answer = 'no', n, 0)) AS "no" FROM help_counts
      WHERE kind = 'vote' AND day >= ${since} GROUP BY language, term ORDER BY "no" DESC, term LIMIT 100`),
  });
}
