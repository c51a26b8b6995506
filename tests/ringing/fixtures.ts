import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = {
  pattern: "FOP Z9 {yy} {nnn}",
  federation: canary,
  year: 2027,
  size_mm: 2.9,
  first: 1,
  last: 60,
  notes: canary,
};
const mark = { number: 6, state: "lost", why: canary };

// No two have rings in common.
const series = (stranger: Resident, world: World) =>
  made(world, stranger, "/api/ring-series", {
    json: { ...draft, pattern: `${canary} ${crypto.randomUUID()} {nnn}` },
  });

/** A route that a series' id opens. */
const seriesRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await series(stranger, world)], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

export const room: RoomFixtures = {
  routes: {
    "GET /api/ring-series/:id": seriesRoute(),
    "PUT /api/ring-series/:id": seriesRoute({ notes: "mine now" }),
    "DELETE /api/ring-series/:id": seriesRoute(),
    "POST /api/ring-series/:id/marks": seriesRoute({ number: 6, state: "lost" }),
    "DELETE /api/ring-series/:id/marks/:number": async (stranger, world) => {
      const id = await series(stranger, world);
      await world.ask(`/api/ring-series/${id}/marks`, { as: stranger, json: mark });
      return { ids: [id, "6"] };
    },
  },
  bodies: {
    "POST /api/ring-series": () => ({ pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 60 }),
  },
  async settle(stranger, world) {
    const id = await series(stranger, world);
    await world.ask(`/api/ring-series/${id}/marks`, { as: stranger, json: mark });
  },
  rights: {
    keepers: [
      ...["POST /api/ring-series", "PUT /api/ring-series/:id", "DELETE /api/ring-series/:id"],
      ...["POST /api/ring-series/:id/marks", "DELETE /api/ring-series/:id/marks/:number"],
    ],
  },
  tables: {
    ring_series: {
      most: 1000,
      per: ["org_id"],
      listedAt: ["/api/ring-series", "/api/ring-series/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO ring_series (id, org_id, pattern, year, size_mm, first_number, last_number, head_key,
            tail_key, notes, created_at, updated_at)
          SELECT 'ring_series_' || i, ${org_id}, 'S' || i || ' {nnnn}', 2027, 2.9, 0, 9999, 's' || i || ' ', '',
            ${long(2000)}, ${at}, ${at} FROM n`,
      ],
    },
    ring_marks: {
      most: 10_000,
      per: ["org_id", "ring_series_id"],
      listedAt: ["/api/ring-series/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(10_000)} INSERT INTO ring_marks (id, org_id, ring_series_id, number, state, on_day, why, created_at)
          SELECT 'rm_' || i, ${org_id}, 'ring_series_1', i - 1, 'lost', '2027-01-01', ${long(200)}, ${at} FROM n`,
      ],
    },
  },
};

export const kit: RoomKit = { provedElsewhere: "series keep their keys beside their rows: tests/ringing" };

export const pages: RoomPages = {
  viewersSee: ["/stock/rings/:seriesId"],
  members: ({ made }) => [
    ...["/stock/rings", "/stock/rings?edit=new", `/stock/rings/${made.ring_series}`],
    ...[`/stock/rings/${made.ring_series}?mark=7`, `/stock/rings?edit=${made.ring_series}`],
    `/stock/rings?delete=${made.ring_series}`,
  ],
  things: async (send) => ({
    ring_series: await send("ring-series", {
      pattern: "AOB 12 {yy} {nnn}",
      year: 2027,
      size_mm: 2.9,
      first: 1,
      last: 60,
    }),
  }),
};
