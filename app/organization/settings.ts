import type { SettingsEntry } from "#app/shell/room-manifest.ts";

export const settings: readonly SettingsEntry[] = [
  {
    to: "/settings/organization",
    label: "organization.title",
    what: "organization.what",
    icon: "house",
    group: "organization",
    order: 12,
    needs: "settings.write",
  },
  {
    to: "/settings/look",
    label: "look.title",
    what: "look.what",
    icon: "image-plus",
    group: "organization",
    order: 13,
    needs: "settings.write",
  },
  {
    to: "/settings/papers",
    label: "papers.title",
    what: "papers.what",
    icon: "printer",
    group: "organization",
    order: 14,
    needs: "settings.write",
  },
];
