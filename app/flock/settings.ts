import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/birds/trash",
    label: "trash.title",
    what: "trash.lead",
    icon: "trash-2",
    group: "data",
    order: 100,
  },
];
