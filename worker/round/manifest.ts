import type { Room } from "#worker/kit/room.ts";
import { roundRoutes } from "./routes.ts";
import { summaries } from "./words/api.ts";

export const round = {
  mounts: [{ at: "/api/round", routes: ({ slots }) => roundRoutes(slots.round), access: "members" }],
  summaries,
} satisfies Room;
