import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "demo.organization": "Riverside Aviary",
  "demo.visitor": "Visitor",
  "demo.too_many": "The demo was opened many times from your network. You can come back in {{count}} minutes.",
  "demo.too_many_one": "The demo was opened many times from your network. You can come back in a minute.",
  "demo.too_many_other": "The demo was opened many times from your network. You can come back in {{count}} minutes.",
};
