import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";

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
    },
  },
};
