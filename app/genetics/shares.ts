import type { Language } from "#db/vocabulary.ts";
import { localeOf } from "#worker/locales/dates.ts";

/** `2/3 (66,67 %)`; a fraction nobody can picture is left out. */
export function shareIn({ fraction, number }: { fraction: string; number: number }, language: Language): string {
  const [, below = "1"] = fraction.split("/");
  return below.length > 2 ? percentIn(number, language) : `${fraction} (${percentIn(number, language)})`;
}

/** A share as the reader writes it: `37,5 %`. */
export const percentIn = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 2 }).format(share);
