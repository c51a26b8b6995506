import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/profile",
    label: "profile.title",
    what: "profile.what",
    icon: "user-round",
    group: "you",
    order: 10,
  },
];
