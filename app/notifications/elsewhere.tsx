import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/notifications",
    label: "preferences.title",
    what: "preferences.entry",
    icon: "bell",
    group: "you",
    order: 12,
  },
];
