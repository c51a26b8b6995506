import { birdRoute, canary, made, type RoomFixtures, strangersBird } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

export const room: RoomFixtures = {
  routes: {
    "GET /api/birds/:id/lineage": birdRoute(),
    "GET /api/birds/:id/pedigree": birdRoute(),
    "GET /api/birds/:id/certificate": birdRoute(),
    "GET /api/birds/:id/certificate.svg": birdRoute(),
    "GET /api/birds/:id/certificate.pdf": birdRoute(),
    "POST /api/birds/:id/shares": birdRoute({ expires: "30" }),
    "DELETE /api/birds/:id/shares/:share": async (stranger, world) => {
      const id = await strangersBird(stranger, world);
      return { ids: [id, await made(world, stranger, `/api/birds/${id}/shares`, { json: {} })] };
    },
  },
  bodies: { "PUT /api/certificate": () => ({ issuer: "Criador", style: "modern", generations: "5" }) },
  settle: (stranger, { ask }) =>
    ask("/api/certificate", { as: stranger, method: "PUT", json: { issuer: canary, address: canary } }),
  provedElsewhere: {
    "GET /api/shared/pedigrees/:token": "tests/pedigrees/shares.api.test.ts",
    "GET /api/shared/pedigrees/:token/logo": "tests/organization/look.page.test.ts",
    "GET /api/shared/pedigrees/:token/photo": "tests/pedigrees/shares.api.test.ts",
  },
  rights: { keepers: ["PUT /api/certificate", "POST /api/birds/:id/shares", "DELETE /api/birds/:id/shares/:share"] },
  measured: {
    queries: {
      "/api/birds/:id/pedigree": ["?ancestors=6&descendants=6"],
      "/api/birds/:id/lineage": ["?ancestors=6&descendants=6"],
    },
    apart: {
      "/api/birds/:id/certificate.svg": "one sheet",
      "/api/birds/:id/certificate.pdf": "one sheet",
      "/api/shared/pedigrees/:token": "one tree",
      "/api/shared/pedigrees/:token/logo": "a file",
      "/api/shared/pedigrees/:token/photo": "a file",
    },
  },
  tables: {
    pedigree_shares: {
      by: "10 of a bird, in the write (worker/pedigrees/share-contract.ts)",
      listedAt: ["/api/birds/:id/pedigree"],
      opens: ["id", "bird_id", "token_hash", "expires_at", "revoked_at"],
    },
    certificate_settings: { by: "one of an organisation", listedAt: ["/api/birds/:id/certificate"], opens: "nothing" },
  },
};

export const pages: RoomPages = {
  members: ({ shared, bird }) => [
    `${bird}/certificate`,
    `${bird}/pedigree`,
    `${bird}/parent?side=mother`,
    `${bird}/pedigree?ancestors=6&descendants=6`,
    shared,
    "/p/nobody",
  ],
  notVisited: {
    "/birds/:birdId/shares": "takes a form and shows nothing",
  },
  budgets: { "/birds/:id/pedigree": 40 },
  viewersSee: ["/birds/:birdId/certificate"],
};
