import type { Permission } from "./permissions.ts";

/** What a person turns on and off, each with its ways to be told. */
export const notificationSwitches = ["season", "care", "trade", "market", "papers", "account"] as const;
export type NotificationSwitch = (typeof notificationSwitches)[number];
export const notificationTypes = ["alert", "success", "warning", "info"] as const;
export type NotificationType = (typeof notificationTypes)[number];

type EventFacts = {
  type: NotificationType;
  switch: NotificationSwitch;
  /** Whoever may do this is notified: all of them, or the one person that the event names. */
  needs: Permission;
  /** Whether the person who did it is notified as well: of what goes on after they have left the page. */
  to?: "doer";
};

/** What a notification may be about. Its sentence is `notifications.event.<event>` in both languages. */
export const notificationEvents = {
  "season.due": { type: "info", switch: "season", needs: "season.write" },
  "season.overdue": { type: "warning", switch: "season", needs: "season.write" },
  "bird.lighter": { type: "warning", switch: "care", needs: "flock.write" },
  "alarm.opened": { type: "alert", switch: "care", needs: "season.write" },
  "alarm.closed": { type: "success", switch: "care", needs: "season.write" },
  "dose.due": { type: "warning", switch: "care", needs: "health.write" },
  "quarantine.ends": { type: "info", switch: "care", needs: "health.write" },
  "task.due": { type: "info", switch: "care", needs: "flock.write" },
  "payment.overdue": { type: "warning", switch: "trade", needs: "money.read" },
  "stock.low": { type: "warning", switch: "trade", needs: "stock.write" },
  "lot.expiring": { type: "warning", switch: "trade", needs: "stock.write" },
  "handover.offered": { type: "info", switch: "market", needs: "papers.issue" },
  "handover.accepted": { type: "success", switch: "market", needs: "papers.issue" },
  "handover.refused": { type: "warning", switch: "market", needs: "papers.issue" },
  "handover.expired": { type: "warning", switch: "market", needs: "papers.issue" },
  "enquiry.new": { type: "info", switch: "market", needs: "market.write" },
  "enquiry.answered": { type: "info", switch: "market", needs: "market.write" },
  "reservation.lapsed": { type: "warning", switch: "market", needs: "market.write" },
  "listing.expiring": { type: "warning", switch: "market", needs: "market.write" },
  "listing.paused": { type: "warning", switch: "market", needs: "market.write" },
  "papers.ending": { type: "warning", switch: "papers", needs: "papers.issue" },
  "papers.ended": { type: "warning", switch: "papers", needs: "papers.issue" },
  "deadline.near": { type: "warning", switch: "papers", needs: "papers.issue" },
  "member.joined": { type: "info", switch: "account", needs: "members.write" },
  "member.left": { type: "info", switch: "account", needs: "members.write" },
  "import.done": { type: "success", switch: "account", needs: "flock.write", to: "doer" },
  "trial.ending": { type: "warning", switch: "account", needs: "billing.write" },
  "ticket.answered": { type: "info", switch: "account", needs: "account.read", to: "doer" },
  "feedback.decided": { type: "info", switch: "account", needs: "account.read", to: "doer" },
  "look.allowed": { type: "warning", switch: "account", needs: "data.share" },
  "webhook.paused": { type: "warning", switch: "account", needs: "settings.write", to: "doer" },
} as const satisfies Record<string, EventFacts>;
export type NotificationEvent = keyof typeof notificationEvents;
/** The rule of an event. */
export const eventFacts = (event: NotificationEvent): EventFacts => notificationEvents[event];

/** Whether a switch's events are mailed: never, gathered once a day, or at once. */
export const mailChoices = ["off", "digest", "at_once"] as const;
export type NotificationChoice = { on: boolean; mail: (typeof mailChoices)[number]; push: boolean };
/** How whoever has not chosen is told; `push` takes effect as soon as they add a device. */
export const defaultChoices: Record<NotificationSwitch, NotificationChoice> = {
  season: { on: true, mail: "digest", push: true },
  care: { on: true, mail: "at_once", push: true },
  trade: { on: true, mail: "digest", push: true },
  market: { on: true, mail: "at_once", push: true },
  papers: { on: true, mail: "digest", push: true },
  account: { on: true, mail: "digest", push: true },
};
/** Hours of the organisation's day; the same as the columns' own defaults. */
export const defaultTimes = { digest_hour: 7, quiet_from: 22, quiet_to: 7, paused_until: null };
