import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.bonds_moved": "Other people are changing parents at this moment. Nothing was saved; try again.",
};
