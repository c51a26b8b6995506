import type { tickets as pt } from "../pt/tickets.ts";

export const tickets: Record<keyof typeof pt, string> = {
  "audit.subject.ticket": "Ticket",
};
