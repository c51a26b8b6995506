import type { browsing as pt } from "../pt/browsing.ts";

export const browsing: Record<keyof typeof pt, string> = {
  "browsing.gone": "This listing is no longer shown.",
};
