import type { webhooks as pt } from "./pt.ts";

export const webhooks: Record<keyof typeof pt, string> = {
  "audit.subject.webhook": "Webhooks",
};
