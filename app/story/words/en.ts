import type { story as pt } from "./pt.ts";

export const story: Record<keyof typeof pt, string> = {
  "story.sex_unknown": "Sex unknown",
  "story.add_photo": "Add a photo",
};
