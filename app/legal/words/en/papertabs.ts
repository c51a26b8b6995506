import type { papertabs as typed } from "../pt/papertabs.ts";

export const papertabs: Record<keyof typeof typed, string> = {
  "papertabs.papers": "Papers",
  "papertabs.register": "Register",
  "papertabs.balances": "Balances",
  "papertabs.return": "Return",
  "papertabs.handovers": "Hand-overs",
  "papertabs.rules": "Law",
  "papertabs.templates": "Own form",
};
