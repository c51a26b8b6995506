import type { Language } from "#db/vocabulary.ts";
import { localeOf } from "#worker/locales/dates.ts";

/** A share as the reader writes it: `37,5 %`. */
export const percentIn = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 2 }).format(share);
