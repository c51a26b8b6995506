import type { SettingsEntry } from "#app/shell/menu/room-manifest.ts";

export const onSettings: readonly SettingsEntry[] = [
  {
    to: "/profile/second-factor",
    label: "factors.title",
    what: "factors.what",
    icon: "smartphone",
    group: "you",
    order: 11,
  },
  {
    to: "/settings/access",
    label: "factors.rule.title",
    what: "factors.rule.what",
    icon: "sliders-horizontal",
    group: "organization",
    order: 18,
    needs: "organization.close",
  },
];
