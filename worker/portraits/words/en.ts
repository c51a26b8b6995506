import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "portraits.missing": "Choose a photo.",
  "portraits.large": "The photo can be at most 2 MB.",
};
