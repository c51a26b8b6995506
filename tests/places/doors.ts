import { canary, type Door, made, type RoomDoors } from "#tests/house/strangers.ts";

/** A door that a place's id opens. */
export const placeDoor =
  (json?: unknown): Door =>
  async (stranger, world) => {
    const place = { kind: "bank", name: `${canary} ${crypto.randomUUID()}`, notes: canary };
    return { ids: [await made(world, stranger, "/api/places", { json: place })], json };
  };

export const room: RoomDoors = {
  doors: {
    "GET /api/places/:id": placeDoor(),
    "PUT /api/places/:id": placeDoor({ notes: "mine now" }),
    "POST /api/places/:id/cages": placeDoor({ first: "C1", last: "C3" }),
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
