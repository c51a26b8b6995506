import type { RoomManifest } from "#app/shell/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/settings/organization": ["organization"], "/settings/papers": ["organization"] },
  settings: [
    {
      ...{ to: "/settings/organization", label: "organization.title", what: "organization.what" },
      ...{ icon: "house", group: "organization", order: 12, hiddenFrom: ["viewer", "keeper"] },
    },
    {
      ...{ to: "/settings/papers", label: "papers.title", what: "papers.what" },
      ...{ icon: "printer", group: "organization", order: 14, hiddenFrom: ["viewer", "keeper"] },
    },
  ],
};
