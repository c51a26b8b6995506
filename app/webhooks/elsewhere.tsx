import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/webhooks",
    label: "webhooks.title",
    what: "webhooks.what",
    icon: "arrow-right-left",
    group: "organization",
    order: 19,
    needs: "settings.write",
  },
];
