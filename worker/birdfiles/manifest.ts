import type { Room } from "#worker/kit/room.ts";
import { archivedBirds } from "./archived.ts";

export const birdfiles = { archived: [archivedBirds] } satisfies Room;
