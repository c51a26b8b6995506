import type { about as pt } from "../pt/about.ts";

export const about: Record<keyof typeof pt, string> = {
  "about.title": "About Voliera",
  "about.description": "What Voliera is, whom it is made for and the ideas behind it.",
};
