import type { Language, PlanKey } from "#db/vocabulary.ts";
import { planOf } from "#worker/billing/plans.ts";
import { translate } from "#worker/locales/translate.ts";

const parts = ["what", "sent", "kept_here", "never", "checked", "off"] as const;

/** What an owner reads before a language model may help: what is sent, what is not, and how often. A paragraph each. */
export const modelNotice = (language: Language, plan: PlanKey): string[] => [
  ...parts.map((part) => translate(language, `assistant.model.${part}`)),
  translate(language, "assistant.model.daily", { count: planOf(plan).model_questions }),
];
