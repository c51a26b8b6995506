import type { Room } from "#worker/kit/room.ts";
import { birdsPedigree, sharedPedigrees } from "./routes.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const pedigrees = {
  mounts: [
    { at: "/api/birds", routes: birdsPedigree, doors: "members" },
    { at: "/api/shared/pedigrees", routes: sharedPedigrees, doors: "everyone" },
  ],
  words: { pt, en },
} satisfies Room;
