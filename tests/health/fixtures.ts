import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { coursePages, courses } from "./courses-fixtures.ts";

export const room: RoomFixtures = {
  routes: { ...courses.routes },
  bodies: { ...courses.bodies },
  rights: { keepers: [...courses.keepers] },
  provedElsewhere: { ...courses.provedElsewhere },
  measured: courses.measured,
  tables: { ...courses.tables },
};

export const kit: RoomKit = { provedElsewhere: "a course has no name, and is made with its birds: tests/health" };

export const pages: RoomPages = { ...coursePages };
