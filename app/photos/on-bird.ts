import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [{ path: "/photos", label: "photos.tab", order: 20 }],
  actions: [{ label: "story.deed.photo", icon: "camera", order: 50, to: (id) => `/birds/${id}/photos` }],
};
