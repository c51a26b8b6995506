import type { Room } from "#worker/kit/room.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

/** Files that belong to something: it brings the rooms behind it what keeps, gives and forgets them. */
export const attachments = { words: { pt, en } } satisfies Room;
