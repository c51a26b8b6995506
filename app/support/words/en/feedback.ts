import type { feedback as pt } from "../pt/feedback.ts";

export const feedback: Record<keyof typeof pt, string> = {
  "audit.subject.feedback": "Feedback",
};
