import { sql } from "drizzle-orm";
import { trialNotices } from "#worker/billing/trial-notices.ts";
import { joining, type MorningScope, type Notice, type Slots } from "#worker/kit/slots.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import { type Ending, endingBy, mostNotice, noticeDays } from "./expiring.ts";

/** Days before its end on which a registration is told of again. */
const reminders = [7, 1];
/** For so many days after its end one is told of as ended; what ended before is history. */
const recentDays = 30;

const trialsOf = ({ db, org_id }: MorningScope) =>
  db.all<{ trial_ends_at: string }>(sql`SELECT trial_ends_at FROM organizations
    WHERE id = ${org_id} AND trial_ends_at IS NOT NULL AND plan <> 'starter'`);

/** Registrations that end soon or have ended, and a trial that ends soon. */
export const endingOnMornings = {
  join: (scope: MorningScope) =>
    joining(
      { ending: endingBy(scope, plusDays(scope.today, mostNotice)), trials: trialsOf(scope) },
      ({ ending, trials }) => ({
        notices: [
          ...ending.flatMap((it) => noticesOf(it, scope.today)),
          ...trials.flatMap(({ trial_ends_at }) => trialNotices(trial_ends_at, scope.now)),
        ],
      }),
    ),
} satisfies Slots["mornings"];

/**
 * What is told of a registration on a day (`YYYY-MM-DD`): the nearest of its steps that has come. A step is told once for
 * each end the registration ever had, whatever mornings were missed.
 */
export function noticesOf({ id, kind, number, expires_on }: Ending, today: string): Notice[] {
  const left = daysFrom(today, expires_on);
  const facts = { registration: kind, number, day: expires_on };
  if (left < 0) {
    if (left < -recentDays) return [];
    return [{ event: "papers.ended", key: `${id} ${expires_on}`, link: "/settings/papers", facts }];
  }
  const step = [...reminders, noticeDays(kind)].filter((days) => left <= days).sort((one, other) => one - other)[0];
  if (step === undefined) return [];
  return [{ event: "papers.ending", key: `${id} ${expires_on} ${step}`, link: "/settings/papers", facts }];
}
