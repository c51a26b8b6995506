import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/weigh": ["record", "search", "birds"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    { to: "/weigh", label: "birds.weigh.begin", icon: "scale", order: 40, needs: "flock.write", whole: true },
  ],
  within: { "/weigh": "/birds" },
  closed: ["/weigh"],
  help: { "/weigh": "weigh-birds", "/birds/:birdId/weights": "weigh-birds", "/birds/:birdId/papers": "hand-over" },
};
