import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

// Until the page of the choices stands, which has an entry of its own.
export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/notifications",
    label: "notifications.title",
    what: "push.title",
    icon: "bell",
    group: "you",
    order: 12,
  },
];
