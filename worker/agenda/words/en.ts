import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "agenda.backwards": "The last day must be the same as the first, or later.",
  "agenda.span": "Ask for 366 days at most at a time.",
};
