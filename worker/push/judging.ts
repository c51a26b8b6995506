import { defaultChoices, defaultTimes, eventFacts } from "#db/notification-events.ts";
import { allows } from "#db/permissions.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import type { DuePush } from "./queue.ts";
import { endOfQuiet } from "./quiet-hours.ts";

/** What becomes of a push: sent now, not before an instant (ISO), or not at all. */
type Verdict = "send" | "drop" | { until: string };

/** Hours after its event for which a push is worth anything: what quiet hours hold back waits no longer. */
const worthHours = 24;

/**
 * Whether a push is sent, by what holds at this instant: the choice of the event's switch, the role, the pause, the quiet
 * hours in the organisation's zone. An alert knows no quiet hours; whatever else falls into them waits for their end,
 * however long they are, as long as it is unread. A pause holds back nothing: what comes in it is not pushed, not later
 * either. `now` is an ISO instant.
 */
export function judged(push: DuePush, now: string): Verdict {
  const { type, needs, switch: by, to } = eventFacts(push.event);
  const chosen = { on: push.is_on ?? defaultChoices[by].on, push: push.push ?? defaultChoices[by].push };
  // Whoever set something off hears of its end, whatever their role is by then.
  const may = to === "doer" || allows(push.role, needs);
  const isOld = Date.parse(now) - Date.parse(push.at) > worthHours * 3_600_000;
  const isPaused = push.paused_until !== null && push.paused_until >= dayIn(push.timezone, now);
  if (!push.concerns || !may || !chosen.on || !chosen.push || isOld || isPaused) return "drop";
  if (type === "alert") return "send";
  const { quiet_from = defaultTimes.quiet_from, quiet_to = defaultTimes.quiet_to } = withoutNulls(push);
  const end = endOfQuiet(push.timezone, now, { quiet_from, quiet_to });
  return end === undefined ? "send" : { until: end };
}

const withoutNulls = ({ quiet_from, quiet_to }: DuePush) => ({
  ...(quiet_from !== null && { quiet_from }),
  ...(quiet_to !== null && { quiet_to }),
});
