import { sql } from "drizzle-orm";
import type { RoomFixtures } from "#tests/app/strangers.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";
import { pairRoute } from "#tests/pairs/fixtures.ts";

const noId = "a month is a day of the calendar: tests/finance/finance.api.test.ts";

export const room: RoomFixtures = {
  routes: { "GET /api/finance/pairs/:id": pairRoute() },
  bodies: {
    "POST /api/finance/months/:month/lock": () => ({}),
    "POST /api/finance/months/:month/unlock": () => ({ reason: "x" }),
  },
  provedElsewhere: { "POST /api/finance/months/:month/lock": noId, "POST /api/finance/months/:month/unlock": noId },
  rights: {
    managers: {
      "GET /api/finance": undefined,
      "GET /api/finance/file.csv": undefined,
      "GET /api/finance/file.xlsx": undefined,
      "GET /api/finance/pairs/:id": undefined,
      "POST /api/finance/months/:month/lock": {},
    },
    owners: { "POST /api/finance/months/:month/unlock": { reason: "x" } },
  } as RoomFixtures["rights"],
  async settle(stranger, { db }) {
    await db.run(sql`INSERT INTO month_locks (id, org_id, month, locked_at)
      VALUES (${`ml_${stranger.org_id}`}, ${stranger.org_id}, '1999-01', '2027-01-01T00:00:00.000Z')`);
  },
  measured: { apart: { "/api/finance/file.csv": "a file", "/api/finance/file.xlsx": "a file" } },
  tables: {
    month_locks: {
      by: "a month from 1850 until today is locked once: at most some 1,600",
      listedAt: ["/api/finance"],
      opens: "nothing",
      rows: (org_id) => [
        sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1199)
          INSERT INTO month_locks (id, org_id, month, locked_at)
          SELECT 'ml_' || i, ${org_id}, printf('%04d-%02d', 1850 + i / 12, i % 12 + 1), '2027-01-01T00:00:00.000Z' FROM n`,
      ],
    },
  },
};

export const pages: RoomPages = {
  members: ({ pair }) => [
    ...["/finance", "/finance?by=pair", "/finance?by=result"],
    pair.replace("/birds/pairs", "/finance/pairs"),
  ],
  notVisited: { "/finance/views": "takes a form and shows nothing" },
};
