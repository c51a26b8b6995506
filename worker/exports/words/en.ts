import type { pt } from "./pt.ts";

export const en: Record<keyof typeof pt, string> = {
  "birds.export.file": "{{organization}} - birds - {{day}}",
  "birds.export.broken_off": "BROKEN OFF: birds are missing in this file. Export it again.",
};
