import type { Language } from "#db/vocabulary.ts";
import type { Question } from "../question.ts";
import { openPlainEn } from "./en-plain.ts";
import { openRefusedEn } from "./en-refused.ts";
import { openTalkEn } from "./en-talk.ts";
import { openTypedEn } from "./en-typed.ts";
import { openPlainPt } from "./pt-plain.ts";
import { openRefusedPt } from "./pt-refused.ts";
import { openTalkPt } from "./pt-talk.ts";
import { openTypedPt } from "./pt-typed.ts";

/** Sixty more of each language, which whoever mends the patterns may look at. */
export const openQuestions: Record<Language, Question[]> = {
  pt: [...openPlainPt, ...openTypedPt, ...openTalkPt, ...openRefusedPt],
  en: [...openPlainEn, ...openTypedEn, ...openTalkEn, ...openRefusedEn],
};
