import type { support as pt } from "../pt/support.ts";

export const support: Record<keyof typeof pt, string> = {
  "support.too_many": "We have already received several messages from you. Wait a little before sending another.",
};
