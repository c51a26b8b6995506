import { mutations } from "#db/schema/genetics.ts";
import { makeFor } from "#tests/app/make.ts";
import { canary, made, type RoomFixtures, type RouteFixture } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { mutationChange } from "#worker/genetics/contract.ts";
import { mutationRows } from "#worker/genetics/queries.ts";

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
      opens: "nothing",
    },
  },
};

export const kit: RoomKit = {
  path: "/api/genetics/mutations",
  subject: "mutation",
  table: mutations,
  rows: mutationRows,
  change: mutationChange,
  // A mutation stays in its species; what it was called before follows from what it was called.
  unedited: ["name_key", "species_id", "former_names"],
  draft: (name, species_id) => ({ name, species_id, chromosome: "Z", inheritance: "recessive" }),
  name: "name",
  edits: [{ notes: "clara" }, { notes: "escura" }],
  bird: { values: (_, species_id) => ({ species_id, sex: "male", genotype: "/um" }), byWord: true },
};

export const pages: RoomPages = {
  members: ({ bird }) => [
    `/genetics?father=${bird.slice("/birds/".length)}`,
    "/genetics",
    "/genetics?c.crest=crest.0&h.crest=crest.0&c.brown=0.brown&c.ivory=0.ivory",
    "/genetics?h.brown=0.brown",
    "/genetics/parents?w.crest=crest&w.brown=brown",
    "/genetics/mutations",
    "/genetics/mutations/new",
  ],
  notVisited: {
    "/genetics/mutations/:mutationId/edit": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
    "/genetics/mutations/:mutationId/delete": "the demo flock has no mutation of its own: tests/genetics, tests/kit",
  },
};
