import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/notifications",
    label: "notification_choices.title",
    what: "notification_choices.entry",
    icon: "bell",
    group: "you",
    order: 12,
  },
];
