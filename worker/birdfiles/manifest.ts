import type { Room } from "#worker/kit/room.ts";
import { archivedBirds } from "./archived.ts";
import { en } from "./words/en.ts";
import { pt } from "./words/pt.ts";

export const birdfiles = { archived: [archivedBirds], words: { pt, en } } satisfies Room;
