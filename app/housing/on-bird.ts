import { livesHere, type OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.move",
      icon: "arrow-right",
      order: 30,
      when: livesHere,
      to: (id) => `/birds/move?${new URLSearchParams({ ids: id, return_to: `/birds/${id}` })}`,
    },
  ],
};
