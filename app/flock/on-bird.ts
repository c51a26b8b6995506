import { livesHere, type OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.status",
      icon: "circle-check",
      order: 10,
      to: (id) => `/birds/${id}/status`,
      when: ({ is_reference }) => !is_reference,
    },
    { label: "story.deed.died", icon: "feather", order: 20, to: (id) => `/birds/${id}/died`, when: livesHere },
  ],
};
