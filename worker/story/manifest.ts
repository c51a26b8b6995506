import { room } from "#worker/http.ts";
import type { Room } from "#worker/kit/room.ts";
import { birdsStory } from "./routes.ts";
import { summaries } from "./words/api.ts";

export const story = {
  mounts: [{ at: "/api/birds", routes: (gathered) => room().route("/", birdsStory(gathered)), access: "members" }],
  summaries,
} satisfies Room;
