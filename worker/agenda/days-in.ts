import { daysFrom, plusDays } from "#worker/locales/calendar.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { mostDays, usualDays } from "./contract.ts";

/**
 * The days asked for (`YYYY-MM-DD`), today and a week where nobody says. Refuses (`invalid`) a last day before the first, and
 * more than a year.
 */
export function daysIn(
  { today }: Scope,
  days: { from: string | null; to: string | null },
): { from: string; to: string } {
  const from = days.from ?? today;
  const to = days.to ?? plusDays(from, usualDays);
  if (to < from) throw new Refusal("invalid", { to: ["agenda.backwards"] });
  if (daysFrom(from, to) > mostDays) throw new Refusal("invalid", { to: ["agenda.span"] });
  return { from, to };
}
