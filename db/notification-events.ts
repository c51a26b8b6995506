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
  "papers.ending": { type: "warning", switch: "papers", needs: "papers.issue" },
  "papers.ended": { type: "warning", switch: "papers", needs: "papers.issue" },
  "member.joined": { type: "info", switch: "account", needs: "members.write" },
  "member.left": { type: "info", switch: "account", needs: "members.write" },
  "import.done": { type: "success", switch: "account", needs: "flock.write", to: "doer" },
  "trial.ending": { type: "warning", switch: "account", needs: "billing.write" },
} as const satisfies Record<string, EventFacts>;
export type NotificationEvent = keyof typeof notificationEvents;
/** The rule of an event. */
export const eventFacts = (event: NotificationEvent): EventFacts => notificationEvents[event];
