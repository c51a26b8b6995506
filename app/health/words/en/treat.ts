import type { treat as pt } from "../pt/treat.ts";

export const treat: Record<keyof typeof pt, string> = {
  "doses.treat": "Treat",
};
