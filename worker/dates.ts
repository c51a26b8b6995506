import type { Language } from "#db/vocabulary.ts";

/** The BCP 47 tag a language is formatted with. */
export const localeOf = (language: Language) => (language === "pt" ? "pt-PT" : "en-GB");

/** A calendar day, `YYYY-MM-DD`, as the reader writes it. */
export const dayInWords = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
