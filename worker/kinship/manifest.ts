import type { Room } from "#worker/kit/room.ts";
import { renewInbreeding } from "./rebuilding.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const kinship = {
  jobs: [{ name: "renew inbreeding", run: (db) => renewInbreeding(db) }],
  words: { pt, en },
} satisfies Room;
