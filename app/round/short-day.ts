import type { Language } from "#db/vocabulary.ts";
import { dateFormat } from "#worker/locales/formats.ts";

/** A day (`YYYY-MM-DD`) of this season, as short as it is understood: `23 Nov`. */
export const shortDay = (day: string, language: Language): string =>
  dateFormat(language, { day: "numeric", month: "short", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
