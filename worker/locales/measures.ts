import type { Language } from "#db/vocabulary.ts";
import { numberFormat } from "./formats.ts";
import { shareInWords } from "./shares.ts";

/** °C as the reader writes them, with one decimal, or two where they say more. */
export const celsiusInWords = (value: number, language: Language): string =>
  `${numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 2 }).format(value)}\u00a0°C`;

/** A relative humidity as the reader writes it, with one decimal where it says something. */
export const percentInWords = (value: number, language: Language): string =>
  shareInWords(Math.round(value * 10) / 1000, language);
