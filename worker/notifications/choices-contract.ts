import * as z from "zod";
import {
  mailChoices,
  type NotificationChoice,
  type NotificationSwitch,
  notificationSwitches,
} from "#db/notification-events.ts";
import { calendarDay, optional } from "#worker/fields.ts";

/** Hours of the organisation's day that may be chosen, the first and the last. */
export const digestHours = [5, 22] as const;
export const quietHours = [0, 23] as const;
/** A pause lasts so many days at most. */
export const mostPausedDays = 365;

/** How a person is notified, switch by switch, and when; `paused_until` is the last day of a pause, `YYYY-MM-DD`. */
export type NotificationChoices = Record<NotificationSwitch, NotificationChoice> & {
  digest_hour: number;
  quiet_from: number;
  quiet_to: number;
  paused_until: string | null;
};

const bySwitch = <Value>(value: Value) =>
  Object.fromEntries(notificationSwitches.map((name) => [name, value])) as Record<NotificationSwitch, Value>;
const mail = z.enum(mailChoices, "fields.invalid");
const yes = z.boolean("fields.invalid");
const hour = ([first, last]: readonly [number, number], message: string) =>
  z.int(message).min(first, message).max(last, message);
const times = {
  digest_hour: hour(digestHours, "notifications.digest_hour.range"),
  quiet_from: hour(quietHours, "notifications.quiet.range"),
  quiet_to: hour(quietHours, "notifications.quiet.range"),
  /** Whether it lies in the year to come is judged by the organisation's day. */
  paused_until: optional(calendarDay),
};

/** What `PUT /api/notifications/choices` takes: any part; the rest stays as it is. */
export const choicesChange = z
  .strictObject({ ...bySwitch(z.strictObject({ on: yes, mail, push: yes }).partial()), ...times })
  .partial();
export type ChoicesChange = z.output<typeof choicesChange>;

/** The form of the page, with the switches that it shows: a box that is not ticked is not sent. */
export const choicesForm = (shown: readonly NotificationSwitch[]) =>
  z.object({ ...Object.assign({}, ...shown.map(fieldsOf)), ...times, paused_until: times.paused_until.optional() });

const fieldsOf = (by: NotificationSwitch) => ({
  [`${by}_on`]: yes.default(false),
  [`${by}_mail`]: mail,
  [`${by}_push`]: yes.default(false),
});
