import type { Room } from "#worker/kit/room.ts";
import { archivedMoves } from "./archived.ts";
import { movings } from "./on-bird-page.ts";
import { fullPlaces } from "./on-dashboard.ts";
import { placesFound } from "./on-search.ts";
import { moves, residentsRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const housing = {
  mounts: [
    { at: "/api/birds/move", routes: moves, access: "members" },
    { at: "/api/places", routes: residentsRoutes, access: "members" },
  ],
  archived: [archivedMoves],
  birdEvents: movings,
  attention: fullPlaces,
  search: placesFound,
  words: { pt, en },
  summaries,
} satisfies Room;
