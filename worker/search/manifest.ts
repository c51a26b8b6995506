import type { Room } from "#worker/kit/room.ts";
import { search as routesWith } from "./routes.ts";
import { summaries } from "./words/api.ts";

export const search = {
  mounts: [{ at: "/api/search", routes: ({ slots }) => routesWith(slots.search), access: "members" }],
  summaries,
} satisfies Room;
