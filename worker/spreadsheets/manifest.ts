import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const spreadsheets = {
  words: { pt, en },
} satisfies Room;
