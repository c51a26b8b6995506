import { languages } from "#db/vocabulary.ts";
import { blindQuestions } from "./blind/all.ts";
import { openQuestions } from "./open/all.ts";
import type { ListedQuestion } from "./question.ts";

/** Every question, the blind ones of each language first. */
export const allQuestions: ListedQuestion[] = languages.flatMap((language) => [
  ...blindQuestions[language].map((it) => ({ ...it, language, isBlind: true })),
  ...openQuestions[language].map((it) => ({ ...it, language, isBlind: false })),
]);
