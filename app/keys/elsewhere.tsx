import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/keys",
    label: "apikeys.title",
    what: "apikeys.what",
    icon: "settings",
    group: "organization",
    order: 60,
    needs: "settings.write",
  },
];
