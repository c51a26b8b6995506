import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/profile",
    label: "profile.title",
    what: "profile.what",
    icon: "user-round",
    group: "you",
    order: 10,
  },
];
