import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/audit",
    label: "audit.title",
    what: "audit.lead",
    icon: "history",
    group: "data",
    order: 90,
    needs: "trail.read",
  },
];
