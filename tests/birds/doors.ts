import { birdDoor, type RoomDoors, strangersBird } from "#tests/house/strangers.ts";

export const room: RoomDoors = {
  doors: {
    "GET /api/birds/:id": birdDoor(),
    "PUT /api/birds/:id": birdDoor({ name: "Mine now" }),
    "DELETE /api/birds/:id": birdDoor(),
    "GET /api/birds/:id/form": birdDoor(),
    "POST /api/birds/:id/restore": async (stranger, world) => {
      const id = await strangersBird(stranger, world);
      await world.ask(`/api/birds/${id}`, { as: stranger, method: "DELETE" });
      return { ids: [id] };
    },
  },
  questions: { "/api/birds/candidates": "?sex=male", "/api/birds/choices": "?of=species_id" },
  bodies: {
    "POST /api/birds": ({ species_id, status_id }) => ({
      ...{ identifier: "PT 1", species_id, status_id, name: "Zé", notes: "x", father_ring: "PT 9" },
      ...{ unknown_parents: "reference", birth_date: "2020-01-02", microchip: "985 1" },
    }),
  },
  rights: {
    keepers: ["POST /api/birds", "PUT /api/birds/:id", "DELETE /api/birds/:id", "POST /api/birds/:id/restore"],
  },
};
