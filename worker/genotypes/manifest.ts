import type { Room } from "#worker/kit/room.ts";
import { birdsGenetics, mutationRemoval } from "./routes.ts";

export const genotypes = {
  mounts: [
    { at: "/api/birds", routes: birdsGenetics, doors: "members" },
    { at: "/api/genetics", routes: mutationRemoval, doors: "readers" },
  ],
} satisfies Room;
