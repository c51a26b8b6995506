import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/calendar",
    label: "calendar.title",
    what: "calendar.entry",
    icon: "calendar-days",
    group: "you",
    order: 14,
  },
];
