import { places } from "#db/schema/places.ts";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { placeChange } from "#worker/places/contract.ts";
import { placeRows } from "#worker/places/queries.ts";

/** A route that a place's id opens. */
export const placeRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => {
    const place = { kind: "bank", name: `${canary} ${crypto.randomUUID()}`, notes: canary };
    return { ids: [await made(world, stranger, "/api/places", { json: place })], json };
  };

export const room: RoomFixtures = {
  routes: {
    "GET /api/places/:id": placeRoute(),
    "PUT /api/places/:id": placeRoute({ notes: "mine now" }),
    "POST /api/places/:id/cages": placeRoute({ first: "C1", last: "C3" }),
  },
  bodies: { "POST /api/places": () => ({ name: "Sala", kind: "room", notes: "x" }) },
  rights: { keepers: ["POST /api/places", "PUT /api/places/:id", "POST /api/places/:id/cages"] },
  tables: {
    places: {
      most: 20_000,
      per: ["org_id"],
      listedAt: [
        "/api/places",
        "/api/places/choices",
        "/api/places/overview",
        "/api/places/:id/page",
        "/api/birds/new-form",
      ],
      opens: "nothing",
    },
  },
};

export const kit: RoomKit = {
  path: "/api/places",
  subject: "place",
  table: places,
  rows: placeRows,
  change: placeChange,
  // Nobody moves a place among its like yet.
  unedited: ["name_key", "position"],
  draft: (name) => ({ name, kind: "cage" }),
  name: "name",
  edits: [{ capacity: 2 }, { capacity: 3 }],
  // Its place is left when a bird goes to the trash; all else comes back with it.
  bird: { values: (place_id, species_id) => ({ place_id, species_id }), untilTrash: true },
};

export const pages: RoomPages = {
  members: ({ room, cage }) => [
    "/places",
    "/places/new",
    room,
    `${room}/cages`,
    cage,
    `${cage}/edit`,
    `${cage}/delete`,
  ],
  budgets: { "/places": 30 },
};
