import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "push.endpoint.unknown": "This browser gives an address that we do not know; use another browser.",
  "push.key.invalid": "The keys of this browser are not valid.",
  "push.not_set_up": "Notifications on the phone are not set up on this server.",
  "push.title.season": "Breeding season",
  "push.title.care": "Health of the flock",
  "push.title.trade": "Purchases and sales",
  "push.title.market": "Market",
  "push.title.papers": "Papers",
  "push.title.account": "Account",
};
