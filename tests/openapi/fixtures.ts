import type { RoomFixtures } from "#tests/app/strangers.ts";

export const room: RoomFixtures = {
  measured: { hundred: { "/api/openapi.json": "the same for everybody, and kept as bytes by its isolate" } },
};
