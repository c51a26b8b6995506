import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";

/** When somebody is there, by the clock of Lisbon. */
export const supportHours = [
  { days: "weekdays", opens: 9, closes: 18 },
  { days: "weekends", opens: 10, closes: 14 },
] as const;

/** From one full hour to another, as the reader writes it: `09:00 – 18:00` or `9:00 am – 6:00 pm`. */
export function hoursInWords(opens: number, closes: number, language: Language): string {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
  const clock = { hour: "numeric", minute: "2-digit", hour12: language === "en", timeZone: "UTC" } as const;
  return dateFormat(language, clock).formatRange(at(opens), at(closes));
}
