import { type SQL, sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import {
  eventFacts,
  type NotificationEvent,
  type NotificationSwitch,
  type NotificationType,
} from "#db/notification-events.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Subjects } from "#worker/kit/subjects.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type NotificationChoice, type NotificationFilter, perPage } from "./contract.ts";
import { type Sentence, sentenceOf } from "./sentences.ts";

/** A notification as its reader sees it; `to` is the page it is about, `at` and `read_at` are ISO instants. */
export type NotificationView = {
  id: string;
  event: NotificationEvent;
  type: NotificationType;
  switch: NotificationSwitch;
  text: string;
  to: string;
  at: string;
  read_at: string | null;
};
/** One page, the newest first; `next` is where the next begins. */
export type NotificationPage = { items: NotificationView[]; unread: number; next: string | null };

type Row = Omit<Sentence, "facts"> & { id: string; link: string; at: string; read_at: string | null; facts: string };

const own = ({ org_id, user_id }: Scope): SQL => sql`org_id = ${org_id} AND user_id = ${user_id}`;
const shown = (scope: Scope): SQL => sql`${own(scope)} AND cleared_at IS NULL`;

const unreadCount = ({ db, org_id, user_id }: Scope) =>
  db.all<{ unread: number }>(sql`SELECT unread FROM users WHERE org_id = ${org_id} AND id = ${user_id}`);

/** What a subject is called today whose id is among the facts of `notifications`; null where there is none, or it is gone. */
export function nameOf(subjects: Subjects, subject: "bird" | "member"): SQL {
  const { called } = subjects[subject];
  if (typeof called !== "object") throw new Error(`${subject} has no column that names it`);
  return sql`(SELECT it.${sql.identifier(called.name)} FROM ${called.table} it
    WHERE it.org_id = notifications.org_id AND it.id = facts->>${`${subject}_id`})`;
}

/** What the caller was notified of, from `before` on. One trip. */
export async function listNotifications(
  scope: Scope,
  { unread, before }: NotificationFilter,
  subjects: Subjects,
): Promise<NotificationPage> {
  const [at, id] = before.split("~");
  const { rows, count } = await batch(scope.db, {
    rows: scope.db.all<Row>(sql`
      SELECT notifications.id, event, facts, link, at, read_at,
        ${nameOf(subjects, "bird")} AS bird, ${nameOf(subjects, "member")} AS member
      FROM notifications WHERE ${shown(scope)}
        ${unread ? sql`AND read_at IS NULL` : sql``} ${id ? sql`AND (at, id) < (${at}, ${id})` : sql``}
      ORDER BY at DESC, id DESC LIMIT ${perPage + 1}`),
    count: unreadCount(scope),
  });
  const page = rows.slice(0, perPage);
  const last = page.at(-1);
  return {
    items: page.map((row) => serialize(row, scope)),
    unread: count[0]?.unread ?? 0,
    next: last && rows.length > page.length ? `${last.at}~${last.id}` : null,
  };
}

function serialize({ link, facts, bird, member, ...row }: Row, { language }: Scope): NotificationView {
  const { type, switch: by } = eventFacts(row.event);
  const text = sentenceOf({ event: row.event, facts: JSON.parse(facts), bird, member }, language);
  const { id, event, at, read_at } = row;
  return { id, event, type, switch: by, text, to: link, at, read_at };
}

/** Rows of the caller's that a choice means. */
function meant(scope: Scope, choice: NotificationChoice): SQL {
  if ("ids" in choice) return sql`id IN (SELECT value FROM json_each(${JSON.stringify(choice.ids)}))`;
  return sql`(at, id) <= (SELECT newest.at, newest.id FROM notifications newest
    WHERE newest.org_id = ${scope.org_id} AND newest.user_id = ${scope.user_id} AND newest.id = ${choice.until})`;
}

/** Whether all that a choice names is the caller's: of what is not nothing is changed. */
function areOwn(scope: Scope, choice: NotificationChoice): SQL {
  const ids = "ids" in choice ? [...new Set(choice.ids)] : [choice.until];
  return sql`(SELECT count(*) FROM json_each(${JSON.stringify(ids)}) named
    CROSS JOIN notifications one ON one.org_id = ${scope.org_id} AND one.id = named.value
    WHERE one.user_id = ${scope.user_id}) = ${ids.length}`;
}

const areThere = (scope: Scope, choice: NotificationChoice) =>
  scope.db.all<{ own: 0 | 1 }>(sql`SELECT ${areOwn(scope, choice)} AS own`);

/** Marks what is meant read; refuses `missing` where any of it is not the caller's. */
export async function readNotifications(scope: Scope, choice: NotificationChoice): Promise<{ unread: number }> {
  const { there, count } = await batch(scope.db, {
    there: areThere(scope, choice),
    read: scope.db.run(sql`UPDATE notifications SET read_at = ${scope.now}
      WHERE ${shown(scope)} AND read_at IS NULL AND ${meant(scope, choice)} AND ${areOwn(scope, choice)}`),
    count: unreadCount(scope),
  });
  if (!there[0]?.own) throw new Refusal("missing");
  return { unread: count[0]?.unread ?? 0 };
}

/**
 * Clears away what is meant; `undo` names what was cleared together, for a day. Refuses `missing` where any of it is not
 * the caller's.
 */
export async function clearNotifications(scope: Scope, choice: NotificationChoice) {
  const undo = newId("notification");
  const { there, cleared, count } = await batch(scope.db, {
    there: areThere(scope, choice),
    cleared: scope.db.run(sql`UPDATE notifications SET cleared_at = ${scope.now}, clearing = ${undo}
      WHERE ${shown(scope)} AND ${meant(scope, choice)} AND ${areOwn(scope, choice)}`),
    count: unreadCount(scope),
  });
  if (!there[0]?.own) throw new Refusal("missing");
  return { cleared: cleared.rowsAffected, undo, unread: count[0]?.unread ?? 0 };
}

/** Brings back what was cleared together, unread where it was; refuses `missing` once the clock has deleted it. */
export async function restoreNotifications(scope: Scope, undo: string) {
  const { restored, count } = await batch(scope.db, {
    restored: scope.db.run(sql`UPDATE notifications SET cleared_at = NULL, clearing = NULL
      WHERE ${own(scope)} AND cleared_at IS NOT NULL AND clearing = ${undo}`),
    count: unreadCount(scope),
  });
  if (restored.rowsAffected === 0) throw new Refusal("missing");
  return { restored: restored.rowsAffected, unread: count[0]?.unread ?? 0 };
}
