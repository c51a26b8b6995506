import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/archive",
    label: "archive.title",
    what: "archive.lead",
    icon: "archive",
    group: "data",
    order: 80,
    needs: "archive.take",
  },
];
