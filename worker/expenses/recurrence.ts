import type { RecurringUnit } from "#db/words/trade.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";

/** When an expense comes again: every so many weeks, months or years from its first day (`YYYY-MM-DD`) until its last. */
export type Recurrence = { first_on: string; until_on: string | null; every_unit: RecurringUnit; every_n: number };

/**
 * The first of its days from a day on, with it; null where there is none any more. What comes monthly on a 31st comes on
 * the last day of shorter months, and what comes yearly on 29 February on the 28th: always counted from the first day.
 */
export function nextFrom(recurrence: Recurrence, from: string): string | null {
  const { first_on, until_on } = recurrence;
  let nth = Math.max(0, lastSurelyBefore(recurrence, from));
  while (dayOf(recurrence, nth) < from) nth += 1;
  const day = dayOf(recurrence, nth);
  const last = until_on ?? "9999-12-31";
  return day >= first_on && day <= last && day.length === 10 ? day : null;
}

/** Its days that have come, from the next one that is to be made, `most` of them, and the one behind these. */
export function daysComing(
  recurrence: Recurrence,
  next_on: string,
  { today, most }: { today: string; most: number },
): { days: string[]; next: string | null } {
  const days: string[] = [];
  let next: string | null = next_on;
  while (next !== null && next <= today && days.length < most) {
    days.push(next);
    next = nextFrom(recurrence, plusDays(next, 1));
  }
  return { days, next };
}

// So many of its days lie before a day whatever the months are long; a few more may.
function lastSurelyBefore({ first_on, every_unit, every_n }: Recurrence, from: string): number {
  const longest = { week: 7, month: 31, year: 366 }[every_unit] * every_n;
  return Math.floor(daysFrom(first_on, from) / longest) - 1;
}

function dayOf({ first_on, every_unit, every_n }: Recurrence, nth: number): string {
  if (every_unit === "week") return plusDays(first_on, 7 * every_n * nth);
  const months = (every_unit === "month" ? 1 : 12) * every_n * nth;
  const [year = 0, month = 1, date = 1] = first_on.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
