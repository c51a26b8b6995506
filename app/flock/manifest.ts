import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: { "/birds/trash": ["birds", "trash"], "/died": ["birds", "record", "search"] },
  // A full page load, so that the form begins in its first field.
  beginnings: [
    { to: "/died", label: "birds.died.begin", icon: "feather", order: 60, needs: "season.write", whole: true },
  ],
  within: { "/died": "/birds" },
  over: ["/birds/bulk", "/birds/bulk/undo"],
  closed: ["/died"],
  help: {
    "/birds/bulk": "move-birds",
    "/birds/trash": "undo-a-mistake",
    "/died": "bird-died",
    "/birds/:birdId/died": "bird-died",
    "/birds/:birdId/status": "bird-died",
    "/birds/:birdId/undo": "undo-a-mistake",
  },
};
