import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  tabs: [
    { path: "/weights", label: "birds.tab.weights", order: 70 },
    { path: "/papers", label: "birds.tab.papers", order: 80, when: ({ has_papers }) => has_papers },
  ],
  actions: [{ label: "story.deed.weigh", icon: "scale", order: 40, to: (id) => `/birds/${id}/weights` }],
};
