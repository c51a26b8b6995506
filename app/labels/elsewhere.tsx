import type { OnBird } from "#app/kit/parts.ts";
import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

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

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/birds/labels",
    label: "places.labels.title",
    what: "places.labels.what",
    icon: "tag",
    group: "flock",
    order: 60,
  },
];
