import type { health as pt } from "./pt.ts";

export const health: Record<keyof typeof pt, string> = {
  "audit.subject.health": "Health",
  "audit.subject.course": "Courses of medicine",
};
