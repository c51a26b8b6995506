import type { OnBird } from "#app/kit/parts.ts";

export const onBird: OnBird = {
  actions: [
    {
      label: "story.deed.label",
      icon: "tag",
      order: 60,
      when: ({ is_reference }) => !is_reference,
      to: (id) => `/birds/labels?${new URLSearchParams({ ids: id })}`,
    },
  ],
};
