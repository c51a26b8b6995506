import type { Room } from "#worker/kit/room.ts";
import { birdLabelling, placeLabelling } from "./routes.ts";
import { scan } from "./scan-routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const labels = {
  mounts: [
    { at: "/api/birds/labels", routes: birdLabelling, doors: "members" },
    { at: "/api/places/labels", routes: placeLabelling, doors: "members" },
    { at: "/api/scan", routes: scan, doors: "members" },
  ],
  words: { pt, en },
} satisfies Room;
