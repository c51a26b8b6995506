import type { passing as pt } from "../pt/passing.ts";

export const passing: Record<keyof typeof pt, string> = {
  "passing.paper": "Make a paper",
  "passing.to_buyer": "Hand over to the buyer",
  "passing.to_breeder": "Hand over to a breeder",
};
