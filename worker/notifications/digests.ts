import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import type { Scope } from "#worker/scope.ts";
import { digestLetter } from "./letters.ts";
import { isForDigest, isHere, isUnmailed, mailOf, placeOf } from "./mail-rules.ts";
import { instantOf, nextHour } from "./morning-time.ts";
import { lineOf, type Unmailed, unmailedColumns } from "./unmailed.ts";
import { unsubscribeToken } from "./unsubscribing.ts";

/** So many people are looked after within a minute, and so many are read in one trip. */
const [mostDue, mostTogether] = [1000, 50];
/** So many notifications stand in a digest; of what is more, only the number. */
const mostLines = 30;

/** Somebody whose digest may be due. */
type Reader = {
  org_id: string;
  user_id: string;
  /** As it was read: what is written holds only while it stands so. */
  next_digest_at: string;
  digest_hour: number;
  paused_until: string | null;
  email: string;
  first_name: string;
  language: Language;
  is_here: 0 | 1;
  timezone: string;
  short_key: string;
};
type Writes = Record<string, ReturnType<Database["run"]>>;
type Found = Unmailed & { total: number };
/** What stands in digests, by the ids of their readers. */
type Lines = Record<string, Found[]>;

/**
 * Mails the digests that are due: at each person's hour of their organisation's day, where something is unread that no mail
 * has told of. Of those whose hour is still to come it only notes when that is, and it reads nobody else.
 */
export async function sendDigests(db: Database, env: Env, now: string, subjects: Subjects): Promise<void> {
  const readers = await db.all<Reader>(sql`
    SELECT times.org_id, times.user_id, times.next_digest_at, times.digest_hour, times.paused_until,
      person.email, person.first_name, person.language, (${isHere}) AS is_here,
      organizations.timezone, organizations.short_key
    FROM notification_times times
    CROSS JOIN users person ON person.org_id = times.org_id AND person.id = times.user_id
    CROSS JOIN organizations ON organizations.id = times.org_id
    WHERE times.next_digest_at <= ${now} ORDER BY times.next_digest_at LIMIT ${mostDue}`);
  const inOrder = readers.toSorted((one, other) => (one.org_id < other.org_id ? -1 : 1));
  for (let from = 0; from < inOrder.length; from += mostTogether) {
    const people = inOrder.slice(from, from + mostTogether);
    const due = people.filter((reader) => reader.is_here && whenDue(reader, now) <= now);
    const found: Lines = due.length === 0 ? {} : await readFor(db, due, subjects);
    const organizations = [...new Set(people.map(({ org_id }) => org_id))].map((org_id) => ({ org_id }));
    await forEachOrganization("send digests", organizations, ({ org_id }) =>
      lookAfter(
        db,
        env,
        now,
        people.filter((reader) => reader.org_id === org_id),
        found,
      ),
    );
  }
}

/**
 * The statement that has the next digests of an organisation, or of one of its people, judged anew by the clock: for whoever
 * changes by what they are due, a time zone, an hour, a pause.
 */
export const digestsAnew = ({ db, org_id, now }: Pick<Scope, "db" | "org_id" | "now">, user_id?: string) =>
  db.run(sql`UPDATE notification_times SET next_digest_at = ${now} WHERE org_id = ${org_id} AND next_digest_at > ${now}
    ${user_id === undefined ? sql`` : sql`AND user_id = ${user_id}`}`);

async function lookAfter(db: Database, env: Env, now: string, people: readonly Reader[], found: Lines) {
  const written: Writes = {};
  for (const reader of people) {
    const { user_id } = reader;
    const rows = found[user_id];
    if (rows?.length) Object.assign(written, await mailed(db, env, now, reader, rows));
    written[`${user_id} moved`] = moved(db, now, reader);
  }
  const answers = await batch(db, written);
  const ids = Object.keys(written).filter((name) => name.startsWith("mail_") && !name.endsWith(" noted"));
  await announceMails(
    env,
    ids.filter((id) => answers[id]?.rowsAffected === 1),
  );
}

/** When a reader's digest is due, ISO: at their first such hour from the instant on that is kept, or after a pause. */
function whenDue({ next_digest_at, digest_hour, paused_until, timezone }: Reader, now: string): string {
  const isPaused = paused_until !== null && paused_until >= dayIn(timezone, now);
  if (isPaused) return instantOf(plusDays(paused_until, 1), digest_hour, timezone);
  return nextHour(timezone, digest_hour, new Date(Date.parse(next_digest_at) - 1).toISOString());
}

/** The id of a person's digest of a day: that of the newest such hour. One a day, whatever clocks and zones do. */
function mailIdOf({ org_id, user_id, digest_hour, timezone }: Reader, now: string): Promise<string> {
  const today = dayIn(timezone, now);
  const day = instantOf(today, digest_hour, timezone) <= now ? today : plusDays(today, -1);
  return idForKey("mail", org_id, `digest ${user_id} ${day}`);
}

/** One trip, whosever they are. */
const readFor = (db: Database, due: readonly Reader[], subjects: Subjects): Promise<Lines> =>
  batch(
    db,
    Object.fromEntries(
      due.map(({ org_id, user_id }) => [
        user_id,
        db.all<Found>(sql`SELECT ${unmailedColumns(subjects)}, count(*) OVER () AS total FROM notifications
          WHERE notifications.org_id = ${org_id} AND notifications.user_id = ${user_id} AND ${isUnmailed}
            AND ${isForDigest} ORDER BY ${placeOf}, notifications.at DESC, notifications.id LIMIT ${mostLines}`),
      ]),
    ),
  );

/** The statements of a digest, by its id, and of what is marked behind it: nothing where the day has had its digest. */
async function mailed(db: Database, env: Env, now: string, reader: Reader, rows: Found[]): Promise<Writes> {
  const { org_id, user_id, email, next_digest_at, language, short_key } = reader;
  const token = await unsubscribeToken(env, { short_key, user_id }, "digest");
  const lines = rows.map((row) => lineOf(row, language, env.APP_ORIGIN));
  const total = rows[0]?.total ?? 0;
  const letter = digestLetter({ ...reader, to: email }, { lines, total }, env.APP_ORIGIN, token);
  const mail = outgoing(letter, await mailIdOf(reader, now));
  const still = sql`EXISTS (SELECT 1 FROM notification_times times
    JOIN users person ON person.org_id = times.org_id AND person.id = times.user_id
    WHERE times.org_id = ${org_id} AND times.user_id = ${user_id} AND times.next_digest_at = ${next_digest_at}
      AND ${isHere} AND person.email = ${email})`;
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const isIn = total > rows.length ? isForDigest : sql`id IN (SELECT value FROM json_each(${ids}))`;
  return {
    [mail.id]: mailStatement(db, mail, now, still),
    [`${mail.id} noted`]: db.run(sql`UPDATE notifications SET mailed_at = ${now}
      WHERE org_id = ${org_id} AND user_id = ${user_id} AND ${isUnmailed} AND ${isIn} AND changes() > 0`),
  };
}

/** The statement that notes when a reader's next digest may be due: never, where nothing is left to tell. */
function moved(db: Database, now: string, reader: Reader) {
  const { org_id, user_id, next_digest_at, timezone, digest_hour } = reader;
  const at = whenDue(reader, now);
  const next = at > now ? at : nextHour(timezone, digest_hour, now);
  const isLeft = sql`EXISTS (SELECT 1 FROM notifications WHERE notifications.org_id = ${org_id}
    AND notifications.user_id = ${user_id} AND ${isUnmailed} AND ${mailOf} <> 'off')`;
  return db.run(sql`UPDATE notification_times SET next_digest_at = iif(${reader.is_here} AND ${isLeft}, ${next}, NULL)
    WHERE org_id = ${org_id} AND user_id = ${user_id} AND next_digest_at = ${next_digest_at}`);
}
