import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "labels.many": "You can create at most {{most}} labels at a time.",
  "labels.file": "{{name}} - labels - {{day}}",
  "scan.required": "Enter the code on the label or the ring number.",
};
