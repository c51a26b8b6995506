import type { RoomManifest } from "#app/shell/menu/room-manifest.ts";

export const manifest: RoomManifest = {
  words: {
    "/login/code": ["accounts", "factors"],
    "/confirm": ["factors"],
    "/profile/second-factor": ["factors"],
    "/settings/access": ["factors", "grants"],
  },
  closed: ["/confirm", "/login/code"],
  help: {
    "/settings/access": "let-support-look",
    "/profile/second-factor": "second-factor",
    "/confirm": "second-factor",
  },
};
