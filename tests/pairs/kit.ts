import type { RoomKit } from "#tests/kit/room-kit.ts";

export const kit: RoomKit = { provedElsewhere: "a pair has no name, and is judged with its birds: tests/pairs" };
