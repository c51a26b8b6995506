import type { OnTimeline } from "#app/kit/parts.ts";

export const onTimeline: OnTimeline<{ count?: number }> = {
  photos: { icon: "camera", text: ({ count = 0 }, t) => t("story.happened.photos", { count }) },
};
