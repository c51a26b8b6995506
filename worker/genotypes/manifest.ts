import type { Room } from "#worker/kit/room.ts";
import { birdsGenetics, mutationRemoval } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const genotypes = {
  mounts: [
    { at: "/api/birds", routes: birdsGenetics, doors: "members" },
    { at: "/api/genetics", routes: mutationRemoval, doors: "members" },
  ],
  words: { pt, en },
} satisfies Room;
