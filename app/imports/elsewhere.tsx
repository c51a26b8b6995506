import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/birds/import",
    label: "imports.menu",
    what: "imports.what_for",
    icon: "file-up",
    group: "data",
    order: 70,
    needs: "flock.write",
  },
];
