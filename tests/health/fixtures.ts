import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { coursePages, courses } from "./courses-fixtures.ts";
import { eventPages, events } from "./events-fixtures.ts";

export const room: RoomFixtures = {
  routes: { ...events.routes, ...courses.routes },
  bodies: { ...events.bodies, ...courses.bodies },
  rights: { keepers: [...events.keepers, ...courses.keepers] },
  provedElsewhere: { ...courses.provedElsewhere },
  measured: { apart: { ...events.measured.apart, ...courses.measured.apart } },
  settle: events.settle,
  tables: { ...events.tables, ...courses.tables },
};

export const kit: RoomKit = { provedElsewhere: "an event has no name, and is made with its bird: tests/health" };

export const pages: RoomPages = {
  ...coursePages,
  viewersSee: [eventPages, coursePages].flatMap(({ viewersSee = [] }) => viewersSee),
  members: (things) => [eventPages, coursePages].flatMap(({ members }) => members?.(things) ?? []),
};
