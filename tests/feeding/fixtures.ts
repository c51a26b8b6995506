import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

const on = "2026-01-01";

/** A round of the stranger's with an item of theirs. */
async function feedRound(stranger: Resident, world: World) {
  const item_id = await made(world, stranger, "/api/stock", { json: { name: canary, category: canary, unit: "g" } });
  const json = { name: canary, first_on: on, lines: [{ item_id, quantity: 5 }] };
  return made(world, stranger, "/api/feed-rounds", { json });
}

/** A route that a round's id opens. */
const roundRoute =
  (json?: unknown, isBooked = false): RouteFixture =>
  async (stranger, world) => {
    const id = await feedRound(stranger, world);
    if (isBooked) await world.ask(`/api/feed-rounds/${id}/book`, { as: stranger, json: { on } });
    return { ids: [id], json };
  };

/** What the room of the stock is tried by for its feed rounds. */
export const room = {
  routes: {
    "GET /api/feed-rounds/:id": roundRoute(),
    "PUT /api/feed-rounds/:id": roundRoute({ name: "mine now" }),
    "DELETE /api/feed-rounds/:id": roundRoute(),
    "POST /api/feed-rounds/:id/book": roundRoute({ on }),
    "POST /api/feed-rounds/:id/undo": roundRoute({ on }, true),
  },
  bodies: { "POST /api/feed-rounds": () => ({ name: "Manhã", lines: [{ item_id: "item_x", quantity: 5 }] }) },
  async settle(stranger, world) {
    const id = await feedRound(stranger, world);
    await world.ask(`/api/feed-rounds/${id}/book`, { as: stranger, json: { on } });
    const [target] = await world.db.all<{ line: string; species: string }>(sql`
      SELECT feed_lines.id AS line, species.id AS species FROM feed_lines, species
      WHERE feed_lines.org_id = ${stranger.org_id} AND species.org_id = ${stranger.org_id} LIMIT 1`);
    if (target)
      await world.db.run(sql`INSERT INTO feed_targets (id, org_id, feed_line_id, species_id)
        VALUES (${`ft_${stranger.org_id}`}, ${stranger.org_id}, ${target.line}, ${target.species})`);
  },
  rights: {
    keepers: [
      "POST /api/feed-rounds",
      "PUT /api/feed-rounds/:id",
      "DELETE /api/feed-rounds/:id",
      "POST /api/feed-rounds/:id/book",
      "POST /api/feed-rounds/:id/undo",
    ],
  },
  tables: {
    feed_rounds: {
      most: 200,
      per: ["org_id"],
      listedAt: ["/api/feed-rounds", "/api/feed-rounds/:id", "/api/agenda", "/api/dashboard", "/api/round"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO items (id, org_id, name, name_key, category, unit, created_at, updated_at)
          VALUES ('item_fed', ${org_id}, ${long(120)}, 'x', 'seed', 'g', ${at}, ${at})`,
        sql`${up(199)} INSERT INTO feed_rounds (id, org_id, name, first_on, created_at, updated_at)
          SELECT 'feed_round_' || i, ${org_id}, ${long(100)}, '2027-01-01', ${at}, ${at} FROM n`,
      ],
    },
    feed_lines: {
      most: 60,
      per: ["org_id", "feed_round_id"],
      listedAt: ["/api/feed-rounds", "/api/feed-rounds/:id", "/api/round"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(60)} INSERT INTO feed_lines (id, org_id, feed_round_id, position, item_id, quantity, is_per_bird)
          SELECT feed_rounds.id || '_' || i, ${org_id}, feed_rounds.id, i, 'item_fed', 5, 1 FROM feed_rounds, n
          WHERE feed_rounds.org_id = ${org_id}`,
      ],
    },
    feed_targets: {
      most: 100,
      per: ["org_id", "feed_line_id"],
      listedAt: ["/api/feed-rounds", "/api/feed-rounds/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO feed_targets (id, org_id, feed_line_id, species_id)
          SELECT 'ft_' || species.id, ${org_id}, 'feed_round_1_1', species.id FROM species
          WHERE species.org_id = ${org_id} LIMIT 100`,
      ],
    },
    feed_bookings: {
      most: 100_000,
      per: ["org_id"],
      listedAt: ["/api/feed-rounds", "/api/feed-rounds/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO feed_bookings (id, org_id, feed_round_id, on_day, created_at)
          SELECT 'fb_' || i, ${org_id}, 'feed_round_1', date('2027-04-03', '-' || i || ' days'), ${at} FROM n`,
      ],
    },
  },
} satisfies RoomFixtures;

export const kit: RoomKit = { provedElsewhere: "a feed round is written with its lines: tests/feeding" };

export const pages: RoomPages = {
  viewersSee: ["/stock/feeding"],
  members: ({ made }) => [
    ...["/stock/feeding", "/stock/feeding?edit=new"],
    ...[`/stock/feeding?edit=${made.feed_round}`, `/stock/feeding?delete=${made.feed_round}`],
  ],
  async things(send) {
    const item_id = await send("stock", { name: "Papa de ovo", category: "egg_food", unit: "g" });
    const lines = [{ item_id, per_bird: 5 }];
    return { feed_round: await send("feed-rounds", { name: "Papa da tarde", lines }) };
  },
};
