import { sql } from "drizzle-orm";
import { made, type RoomFixtures } from "#tests/app/strangers.ts";

const at = "2027-01-01T00:00:00.000Z";
const looks = "tests/support/looks/looks.api.test.ts";

/** How looks by an owner's grant are tried. */
export const grants = {
  routes: {
    "DELETE /api/support/grants/:id": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/support/grants", { json: {} })],
    }),
  },
  provedElsewhere: { "GET /api/operator/looks": looks },
  bodies: {
    "POST /api/support/grants": () => ({}),
    "POST /api/operator/looks": () => ({ grant_id: "0123456789-grant_x" }),
  },
  rights: {
    owners: {
      "GET /api/support/grants": undefined,
      "POST /api/support/grants": {},
      "DELETE /api/support/grants/:id": undefined,
    },
  },
  measured: { apart: { "/api/operator/looks": "two hundred short rows at most, for operators" } },
  tables: {
    console_grants: { by: "a row of each look allowed, and goes with it", listedAt: looks },
    support_grants: {
      by: "20 a day of an organisation, by worker/support/grants/giving.ts; the clock forgets them after a year",
      listedAt: ["/api/support/grants"],
      opens: ["has_money", "ends_at", "revoked_at"],
      rows: (org_id) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 7000)
          INSERT INTO support_grants (id, org_id, user_id, has_money, ends_at, created_at)
          SELECT 'grant_' || i, ${org_id}, (SELECT id FROM users WHERE users.org_id = ${org_id} LIMIT 1), 1, ${at}, ${at}
          FROM n`,
      ],
    },
  },
} satisfies RoomFixtures;
