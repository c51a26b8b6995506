import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const effort = {
  words: { pt, en },
} satisfies Room;
