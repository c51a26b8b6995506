import type { Room } from "#worker/kit/room.ts";

export const operator = {} satisfies Room;
