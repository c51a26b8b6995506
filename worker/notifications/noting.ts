import { type SQL, sql } from "drizzle-orm";
import { isDemo } from "#db/ids.ts";
import { eventFacts } from "#db/notification-events.ts";
import { allows } from "#db/permissions.ts";
import { roles } from "#db/vocabulary.ts";
import type { Notice } from "#worker/kit/slots.ts";
import type { Scope } from "#worker/scope.ts";
import { announced } from "./announcing.ts";
import { isOn } from "./choices.ts";

/** In whose name a notification is made; nobody's where the clock does. */
type Writer = Pick<Scope, "db" | "org_id" | "now"> & { user_id: string | null };

/**
 * The statement that notifies everybody whom an event concerns, once each: those of the organisation whose role may do what
 * the event needs, without whoever did it. It stands in the same batch right behind the write it tells of, or behind that
 * write's line of the trail, and writes only where that changed a row. Whoever turned the event's switch off is not told, and
 * the demo is told nothing.
 */
export const notified = (writer: Writer, notice: Notice) => noticed(writer, notice, sql`changes() > 0`);

/** The same under a condition of its own, wherever it stands. */
export function noticed({ db, org_id, user_id, now }: Writer, notice: Notice, onlyIf: SQL) {
  const { event, key, link, facts = {} } = notice;
  const { needs, to, switch: by } = eventFacts(event);
  const able = roles.filter((role) => allows(role, needs));
  const people = to === "doer" ? sql`person.id IS ${user_id}` : sql`person.id IS NOT ${user_id}`;
  return announced(
    db,
    org_id,
  )(sql`
    INSERT INTO notifications (id, org_id, user_id, event, key, facts, link, at)
    SELECT 'ntf_' || lower(hex(randomblob(13))), person.org_id, person.id, ${event}, ${key}, ${factsOf(facts)},
      ${link}, ${now}
    FROM users person
    WHERE person.org_id = ${org_id} AND ${isDemo(org_id) ? sql`0` : sql`1`} AND ${onlyIf} AND ${people}
      AND person.is_active = 1 AND person.is_verified = 1 AND person.removed_at IS NULL
      AND person.role IN (SELECT value FROM json_each(${JSON.stringify(able)}))
      AND ${isOn(by, { org_id: sql`person.org_id`, user_id: sql`person.id` })}
    ON CONFLICT (org_id, user_id, event, key) DO NOTHING`);
}

const factsOf = (facts: NonNullable<Notice["facts"]>): SQL => {
  const pairs = Object.entries(facts).map(([name, value]) => sql`${name}, ${value}`);
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
};

/**
 * The statements that take along what a person was notified of, and how they wished to be; `who` is a condition on a row's
 * `user_id`.
 */
export const forgetNotifications = ({ db, org_id }: Pick<Scope, "db" | "org_id">, who: SQL) => ({
  notifications: db.run(sql`DELETE FROM notifications WHERE org_id = ${org_id} AND ${who}`),
  notification_choices: db.run(sql`DELETE FROM notification_choices WHERE org_id = ${org_id} AND ${who}`),
  notification_times: db.run(sql`DELETE FROM notification_times WHERE org_id = ${org_id} AND ${who}`),
});
