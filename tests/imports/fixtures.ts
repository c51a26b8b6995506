import { importMappings, importWords } from "#db/schema/imports.ts";
import { makeFor } from "#tests/app/make.ts";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

async function strangersCheck(stranger: Resident, world: World): Promise<string> {
  const form = new FormData();
  form.set("file", new File([`Tag ID,Species\n${canary}-1,${canary}\n`], "aves.csv", { type: "text/csv" }));
  return made(world, stranger, "/api/birds/import/checks", { form });
}

async function strangersImport(stranger: Resident, world: World): Promise<string> {
  const id = await strangersCheck(stranger, world);
  await world.ask(`/api/birds/import/checks/${id}/commit`, { as: stranger, json: { on_duplicate: "skip" } });
  return id;
}

const checkRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersCheck(stranger, world)], json });

const importRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await strangersImport(stranger, world)], json });

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/import/checks/:id": checkRoute(),
    "POST /api/birds/import/checks/:id/mapping": checkRoute({ mapping: {} }),
    "POST /api/birds/import/checks/:id/corrections": checkRoute({
      cells: { B2: "Canário" },
      words: [{ column: "B", word: canary, becomes: "Canário" }],
    }),
    "POST /api/birds/import/checks/:id/commit": checkRoute({ on_duplicate: "skip" }),
    "GET /api/birds/import/:id": importRoute(),
    "GET /api/birds/import/:id/rejected": checkRoute(),
    "GET /api/birds/import/:id/progress": checkRoute(),
    "POST /api/birds/import/:id/undo": importRoute({ only_untouched: false }),
  },
  questions: { "/api/birds/import/template": "?format=csv" },
  bodies: {
    "POST /api/birds/import/places": () => ({ names: ["Sala 1 / Gaiola 1"] }),
    "POST /api/birds/import/statuses": () => ({ name: "Em muda", kind: "present" }),
    "POST /api/birds/import/words": () => ({ field: "status", word: "bem", means: null }),
  },
  rights: {
    keepers: [
      "POST /api/birds/import",
      "POST /api/birds/import/:id/undo",
      "POST /api/birds/import/checks",
      "POST /api/birds/import/checks/:id/commit",
      "POST /api/birds/import/checks/:id/corrections",
      "POST /api/birds/import/checks/:id/mapping",
      "POST /api/birds/import/places",
      "POST /api/birds/import/words",
    ],
    managers: { "POST /api/birds/import/statuses": { name: "Óbito", kind: "gone" } },
  },
  async settle(stranger, { db, ask }) {
    const { org_id } = stranger;
    const used_at = "2026-01-01T00:00:00.000Z";
    await db.insert(importMappings).values({ org_id, headings_key: canary, mapping: { 0: canary }, used_at });
    const species = await makeFor({ ask }, stranger).species({ common_name: `${canary} import` });
    const word = { org_id, field: "species", word_key: canary, species_id: species.id, used_at } as const;
    return db.insert(importWords).values(word);
  },
  measured: {
    apart: {
      "/api/birds/import/checks/:id": "a file's own limits",
      "/api/birds/import/:id": "its report: 12,000 lines",
      "/api/birds/import/:id/rejected": "a file",
      "/api/birds/import/:id/progress": "one row",
      "/api/birds/import/template": "a file",
    },
  },
  tables: {
    imports: {
      most: 5000,
      per: ["org_id"],
      listedAt: "one at a time, by its id; the newest with the birds they brought",
      opens: "nothing",
    },
    import_mappings: { most: 500, per: ["org_id"], listedAt: "by the headings of a file", opens: "nothing" },
    import_words: { most: 5000, per: ["org_id"], listedAt: "by the words of a file", opens: "nothing" },
  },
};

export const pages: RoomPages = {
  members: () => ["/birds/import", "/birds/import/from", "/birds/import/paper"],
  notVisited: {
    "/birds/import/:importId": "reached by importing: tests/browser/import.test.ts",
  },
  budgets: { "/birds/import": 40 },
  viewersSee: ["/birds/import/:importId"],
};
