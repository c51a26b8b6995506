import type { helpcentre as pt } from "../pt/helpcentre.ts";

export const helpcentre: Record<keyof typeof pt, string> = {
  "helpcentre.title": "Help",
};
