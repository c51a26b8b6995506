import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/incubators": ["incubators", "lists"] },
  menu: [
    {
      to: "/incubators",
      label: "incubators.list.title",
      group: "breeding",
      order: 30,
      below: [{ to: "/incubators/new", label: "incubators.form.new", needs: "settings.write" }],
    },
  ],
  trail: { incubator: "/incubators/" },
  closed: ["/incubators"],
};
