import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/ring-colours",
    label: "settings.colours.title",
    what: "settings.colours.what",
    icon: "palette",
    group: "flock",
    order: 30,
    needs: "settings.write",
  },
];
