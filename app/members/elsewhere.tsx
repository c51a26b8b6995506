import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/settings/members",
    label: "members.title",
    what: "members.what",
    icon: "users",
    group: "organization",
    order: 16,
    needs: "members.write",
  },
];
