import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";

// The digits of a currency are the same in every language.
const shapeOf = (currency: string) => ({ style: "currency", currency }) as const;

/** How many digits a currency (ISO 4217) has behind the point: 2 for EUR, 0 for JPY, 3 for TND. */
export const digitsOf = (currency: string): number =>
  numberFormat("en", shapeOf(currency)).resolvedOptions().maximumFractionDigits ?? 2;

/** Minor units of a currency as the reader writes them: `1 234,50 €`. */
export const moneyInWords = (minor: number, currency: string, language: Language): string =>
  numberFormat(language, shapeOf(currency)).format(minor / 10 ** digitsOf(currency));

/** Minor units as a field of a form shows them, without a sign of the currency and without groups: `1234,50`. */
export const moneyInField = (minor: number, currency: string, language: Language): string => {
  const digits = digitsOf(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return language === "pt" ? text.replace(".", ",") : text;
};

/** Hundredths of a currency's unit, however many digits it has, as the reader writes them: what a bird's price is kept in. */
export const hundredthsInWords = (cents: number, currency: string, language: Language): string =>
  numberFormat(language, shapeOf(currency)).format(cents / 100);
