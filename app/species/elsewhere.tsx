import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/species",
    label: "species.list.title",
    what: "species.list.lead",
    icon: "egg",
    group: "flock",
    order: 45,
  },
];
