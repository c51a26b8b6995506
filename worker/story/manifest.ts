import type { Room } from "#worker/kit/room.ts";
import { birdsStory } from "./routes.ts";

export const story = {
  mounts: [{ at: "/api/birds", routes: birdsStory, doors: "members" }],
} satisfies Room;
