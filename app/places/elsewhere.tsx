import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/places",
    label: "places.list.title",
    what: "places.list.lead",
    icon: "map-pin",
    group: "flock",
    order: 50,
  },
];
