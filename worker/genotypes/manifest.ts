import type { Room } from "#worker/kit/room.ts";
import { birdsGenetics, mutationRemoval } from "./routes.ts";
import { summaries } from "./words/api.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const genotypes = {
  mounts: [
    { at: "/api/birds", routes: birdsGenetics, access: "members" },
    { at: "/api/genetics", routes: mutationRemoval, access: "members" },
  ],
  words: { pt, en },
  summaries,
} satisfies Room;
