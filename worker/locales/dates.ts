import type { Language } from "#db/vocabulary.ts";

/** The BCP 47 tag a language is formatted with. */
export const localeOf = (language: Language) => (language === "pt" ? "pt-PT" : "en-GB");

/** A calendar day, `YYYY-MM-DD`, as the reader writes it. */
export function dayInWords(day: string, language: Language): string {
  return clockIn(language, "UTC").day(`${day}T00:00:00Z`);
}

/** Says ISO instants as the reader writes them. */
export type Clock = {
  /** The day, in the time zone. */
  day: (instant: string) => string;
  /** Day and time. */
  moment: (instant: string) => string;
};

/**
 * How this house says instants: by the clock of the organisation's time zone. Where that is universal time, because
 * nobody said another, it is said that it is.
 */
export function clockIn(language: Language, timeZone: string): Clock {
  const writing = (timeStyle?: "short") => {
    const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeStyle, timeZone });
    return (instant: string) => format.format(new Date(instant));
  };
  const moment = writing("short");
  return { day: writing(), moment: timeZone === "UTC" ? (instant) => `${moment(instant)} UTC` : moment };
}
