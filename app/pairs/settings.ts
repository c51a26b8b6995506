import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/settings/season",
    label: "settings.season.title",
    what: "settings.season.what",
    icon: "egg",
    group: "flock",
    order: 40,
    needs: "settings.write",
  },
];
