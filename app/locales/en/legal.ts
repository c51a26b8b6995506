import type { legal as pt } from "../pt/legal.ts";

export const legal: Record<keyof typeof pt, string> = {
  "legal.template":
    "This text is a template. It describes what the software does with data; whoever operates this service must review and complete it before publishing.",
  "legal.contents": "On this page",
};
