import type { Language } from "#db/vocabulary.ts";
import { celsiusInWords, percentInWords } from "#worker/locales/measures.ts";

/** What a machine's instruments measure. */
export type Measure = "temperature" | "humidity";

/** A value of a measure as the reader writes it; a dash for none. */
export const inMeasure = (measure: Measure, value: number | null, language: Language): string =>
  value === null ? "–" : measure === "temperature" ? celsiusInWords(value, language) : percentInWords(value, language);
