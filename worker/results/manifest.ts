import type { Room } from "#worker/kit/room.ts";
import { birdsResults, resultsRoutes } from "./routes.ts";

export const results = {
  mounts: [
    { at: "/api/results", routes: resultsRoutes, access: "members" },
    { at: "/api/birds", routes: birdsResults, access: "members" },
  ],
} satisfies Room;
