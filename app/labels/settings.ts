import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/birds/labels",
    label: "places.labels.title",
    what: "places.labels.what",
    icon: "tag",
    group: "flock",
    order: 60,
  },
];
