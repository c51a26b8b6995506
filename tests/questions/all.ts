import { languages } from "#db/vocabulary.ts";
import type { AskedHere } from "./asked.ts";
import { blindQuestions } from "./blind/all.ts";
import { openQuestions } from "./open/all.ts";

/** Every question, the blind ones of each language first. */
export const allQuestions: AskedHere[] = languages.flatMap((language) => [
  ...blindQuestions[language].map((it) => ({ ...it, language, isBlind: true })),
  ...openQuestions[language].map((it) => ({ ...it, language, isBlind: false })),
]);
