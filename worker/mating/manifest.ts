import type { Room } from "#worker/kit/room.ts";
import { birdsKinship, flockKinship } from "./routes.ts";

export const mating = {
  mounts: [
    { at: "/api/birds/kinship", routes: flockKinship, doors: "members" },
    { at: "/api/birds", routes: birdsKinship, doors: "members" },
  ],
} satisfies Room;
