import type { BirthPrecision, KnownPart, Language } from "#db/vocabulary.ts";
import { dayInWords } from "./dates.ts";
import { dateFormat } from "./formats.ts";

/** How much of a day is known; null is all of it. */
export type Known = KnownPart | null;

/** A calendar day, `YYYY-MM-DD`, of which perhaps only month or year is known: then it is the first of it. */
export type PartDay = { day: string; known: Known };

/** The last day that a day known in part can be. Text: a month ends on a 31st that need not exist, and compares as it should. */
export function lastOf(day: string, known: Known): string {
  if (known === "year") return `${day.slice(0, 4)}-12-31`;
  return known === "month" ? `${day.slice(0, 7)}-31` : day;
}

/** A day as it was typed, by the part of it that is known: `2024`, `2024-03`, `2024-03-05`. */
export const typedPart = (day: string, known: Known): string =>
  known === "year" ? day.slice(0, 4) : known === "month" ? day.slice(0, 7) : day;

/** A day by the part of it that is known, as the reader writes it: "2024", "March 2024", "5 Mar 2024". */
export function partDayInWords(day: string, known: Known, language: Language): string {
  if (known === "year") return day.slice(0, 4);
  const at = new Date(`${day}T00:00:00Z`);
  if (known !== "month" || Number.isNaN(at.getTime())) return dayInWords(day, language);
  return dateFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(at);
}

/** The latest year with these two last digits that is not in the future. */
export function fullYear(digits: string, today: string): string {
  const now = Number(today.slice(0, 4));
  const year = now - (now % 100) + Number(digits);
  return String(year > now ? year - 100 : year);
}

/**
 * What a typed `2024`, `2024-03` or `2024-03-05` means; a year of two digits is the latest such that is not in the future.
 * Of a whole day no more than `atMost` is taken as known.
 */
export function partDayOf(typed: string, today: string, atMost: BirthPrecision | null = "day"): PartDay {
  const [first = "", month, day] = typed.split("-");
  const year = first.length === 2 ? fullYear(first, today) : first;
  if (month === undefined || atMost === "year") return { day: `${year}-01-01`, known: "year" };
  if (day === undefined || atMost === "month") return { day: `${year}-${month}-01`, known: "month" };
  return { day: `${year}-${month}-${day}`, known: null };
}

/** A typed `2024`, `2024-03` or `2024-03-05` as the reader writes it. */
export function typedPartInWords(typed: string, language: Language): string {
  const { day, known } = partDayOf(typed, "");
  return partDayInWords(day, known, language);
}

/** A day with its month in letters, so that nobody can take the one for the other. */
export function dayInFull(day: string, language: Language): string {
  return dateFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}
