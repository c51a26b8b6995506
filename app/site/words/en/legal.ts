import type { legal as pt } from "../pt/legal.ts";

export const legal: Record<keyof typeof pt, string> = {
  "legal.template_title": "This text is a template",
  "legal.template":
    "It describes what the software does with data. Whoever runs this service must review it, and fill in what is marked, before publishing it.",
  "legal.contents": "On this page",
  "legal.version": "Text of {{date}}",
};
