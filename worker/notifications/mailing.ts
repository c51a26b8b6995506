import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Language } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { noticeLetter } from "./letters.ts";
import { isHere, isUnmailed, mailOf } from "./mail-rules.ts";
import { instantOf } from "./morning-time.ts";
import { lineOf, type Unmailed, unmailedColumns } from "./unmailed.ts";
import { unsubscribeToken } from "./unsubscribing.ts";

/** So many mails of their own a person gets in a day of their organisation; what is more waits for the digest. */
const mostAtOnce = 20;
/** So many are read at a time, and so many written in one batch. */
const [mostRead, mostWritten] = [1000, 40];
/** Seconds the queue is given before the clock does it. */
const queuePatience = 30;
/** So many organisations the clock looks after within a minute. */
const mostSwept = 100;

type Writes = Record<string, ReturnType<Database["run"]>>;
type Head = { unmailed_since: string | null; written: number; timezone: string; short_key: string };
type Row = Unmailed & {
  user_id: string;
  email: string;
  first_name: string;
  language: Language;
  paused_until: string | null;
};

/** The id of the mail that tells of one notification. */
const mailIdOf = (id: string) => `mail_${id}`;

/**
 * Mails what goes at once of an organisation's notifications: each with what marks it mailed, by an id worked out of the
 * notification, so that twice is once. Whoever has paused, or is no member any more, gets nothing.
 */
export async function mailNotices(db: Database, env: Env, org_id: string, now: string, subjects: Subjects) {
  const {
    head: [head],
    rows,
  } = await batch(db, {
    head: db.all<Head>(sql`SELECT unmailed_since, written, organizations.timezone, organizations.short_key FROM mornings
      CROSS JOIN organizations ON organizations.id = mornings.org_id WHERE mornings.org_id = ${org_id}`),
    rows: db.all<Row>(waiting(org_id, subjects)),
  });
  if (!head || head.unmailed_since === null) return;
  const today = dayIn(head.timezone, now);
  const dayBegan = instantOf(today, 0, head.timezone);
  const due = rows.filter(({ paused_until }) => paused_until === null || paused_until < today);
  for (let from = 0; from < due.length; from += mostWritten) {
    const written: Writes = {};
    const sent = due.slice(from, from + mostWritten);
    for (const row of sent) Object.assign(written, await mailed(db, env, { ...row, org_id, now, dayBegan }, head));
    const answers = await batch(db, written);
    await announceMails(
      env,
      sent.map(({ id }) => mailIdOf(id)).filter((id) => answers[id]?.rowsAffected === 1),
    );
  }
  if (rows.length === mostRead) return;
  // Only where none has come since: those are for whoever was told of them.
  await db.run(sql`UPDATE mornings SET unmailed_since = NULL WHERE org_id = ${org_id} AND written = ${head.written}`);
}

/** Of each person the oldest that go at once, no more than a day may have. */
const waiting = (org_id: string, subjects: Subjects) => sql`
  SELECT * FROM (
    SELECT ${unmailedColumns(subjects)}, person.id AS user_id, person.email, person.first_name, person.language,
      (SELECT times.paused_until FROM notification_times times
        WHERE times.org_id = person.org_id AND times.user_id = person.id) AS paused_until,
      row_number() OVER (PARTITION BY person.id ORDER BY notifications.at, notifications.id) AS place
    FROM users person
    CROSS JOIN notifications ON notifications.org_id = person.org_id AND notifications.user_id = person.id
      AND notifications.at >= (SELECT unmailed_since FROM mornings WHERE mornings.org_id = ${org_id})
    WHERE person.org_id = ${org_id} AND ${isHere} AND ${isUnmailed} AND ${mailOf} = 'at_once'
  ) WHERE place <= ${mostAtOnce} LIMIT ${mostRead}`;

type Sending = Row & { org_id: string; now: string; dayBegan: string };

/** The statements of one mail, by its id, and of what is marked behind it. */
async function mailed(db: Database, env: Env, row: Sending, { short_key }: Head): Promise<Writes> {
  const { id, org_id, user_id, email, now, dayBegan } = row;
  const line = lineOf(row, row.language, env.APP_ORIGIN);
  const token = await unsubscribeToken(env, { short_key, user_id }, line.by);
  const mail = outgoing(noticeLetter({ ...row, to: email }, line, env.APP_ORIGIN, token), mailIdOf(id));
  const still = sql`EXISTS (SELECT 1 FROM notifications
    JOIN users person ON person.org_id = notifications.org_id AND person.id = notifications.user_id
    WHERE notifications.org_id = ${org_id} AND notifications.id = ${id} AND ${isUnmailed} AND ${isHere}
      AND person.email = ${email})
    AND (SELECT count(*) FROM mails WHERE mails.recipient = ${email} AND mails.created_at >= ${dayBegan}
      AND mails.id GLOB ${mailIdOf("ntf_*")}) < ${mostAtOnce}`;
  return {
    [mail.id]: mailStatement(db, mail, now, still),
    [`${mail.id} noted`]: db.run(sql`UPDATE notifications SET mailed_at = ${now}
      WHERE org_id = ${org_id} AND id = ${id} AND changes() > 0`),
  };
}

/** Mails at once what the queue lost, of those organisations alone whose notifications still wait for it. */
export async function sweepNotices(db: Database, env: Env, now: string, subjects: Subjects): Promise<void> {
  const since = new Date(Date.parse(now) - queuePatience * 1000).toISOString();
  const waiting = await db.all<{ org_id: string }>(sql`SELECT org_id FROM mornings
    WHERE unmailed_since IS NOT NULL AND unmailed_since < ${since} ORDER BY unmailed_since LIMIT ${mostSwept}`);
  await forEachOrganization("mail notifications", waiting, ({ org_id }) => mailNotices(db, env, org_id, now, subjects));
}
