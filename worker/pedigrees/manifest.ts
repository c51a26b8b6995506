import type { Room } from "#worker/kit/room.ts";
import { birdsPedigree, sharedPedigrees } from "./routes.ts";

export const pedigrees = {
  mounts: [
    { at: "/api/birds", routes: birdsPedigree, doors: "members" },
    { at: "/api/shared/pedigrees", routes: sharedPedigrees, doors: "everyone" },
  ],
} satisfies Room;
