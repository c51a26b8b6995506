import type { RoomFixtures } from "#tests/app/strangers.ts";

const levels = "tests/marketplace/browsing/levels.api.test.ts";
const kept = "kept by the house for itself";
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
  tables: {
    market_listings: { by: "a row of each listing", listedAt: levels },
    market_sellers: { by: "one of an organisation, by its key", listedAt: levels },
    market_counts: { by: "one of a place, species, kind, sex and district, by its key", listedAt: kept },
    market_hidden: { by: "a row of each listing that rests", listedAt: kept },
    ...Object.fromEntries(
      ["", "_data", "_idx", "_docsize", "_config"].map((it) => [`market_words${it}`, { by: "SQLite", listedAt: kept }]),
    ),
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
