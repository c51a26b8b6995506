import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, strangersBird } from "#tests/app/strangers.ts";

const cage = { kind: "goods", title: canary, text: canary, price_cents: 4000 };

/** A route that a listing's id opens. */
const listingRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/listings", { json: cage })], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

export const listings = {
  routes: {
    "GET /api/listings/:id": listingRoute(),
    "PUT /api/listings/:id": listingRoute({ title: "mine now" }),
    "DELETE /api/listings/:id": listingRoute(),
    "POST /api/listings/:id/state": listingRoute({ state: "published" }),
  },
  bodies: {
    "POST /api/listings": ({ id }) => ({ kind: "bird", bird_ids: [id], title: "Canário" }),
    "PUT /api/seller": () => ({ name: "Viveiro" }),
  },
  rights: {
    managers: {
      "GET /api/listings": undefined,
      "GET /api/listings/form": undefined,
      "GET /api/listings/:id": undefined,
      "POST /api/listings": { kind: "goods", title: "Gaiola" },
      "PUT /api/listings/:id": { title: "Gaiola" },
      "DELETE /api/listings/:id": undefined,
      "POST /api/listings/:id/state": { state: "published" },
      "GET /api/seller": undefined,
      "PUT /api/seller": { name: "Viveiro" },
    },
  },
  async settle(stranger, world) {
    const bird_id = await strangersBird(stranger, world);
    const listing = { kind: "bird", bird_ids: [bird_id], title: canary, text: canary, district: canary };
    await made(world, stranger, "/api/listings", { json: listing });
    const page = { name: canary, text: canary, district: canary };
    await world.ask("/api/seller", { as: stranger, method: "PUT", json: page });
  },
  tables: {
    listings: {
      most: 50_000,
      per: ["org_id"],
      listedAt: ["/api/listings", "/api/listings/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO listings (id, org_id, kind, state, title, title_key, text, district, created_at, updated_at)
          SELECT 'listing_' || i, ${org_id}, 'several', 'draft', ${long(120)}, 'x', ${long(4000)}, ${long(80)}, ${at}, ${at} FROM n`,
      ],
    },
    listing_birds: {
      by: "30 for each listing: worker/marketplace/listings/contract.ts",
      listedAt: ["/api/listings/:id"],
      opens: "nothing",
    },
    listing_photos: {
      by: "8 for each listing: worker/marketplace/listings/contract.ts",
      listedAt: ["/api/listings/:id"],
      opens: ["public_key"],
    },
    sellers: {
      by: "one for each organisation, by a unique index",
      listedAt: ["/api/seller"],
      opens: ["slug", "is_shown"],
    },
  },
} satisfies RoomFixtures;
