import type { console as pt } from "../pt/console.ts";

export const console: Record<keyof typeof pt, string> = {
  "console.title": "Console",
};
