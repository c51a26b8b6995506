import type { RoomFixtures } from "#tests/app/strangers.ts";

const levels = "tests/marketplace/browsing/levels.api.test.ts";
const photos = "tests/marketplace/browsing/photos.api.test.ts";

/** What strangers read: nothing in it is anybody's to keep from them. */
export const browsing = {
  provedElsewhere: {
    "GET /api/market/listings": levels,
    "GET /api/market/listings/:id": levels,
    "GET /api/market/sellers/:slug": levels,
    "GET /api/market/sellers/:slug/logo": levels,
    "GET /api/market/photos/:key": photos,
    "GET /api/market/photos/:key/small": photos,
    "GET /api/market/sitemap": "tests/marketplace/browsing/found.page.test.ts",
    "GET /api/market/sitemap/listings": "tests/marketplace/browsing/found.page.test.ts",
    "GET /api/market/sitemap/sellers": "tests/marketplace/browsing/found.page.test.ts",
  },
  measured: {
    queries: { "/api/market/sitemap/listings": ["?part=0"] },
    apart: {
      "/api/market/listings": "24 cards and the choices",
      "/api/market/listings/:id": "one listing",
      "/api/market/sellers/:slug": "24 cards",
      "/api/market/sellers/:slug/logo": "a file",
      "/api/market/photos/:key": "a file",
      "/api/market/photos/:key/small": "a file",
      "/api/market/sitemap": "a line for 5,000 listings",
      "/api/market/sitemap/listings": "5,000 ids",
      "/api/market/sitemap/sellers": "10,000 names",
    },
  },
} satisfies RoomFixtures;
