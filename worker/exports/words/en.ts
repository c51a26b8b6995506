import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.export.file": "{{organization}} - birds - {{day}}",
  "birds.export.broken_off": "INCOMPLETE: birds are missing from this file. Export it again.",
};
