import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { NotificationEvent, NotificationSwitch } from "#db/notification-events.ts";
import { notificationEvents } from "#db/notification-events.ts";
import type { Language, Role } from "#db/vocabulary.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { nameOf } from "#worker/notifications/queries.ts";

// What is due belongs to all organisations: its reader is the consumer, which sends one push after the other.

/** A push with all that decides about it and all that it says. */
export type DuePush = {
  org_id: string;
  notification_id: string;
  device_id: string;
  attempts: number;
  next_at: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  event: NotificationEvent;
  key: string;
  facts: string;
  link: string;
  at: string;
  bird: string | null;
  timezone: string;
  language: Language;
  role: Role;
  /** Whether it still concerns whoever has the device: theirs, a member who is active, neither read nor cleared away. */
  concerns: 0 | 1;
  /** What they chose for the event's switch and hours; null where they chose nothing. */
  is_on: 0 | 1 | null;
  push: 0 | 1 | null;
  quiet_from: number | null;
  quiet_to: number | null;
  paused_until: string | null;
};

const switches: Record<string, NotificationSwitch> = Object.fromEntries(
  Object.entries(notificationEvents).map(([event, { switch: by }]) => [event, by]),
);

/** The pushes that are due, the longest waiting first: of all organisations, or of one. One trip. */
export const duePushes = (
  db: Database,
  { now, subjects, most, org_id }: { now: string; subjects: Subjects; most: number; org_id?: string | undefined },
): Promise<DuePush[]> =>
  db.all<DuePush>(sql`
    SELECT pushes.org_id, pushes.notification_id, pushes.device_id, pushes.attempts, pushes.next_at,
      device.endpoint, device.p256dh, device.auth,
      notifications.event, notifications.key, notifications.facts, notifications.link, notifications.at,
      ${nameOf(subjects, "bird")} AS bird, organizations.timezone, person.language, person.role,
      (${stillConcerns}) AS concerns,
      choice.is_on, choice.push, times.quiet_from, times.quiet_to, times.paused_until
    FROM pushes
    CROSS JOIN push_devices device ON device.org_id = pushes.org_id AND device.id = pushes.device_id
    CROSS JOIN notifications ON notifications.org_id = pushes.org_id AND notifications.id = pushes.notification_id
    CROSS JOIN users person ON person.org_id = pushes.org_id AND person.id = notifications.user_id
    CROSS JOIN organizations ON organizations.id = pushes.org_id
    LEFT JOIN notification_choices choice ON choice.org_id = pushes.org_id AND choice.user_id = person.id
      AND choice.switch = ${JSON.stringify(switches)} ->> notifications.event
    LEFT JOIN notification_times times ON times.org_id = pushes.org_id AND times.user_id = person.id
    WHERE pushes.next_at <= ${now} ${org_id === undefined ? sql`` : sql`AND pushes.org_id = ${org_id}`}
    ORDER BY pushes.next_at LIMIT ${most}`);

const stillConcerns = sql`device.user_id = notifications.user_id AND person.is_active = 1 AND person.is_verified = 1
  AND person.removed_at IS NULL AND notifications.read_at IS NULL AND notifications.cleared_at IS NULL`;

type Key = Pick<DuePush, "org_id" | "notification_id" | "device_id">;
const same = ({ org_id, notification_id, device_id }: Key): SQL =>
  sql`org_id = ${org_id} AND notification_id = ${notification_id} AND device_id = ${device_id}`;

/** A consumer that has held a push this long (seconds) is dead. */
const stuckAfter = 120;
const after = (now: string, seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

/**
 * Takes a push for sending; false where another consumer has it, or what it tells of was read or cleared away a moment
 * ago. One statement.
 */
export async function claimPush(db: Database, push: DuePush, now: string): Promise<boolean> {
  const { rowsAffected } = await db.run(sql`
    UPDATE pushes SET attempts = attempts + 1, next_at = ${after(now, stuckAfter)}
    WHERE ${same(push)} AND next_at = ${push.next_at} AND EXISTS (SELECT 1 FROM notifications
      WHERE notifications.org_id = pushes.org_id AND notifications.id = pushes.notification_id
        AND notifications.read_at IS NULL AND notifications.cleared_at IS NULL)`);
  return rowsAffected === 1;
}

/** Lets a push wait until an instant, ISO, where nobody has claimed it since it had so many `attempts`. */
export const postpone = (db: Database, push: Key & { attempts: number }, next_at: string) =>
  db.run(sql`UPDATE pushes SET next_at = ${next_at} WHERE ${same(push)} AND attempts = ${push.attempts}`);

/** Ends a push that nobody will send. */
export const drop = (db: Database, push: Key) => db.run(sql`DELETE FROM pushes WHERE ${same(push)}`);

/** Ends a push that was taken. */
export const markPushed = (db: Database, push: DuePush, now: string) =>
  batch(db, {
    done: drop(db, push),
    used: db.run(
      sql`UPDATE push_devices SET last_used_at = ${now} WHERE org_id = ${push.org_id} AND id = ${push.device_id}`,
    ),
  });

/** Forgets a device that its service knows no more, with all that waits for it. */
export const forgetDevice = (db: Database, { org_id, device_id }: Key) =>
  db.run(sql`DELETE FROM push_devices WHERE org_id = ${org_id} AND id = ${device_id}`);

/** Hours for which a push waits in vain, at most. */
export const keptHours = 48;
/** So many are deleted within a minute. */
const mostDeleted = 5000;

/** Deletes what nobody sent: where the app has lost its keys, nobody does. */
export async function removeOldPushes(db: Database, now: string): Promise<void> {
  await db.run(sql`DELETE FROM pushes WHERE (org_id, notification_id, device_id) IN (
    SELECT org_id, notification_id, device_id FROM pushes WHERE next_at < ${after(now, -keptHours * 3600)}
    LIMIT ${mostDeleted})`);
}
