import type { BillingInterval } from "#db/words/billing.ts";
import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import { halfEven } from "#worker/money/vat.ts";

const months: Record<BillingInterval, number> = { monthly: 1, yearly: 12 };

/** The day of its month on which a period begins, 1 to 31: the next ones begin on it too. */
export const anchorOf = (day: string): number => Number(day.slice(8));

/**
 * The first day after a period (`YYYY-MM-DD`) that begins on another: the same number a month or a year on, or that
 * month's last. `anchor`, 1 to 31, is the number of the first period of all: 31 January, 28 February, 31 March.
 */
export function periodEnd(start: string, interval: BillingInterval, anchor = anchorOf(start)): string {
  const [year = 0, month = 1] = start.split("-").map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months[interval], 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return `${first.toISOString().slice(0, 8)}${String(Math.min(anchor, length)).padStart(2, "0")}`;
}

/** What of a period's price (cents) was paid for days from `today` on: price × days left ÷ days, half-even to the cent. */
export function creditFor(price_cents: number, { start, end, today }: { start: string; end: string; today: string }) {
  const days = daysFrom(start, end);
  if (days <= 0) return 0;
  const left = Math.min(days, Math.max(0, daysFrom(today, end)));
  return halfEven(price_cents * left, days);
}

/** Days after the first failure on which a payment is tried again, and on which the plan ends. */
const tryDays = [3, 5, 7] as const;
const endDays = 14;
const msPerDay = 86_400_000;

/** When a payment that failed `tries` times since an instant (ISO) is tried next; null after the last. */
export function nextTry(since: string, tries: number): string | null {
  const days = tryDays[tries - 1];
  return days === undefined ? null : new Date(Date.parse(since) + days * msPerDay).toISOString();
}

/** The instant (ISO) at which a plan ends whose payment fails since another. */
export const endOfPatience = (since: string): string => new Date(Date.parse(since) + endDays * msPerDay).toISOString();

/** Until and with which day after a first payment (its day, `YYYY-MM-DD`) cancelling gives the money back. */
export const refundableUntil = (first_paid_on: string): string => plusDays(first_paid_on, 14);
