import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  bodies: { "PUT /api/ring-colours": () => ({ colours: [{ year: 2026, colour: "red" }] }) },
  rights: { managers: { "PUT /api/ring-colours": { colours: { "2026": "blue" } } } },
  settle: (stranger, { ask }) =>
    ask("/api/ring-colours", { as: stranger, method: "PUT", json: { colours: { "2019": "pink" } } }),
  tables: {
    ring_colours: { by: "one of a year", listedAt: ["/api/ring-colours"], opens: "nothing" },
  },
};

export const pages: RoomPages = {
  members: () => ["/settings/ring-colours"],
};
