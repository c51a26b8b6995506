import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "#worker/locales/formats.ts";
import { shareInWords } from "#worker/locales/shares.ts";

/** A weight as the reader writes it. */
export const inGrams = (grams: number, language: Language) =>
  numberFormat(language, { style: "unit", unit: "gram" }).format(grams);

/** A diameter as the reader writes it. */
export const inMillimetres = (size: number, language: Language) =>
  numberFormat(language, { style: "unit", unit: "millimeter" }).format(size);

/** Cents as an amount in euros. */
export const inEuros = (cents: number, language: Language) =>
  numberFormat(language, { style: "currency", currency: "EUR" }).format(cents / 100);

/** A share such as 0.305 with its sign: `+31 %`. */
export const inPercent = (share: number, language: Language) =>
  numberFormat(language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  }).format(share);

/** How much of a pedigree is known, without its hundredths: it is a measure of trust, not of blood. */
export const wholeShare = (share: number, language: Language) =>
  shareInWords(Math.floor(100 * share + 1e-9) / 100, language);
