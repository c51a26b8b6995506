import type { Room } from "#worker/kit/room.ts";
import { birdsKinship, flockKinship } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const mating = {
  mounts: [
    { at: "/api/birds/kinship", routes: flockKinship, access: "members" },
    { at: "/api/birds", routes: birdsKinship, access: "members" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
