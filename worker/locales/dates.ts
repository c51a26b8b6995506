import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "./formats.ts";

/** A calendar day, `YYYY-MM-DD`, as the reader writes it; what is no day is said as it stands. */
export function dayInWords(day: string, language: Language): string {
  const days = knownDays[language];
  const known = days.get(day);
  if (known !== undefined) return known;
  const instant = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
  if (!isDay) return day;
  if (days.size >= mostDays) days.clear();
  const words = dateFormat(language, wholeDay).format(instant);
  days.set(day, words);
  return words;
}
// A list says the same few hundred days again and again, and saying one costs as much as drawing its cell.
const knownDays: Record<Language, Map<string, string>> = { pt: new Map(), en: new Map() };
const mostDays = 4_000;
const wholeDay = { dateStyle: "medium", timeZone: "UTC" } as const;

/** A calendar day, `YYYY-MM-DD`, with its month in words, as on a document. */
export function dayInFull(day: string, language: Language): string {
  const instant = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(instant.getTime())
    ? day
    : dateFormat(language, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(instant);
}

/** Says ISO instants as the reader writes them; what is none it says as it stands, so that no stored text ends a page. */
export type Clock = {
  /** The day, in the time zone. */
  day: (instant: string) => string;
  /** Day and time. */
  moment: (instant: string) => string;
};

/**
 * How this app says instants: by the clock of the organisation's time zone. Where that is universal time, because
 * nobody said another, it is said that it is.
 */
export function clockIn(language: Language, timeZone: string): Clock {
  const writing = (timeStyle?: "short") => {
    const shape = { dateStyle: "medium", timeStyle, timeZone } as const;
    return (instant: string) => {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? instant : dateFormat(language, shape).format(at);
    };
  };
  const moment = writing("short");
  return { day: writing(), moment: timeZone === "UTC" ? (instant) => `${moment(instant)} UTC` : moment };
}
