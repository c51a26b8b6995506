import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { eventPages, events } from "./events-fixtures.ts";

export const room: RoomFixtures = {
  routes: { ...events.routes },
  bodies: { ...events.bodies },
  rights: { keepers: [...events.keepers] },
  measured: events.measured,
  settle: events.settle,
  tables: { ...events.tables },
};

export const kit: RoomKit = { provedElsewhere: "an event has no name, and is made with its bird: tests/health" };

export const pages: RoomPages = { ...eventPages };
