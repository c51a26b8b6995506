import type { settings as pt } from "./pt.ts";

export const settings: Record<keyof typeof pt, string> = {
  "settings.lead": "What defines your account and your birdroom, and where your data are.",
  "settings.group.you": "Your account",
  "settings.group.flock": "The birdroom",
  "settings.group.data": "The data",
};
