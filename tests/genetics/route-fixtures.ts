import { makeFor } from "#tests/app/make.ts";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";

const mutationRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => {
    const { id: species_id } = await makeFor(world, stranger).species();
    const draft = { species_id, name: `${canary} ${crypto.randomUUID()}`, chromosome: "Z", inheritance: "recessive" };
    return { ids: [await made(world, stranger, "/api/genetics/mutations", { json: draft })], json };
  };

const cross = { cock: { text: "blue" }, hen: { genes: { blue: { alleles: ["+", "blue"] } }, phases: [] } };

export const room: RoomFixtures = {
  routes: {
    "GET /api/genetics/mutations/:id": mutationRoute(),
    "GET /api/genetics/mutations/:id/form": mutationRoute(),
    "PUT /api/genetics/mutations/:id": mutationRoute({ notes: "mine now" }),
    "DELETE /api/genetics/mutations/:id": mutationRoute(),
  },
  bodies: {
    "POST /api/genetics/mutations": ({ species_id }) => ({
      species_id,
      name: "Opalina",
      chromosome: "Z",
      inheritance: "recessive",
    }),
    "POST /api/genetics/cross": ({ species_id }) => ({ species_id, ...cross }),
    "POST /api/genetics/parents": ({ species_id }) => ({ species_id, sex: "male", states: { blue: "blue" }, ...cross }),
  },
  rights: {
    keepers: ["POST /api/genetics/mutations", "PUT /api/genetics/mutations/:id", "DELETE /api/genetics/mutations/:id"],
    viewers: ["POST /api/genetics/cross", "POST /api/genetics/parents"],
  },
  tables: {
    // A book is bound from all of a species, and every name in it is held against every word that is read.
    mutations: {
      most: 200,
      per: ["org_id"],
      listedAt: ["/api/genetics/mutations", "/api/genetics/cross", "/api/birds/:id/genetics"],
    },
  },
};
