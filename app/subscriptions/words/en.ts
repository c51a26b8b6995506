import type { subscriptions as pt } from "./pt.ts";

export const subscriptions: Record<keyof typeof pt, string> = {
  "audit.subject.subscription": "Subscriptions",
};
