import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/statuses",
    label: "settings.statuses.title",
    what: "settings.statuses.lead",
    icon: "list-checks",
    group: "flock",
    order: 20,
    needs: "settings.write",
  },
];
