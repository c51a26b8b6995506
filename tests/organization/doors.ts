import { canary, type Door, made, type RoomDoors } from "#tests/house/strangers.ts";

const licence = { kind: "other", number: canary, body: canary, expires_on: "2030-01-31" };

/** A door that a registration's id opens. */
const registrationDoor =
  (json?: unknown): Door =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/registrations", { json: licence })], json });

export const room: RoomDoors = {
  doors: {
    "GET /api/registrations/:id": registrationDoor(),
    "PUT /api/registrations/:id": registrationDoor({ number: "mine now" }),
    "DELETE /api/registrations/:id": registrationDoor(),
  },
  bodies: {
    "PUT /api/organizations/current": () => ({ name: "Viveiro", papers: { legal_name: "Rita Melo" } }),
    "PUT /api/organizations/current/look": () => ({ look_name: "Viveiro" }),
    "POST /api/registrations": () => ({ ...licence, number: "1", body: "ICNF" }),
  },
  provedElsewhere: { "GET /api/organizations/current/logo": "tests/organization/logo.page.test.ts" },
  rights: {
    managers: {
      "GET /api/registrations": undefined,
      "GET /api/registrations/page": undefined,
      "GET /api/registrations/:id": undefined,
      "POST /api/registrations": licence,
      "PUT /api/registrations/:id": { number: "1" },
      "DELETE /api/registrations/:id": undefined,
    },
  },
};
