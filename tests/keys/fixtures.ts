import { sql } from "drizzle-orm";
import { made, type RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = { name: "ZZCANARY", scope: "read", expires: "never" };

export const room: RoomFixtures = {
  routes: {
    "DELETE /api/keys/:id": async (stranger, world) => ({
      ids: [await made(world, stranger, "/api/keys", { json: draft })],
    }),
  },
  bodies: { "POST /api/keys": () => draft },
  rights: { managers: { "POST /api/keys": draft, "DELETE /api/keys/:id": {}, "GET /api/keys": {} } },
  tables: {
    api_keys: {
      by: "the plan's keys, and 30 a day; a year after their end by the clock",
      listedAt: ["/api/keys"],
      opens: ["id", "user_id", "scope", "hash", "expires_at", "revoked_at"],
      rows: (org_id) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
          INSERT INTO api_keys (id, org_id, user_id, name, scope, hash, last4, revoked_at, created_at)
          SELECT 'key_' || i, ${org_id}, users.id, printf('%.*c', 80, 'x'), 'read', ${org_id} || i, 'abcd',
            '2027-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z' FROM n, (SELECT id FROM users WHERE org_id = ${org_id} LIMIT 1) users`,
      ],
    },
  },
  settle: (stranger, world) => made(world, stranger, "/api/keys", { json: draft }),
};

export const pages: RoomPages = { members: () => ["/settings/keys"] };
