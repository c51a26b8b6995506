import type { Room } from "#worker/kit/room.ts";
import { birdsGenetics } from "./routes.ts";

export const genotypes = {
  mounts: [{ at: "/api/birds", routes: birdsGenetics, doors: "members" }],
} satisfies Room;
