import type { Room } from "#worker/kit/room.ts";
import { search as routes } from "./routes.ts";

export const search = { mounts: [{ at: "/api/search", routes, doors: "members" }] } satisfies Room;
