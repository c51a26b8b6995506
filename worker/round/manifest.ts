import type { Room } from "#worker/kit/room.ts";
import { roundRoutes } from "./routes.ts";

export const round = {
  mounts: [{ at: "/api/round", routes: roundRoutes, access: "members" }],
} satisfies Room;
