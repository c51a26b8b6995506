import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "./formats.ts";

const smallest = 0.0001;

/**
 * A share of one as a percentage with at most two decimals, as the reader writes it: `12,5 %` or `12.5%`. What is not
 * nothing is never said to be nothing, nor what is not whole to be whole.
 */
export function shareInWords(share: number, language: Language): string {
  const sign = language === "pt" ? "\u00a0%" : "%";
  const number = (value: number) => numberFormat(language, { maximumFractionDigits: 2 }).format(100 * value) + sign;
  if (share > 0 && share < smallest) return `< ${number(smallest)}`;
  // Floating-point sums of powers of two may differ from 1 in the last digit.
  if (share < 1 - 1e-12 && share > 1 - smallest) return `> ${number(1 - smallest)}`;
  return number(share);
}

/** How much of a pedigree is known, without its hundredths: it is a measure of trust, not of blood. */
export const wholeShare = (share: number, language: Language) =>
  shareInWords(Math.floor(100 * share + 1e-9) / 100, language);

/** A share in whole percents, the nearest; what is not nothing, or not all, is never said to be. */
export const nearestShare = (share: number, language: Language) =>
  shareInWords(share > 0 && share < 1 ? Math.min(99, Math.max(1, Math.round(100 * share))) / 100 : share, language);
