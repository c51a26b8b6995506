import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "audit.subject.incubator": "Incubator",
};
