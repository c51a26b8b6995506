import type { supporttickets as pt } from "../pt/supporttickets.ts";

export const supporttickets: Record<keyof typeof pt, string> = {
  "audit.subject.ticket": "Tickets",
};
