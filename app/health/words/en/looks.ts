import type { looks as pt } from "../pt/looks.ts";

export const looks: Record<keyof typeof pt, string> = {
  "looks.any": "Health: any",
  "looks.due": "To look at again",
  "looks.ending": "Quarantine about to end",
  "looks.over": "Quarantine over",
};
