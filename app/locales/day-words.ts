import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";

const dayMs = 86_400_000;
const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** How many days lie from one day to a later one. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs);

/** A day (`YYYY-MM-DD`) as it is said beside today: `4 April`, with its year where that is another. */
export function dayText(day: string, today: string, language: Language): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: "numeric" } as const);
  return formatted(day, language, { day: "numeric", month: "long", ...year });
}

/** The same with its day of the week. */
export const weekdayText = (day: string, language: Language): string =>
  formatted(day, language, { weekday: "long", day: "numeric", month: "long" });

const formatted = (day: string, language: Language, shape: Intl.DateTimeFormatOptions) =>
  dateFormat(language, { ...shape, timeZone: "UTC" }).format(at(day));
