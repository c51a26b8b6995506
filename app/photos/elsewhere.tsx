import type { OnBird, OnTimeline } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/photos", label: "photos.tab", order: 20 }],
  actions: [{ label: "story.deed.photo", icon: "camera", order: 50, to: (id) => `/birds/${id}/photos` }],
};

export const onTimeline: OnTimeline<{ count?: number }> = {
  photos: { icon: "camera", text: ({ count = 0 }, t) => t("story.happened.photos", { count }) },
};
