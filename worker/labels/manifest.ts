import type { Room } from "#worker/kit/room.ts";
import { birdLabelling, placeLabelling } from "./routes.ts";
import { scan } from "./scan-routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const labels = {
  mounts: [
    { at: "/api/birds/labels", routes: birdLabelling, access: "members" },
    { at: "/api/places/labels", routes: placeLabelling, access: "members" },
    { at: "/api/scan", routes: scan, access: "members" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
