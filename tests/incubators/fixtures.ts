import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { readingPages, readingRoom } from "./reading-fixtures.ts";

export const room: RoomFixtures = readingRoom;
export const pages: RoomPages = readingPages;
