import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { shareInWords } from "#worker/locales/shares.ts";

/** A number with its unit as the reader writes it. */
export const inUnit = (value: number, unit: "gram" | "millimeter", language: Language) =>
  numberFormat(language, { style: "unit", unit }).format(value);

/** A weight as the reader writes it. */
export const inGrams = (grams: number, language: Language) => inUnit(grams, "gram", language);

/** A diameter as the reader writes it. */
export const inMillimetres = (size: number, language: Language) => inUnit(size, "millimeter", language);

/** A change such as 0.305 with its sign, in whole hundredths: `+31 %`, `−12 %`. */
export function inPercent(change: number, language: Language): string {
  const whole = Math.round(100 * change);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "";
  return sign + shareInWords(Math.abs(whole) / 100, language);
}
