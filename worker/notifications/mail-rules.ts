import { type SQL, sql } from "drizzle-orm";
import {
  defaultChoices,
  eventFacts,
  type NotificationEvent,
  notificationEvents,
  notificationSwitches,
  notificationTypes,
} from "#db/notification-events.ts";

const events = Object.keys(notificationEvents) as NotificationEvent[];

/** A value of each notification's event, told from the rules of the code. */
function byEvent(rule: (event: NotificationEvent) => string | number): SQL {
  const values = JSON.stringify(Object.fromEntries(events.map((event) => [event, rule(event)])));
  return sql`json_extract(${values}, '$."' || notifications.event || '"')`;
}

const chosen = sql`(SELECT iif(choice.is_on, choice.mail, 'off') FROM notification_choices choice
  WHERE choice.org_id = notifications.org_id AND choice.user_id = notifications.user_id
    AND choice.switch = ${byEvent((event) => eventFacts(event).switch)})`;

/** How a row of `notifications` is mailed to whom it is for, as they have chosen: `off`, `digest` or `at_once`. */
export const mailOf = sql`coalesce(${chosen}, ${byEvent((event) => defaultChoices[eventFacts(event).switch].mail)})`;

/** The place of a row of `notifications` in a digest: by switch, and in each what is most pressing first. */
export const placeOf = byEvent((event) => {
  const { switch: by, type } = eventFacts(event);
  const pressing = ["alert", "warning", ...notificationTypes];
  return notificationSwitches.indexOf(by) * 10 + pressing.indexOf(type);
});

/** Whether a row of `notifications` may still be told of in a mail. */
export const isUnmailed = sql`notifications.mailed_at IS NULL AND notifications.read_at IS NULL
  AND notifications.cleared_at IS NULL`;

/** Whether mails still go to a row `person` of `users`. */
export const isHere = sql`person.is_active = 1 AND person.is_verified = 1 AND person.removed_at IS NULL`;

/**
 * Whether an unmailed row goes into a digest: where its switch says so, and where it was to go at once and did not, because
 * there were too many that day or its reader had paused. What the queue has not been through yet still goes by itself.
 */
export const isForDigest = sql`(${mailOf} = 'digest' OR (${mailOf} = 'at_once' AND notifications.at < coalesce(
  (SELECT unmailed_since FROM mornings WHERE mornings.org_id = notifications.org_id), '9')))`;
