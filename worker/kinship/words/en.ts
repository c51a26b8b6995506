import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.bonds_moved": "Other people are changing parents right now. Nothing was saved; try again.",
};
