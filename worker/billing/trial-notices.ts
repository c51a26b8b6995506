import type { Notice } from "#worker/kit/slots.ts";

/** Days before the end of a trial on which it is told of. */
const reminders = [1, 7];
const msPerDay = 86_400_000;

/** What is told of a trial that ends at an instant, at another, both ISO: once a week before its end, once the day before. */
export function trialNotices(trial_ends_at: string, now: string): Notice[] {
  const left = (Date.parse(trial_ends_at) - Date.parse(now)) / msPerDay;
  const step = reminders.find((days) => left <= days);
  if (step === undefined || left <= 0) return [];
  const count = Math.max(1, Math.ceil(left));
  return [{ event: "trial.ending", key: `${trial_ends_at} ${step}`, link: "/billing", facts: { count } }];
}
