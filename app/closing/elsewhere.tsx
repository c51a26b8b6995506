import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/close",
    label: "closing.title",
    what: "closing.what",
    icon: "trash-2",
    group: "data",
    order: 100,
    needs: "organization.close",
  },
];
