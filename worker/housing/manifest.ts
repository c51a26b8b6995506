import type { Room } from "#worker/kit/room.ts";
import { archivedMoves } from "./archived.ts";
import { lodgings, moves } from "./routes.ts";

export const housing = {
  mounts: [
    { at: "/api/birds/move", routes: moves, doors: "members" },
    { at: "/api/places", routes: lodgings, doors: "members" },
  ],
  archived: [archivedMoves],
} satisfies Room;
