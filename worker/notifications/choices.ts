import { type SQL, sql } from "drizzle-orm";
import {
  defaultChoices,
  defaultTimes,
  type NotificationSwitch,
  notificationSwitches,
} from "#db/notification-events.ts";
import { batch } from "#worker/kit/batch.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type ChoicesChange, mostPausedDays, type NotificationChoices } from "./choices-contract.ts";
import { digestsAnew } from "./digests.ts";

type Whose = { org_id: SQL | string; user_id: SQL | string };
type Row = { switch: NotificationSwitch; is_on: 0 | 1; mail: NotificationChoices["season"]["mail"]; push: 0 | 1 };
type Times = Pick<NotificationChoices, keyof typeof defaultTimes>;

/**
 * The row source `choice`: every switch with what holds for a person, their own choice or the default; `switch`, `is_on`,
 * `mail` and `push`.
 */
const choicesOf = ({ org_id, user_id }: Whose): SQL => sql`(
  SELECT rule.key AS switch, coalesce(own.is_on, rule.value->>'on') AS is_on,
    coalesce(own.mail, rule.value->>'mail') AS mail, coalesce(own.push, rule.value->>'push') AS push
  FROM json_each(${JSON.stringify(defaultChoices)}) rule
  LEFT JOIN notification_choices own
    ON own.org_id = ${org_id} AND own.user_id = ${user_id} AND own.switch = rule.key) choice`;

/** Whether a person is notified of a switch's events at all. */
export const isOn = (by: NotificationSwitch, { org_id, user_id }: Whose): SQL => sql`coalesce((
  SELECT own.is_on FROM notification_choices own
  WHERE own.org_id = ${org_id} AND own.user_id = ${user_id} AND own.switch = ${by}), ${defaultChoices[by].on ? 1 : 0})`;

/** The statements that read how and when the caller is notified, for any batch. */
export const readingChoices = (scope: Scope) => ({
  choices: scope.db.all<Row>(sql`SELECT choice.* FROM ${choicesOf(scope)}`),
  times: scope.db.all<Times>(sql`SELECT digest_hour, quiet_from, quiet_to,
      iif(paused_until >= ${scope.today}, paused_until, NULL) AS paused_until
    FROM notification_times WHERE org_id = ${scope.org_id} AND user_id = ${scope.user_id}`),
});

/** What `readingChoices` read, as it is answered. */
export function choicesIn({ choices, times }: { choices: Row[]; times: Times[] }): NotificationChoices {
  const bySwitch = choices.map(({ switch: by, is_on, mail, push }) => [
    by,
    { on: is_on === 1, mail, push: push === 1 },
  ]);
  return { ...Object.fromEntries(bySwitch), ...(times[0] ?? defaultTimes) };
}

/** How and when the caller is notified; a pause that is over is none. One trip. */
export const findChoices = async (scope: Scope): Promise<NotificationChoices> =>
  choicesIn(await batch(scope.db, readingChoices(scope)));

/**
 * Changes what is given and leaves the rest as it is, and answers all of it; refuses `invalid` where a pause would end in
 * the past or later than a year from now. One trip.
 */
export async function changeChoices(scope: Scope, change: ChoicesChange): Promise<NotificationChoices> {
  const { paused_until: until } = change;
  if (until && until < scope.today) throw new Refusal("invalid", { paused_until: ["notifications.paused.past"] });
  if (until && until > plusDays(scope.today, mostPausedDays))
    throw new Refusal("invalid", { paused_until: ["notifications.paused.far"] });
  const {
    chosen: _,
    timed: __,
    ...read
  } = await batch(scope.db, {
    chosen: choosing(scope, change),
    timed: timing(scope, change),
    // Another hour, or the end of a pause, may have brought it nearer.
    ...(isTimed(change) && { digest: digestsAnew(scope, scope.user_id) }),
    ...readingChoices(scope),
  });
  return choicesIn(read);
}

const isTimed = (change: ChoicesChange) => Object.keys(defaultTimes).some((name) => name in change);

/** Whoever was let go in the meantime leaves nothing behind. */
const asking = ({ org_id, user_id }: Scope) => sql`users asking
  WHERE asking.org_id = ${org_id} AND asking.id = ${user_id} AND asking.removed_at IS NULL`;

function choosing(scope: Scope, change: ChoicesChange) {
  const given = Object.fromEntries(notificationSwitches.map((by) => [by, change[by]]));
  return scope.db.run(sql`
    INSERT INTO notification_choices (org_id, user_id, switch, is_on, mail, push)
    SELECT asking.org_id, asking.id, choice.switch, coalesce(given.value->>'on', choice.is_on),
      coalesce(given.value->>'mail', choice.mail), coalesce(given.value->>'push', choice.push)
    FROM json_each(${JSON.stringify(given)}) given JOIN ${choicesOf(scope)} ON choice.switch = given.key
    CROSS JOIN ${asking(scope)}
    ON CONFLICT (org_id, user_id, switch) DO UPDATE
      SET is_on = excluded.is_on, mail = excluded.mail, push = excluded.push`);
}

function timing({ db, ...scope }: Scope, change: ChoicesChange) {
  const given = JSON.stringify(
    Object.fromEntries(Object.keys(defaultTimes).map((name) => [name, change[name as keyof Times]])),
  );
  const value = (name: keyof Times) => sql`iif(json_type(${given}, ${`$.${name}`}) IS NULL,
    iif(own.user_id IS NULL, ${defaultTimes[name]}, own.${sql.identifier(name)}), ${given}->>${name})`;
  return db.run(sql`
    INSERT INTO notification_times (org_id, user_id, digest_hour, quiet_from, quiet_to, paused_until)
    SELECT asking.org_id, asking.id, ${value("digest_hour")}, ${value("quiet_from")}, ${value("quiet_to")},
      ${value("paused_until")}
    FROM (SELECT 1) LEFT JOIN notification_times own ON own.org_id = ${scope.org_id} AND own.user_id = ${scope.user_id}
    CROSS JOIN ${asking({ db, ...scope })} AND ${given} <> '{}'
    ON CONFLICT (org_id, user_id) DO UPDATE SET digest_hour = excluded.digest_hour, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, paused_until = excluded.paused_until`);
}
