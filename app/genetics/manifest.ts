import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/genetics": ["genetics"] },
  menu: [
    {
      to: "/genetics",
      label: "genetics.title",
      group: "genetics",
      order: 30,
      below: [
        { to: "/genetics/parents", label: "genetics.parents.title" },
        { to: "/genetics/mutations", label: "genetics.mutations.title" },
        { to: "/genetics/mutations/new", label: "genetics.mutations.add", needs: "flock.write" },
      ],
    },
  ],
  closed: ["/genetics"],
  help: { "/genetics": "colours-of-chicks" },
};
