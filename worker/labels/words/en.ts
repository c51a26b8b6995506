import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "labels.many": "Make at most {{most}} labels at a time.",
  "labels.file": "Voliera - labels - {{day}}",
  "scan.required": "Enter the code of the label or the tag ID.",
};
