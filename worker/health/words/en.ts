import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "audit.subject.health": "Health",
  "audit.subject.course": "Course of medicine",
};
