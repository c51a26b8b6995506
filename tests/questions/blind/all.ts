import type { Language } from "#db/vocabulary.ts";
import type { Asked } from "../asked.ts";
import { blindPlainEn } from "./en-plain.ts";
import { blindRefusedEn } from "./en-refused.ts";
import { blindTalkEn } from "./en-talk.ts";
import { blindTypedEn } from "./en-typed.ts";
import { blindPlainPt } from "./pt-plain.ts";
import { blindRefusedPt } from "./pt-refused.ts";
import { blindTalkPt } from "./pt-talk.ts";
import { blindTypedPt } from "./pt-typed.ts";

/** Sixty of each language that were written before any pattern was. */
export const blindQuestions: Record<Language, Asked[]> = {
  pt: [...blindPlainPt, ...blindTypedPt, ...blindTalkPt, ...blindRefusedPt],
  en: [...blindPlainEn, ...blindTypedEn, ...blindTalkEn, ...blindRefusedEn],
};
