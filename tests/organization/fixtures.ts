import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { pictureBytes } from "#tests/photos/photos.ts";

const licence = { kind: "other", number: canary, body: canary, expires_on: "2030-01-31" };

/** A route that a registration's id opens. */
const registrationRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/registrations", { json: licence })], json });

const paper = async () => {
  const form = new FormData();
  form.set("file", new File([(await pictureBytes({ format: "png", width: 4, height: 4 })) as BlobPart], "a.png"));
  return form;
};

/** A route that the id of a registration with a file opens. */
const paperRoute =
  (brings = false): RouteFixture =>
  async (stranger, world) => {
    const id = await made(world, stranger, "/api/registrations", { json: licence });
    await world.ask(`/api/registrations/${id}/file`, { as: stranger, method: "PUT", form: await paper() });
    return { ids: [id], ...(brings && { form: await paper() }) };
  };

export const room: RoomFixtures = {
  routes: {
    "GET /api/registrations/:id": registrationRoute(),
    "PUT /api/registrations/:id": registrationRoute({ number: "mine now" }),
    "DELETE /api/registrations/:id": registrationRoute(),
    "GET /api/registrations/:id/file": paperRoute(),
    "PUT /api/registrations/:id/file": paperRoute(true),
    "DELETE /api/registrations/:id/file": paperRoute(),
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
      "GET /api/registrations/:id/file": undefined,
      "PUT /api/registrations/:id/file": undefined,
      "DELETE /api/registrations/:id/file": undefined,
    },
  },
  tables: {
    registrations: {
      most: 100,
      per: ["org_id"],
      listedAt: ["/api/registrations", "/api/registrations/page"],
      opens: "nothing",
    },
  },
};

export const kit: RoomKit = {
  provedElsewhere: "two registrations may share all they say: tests/organization/registrations.api.test.ts",
};

export const pages: RoomPages = {
  members: () => ["/settings/organization", "/settings/look", "/settings/papers", "/settings/papers?edit=new"],
};
