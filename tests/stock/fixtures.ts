import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, strangersBird, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = { name: canary, category: canary, unit: "g", pack_size: 25_000, notes: canary, code: canary };
const bag = { kind: "purchase", packs: 1, cents: 3190, batch: canary, expires_on: "2099-06-30", why: canary };

const item = (stranger: Resident, world: World) => made(world, stranger, "/api/stock", { json: draft });

/** A route that an item's id opens. */
const itemRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await item(stranger, world)], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

export const room: RoomFixtures = {
  routes: {
    "GET /api/stock/:id": itemRoute(),
    "PUT /api/stock/:id": itemRoute({ notes: "mine now" }),
    "DELETE /api/stock/:id": itemRoute(),
    "POST /api/stock/:id/moves": itemRoute({ kind: "purchase", packs: 1 }),
    "POST /api/stock/:id/count": itemRoute({ quantity: 5 }),
  },
  bodies: {
    "POST /api/stock": () => ({ name: "Mistura", category: "seed", unit: "g" }),
    "POST /api/stock/count": () => ({ items: [{ id: "item_none", quantity: 1 }] }),
  },
  async settle(stranger, world) {
    const id = await item(stranger, world);
    await world.ask(`/api/stock/${id}/moves`, { as: stranger, json: bag });
    await world.ask(`/api/stock/${id}/count`, { as: stranger, json: { quantity: 24_000, why: canary } });
    const [lot] = await world.db.all<{ id: string }>(sql`SELECT id FROM lots WHERE item_id = ${id}`);
    const first_on = new Date().toISOString().slice(0, 10);
    const plan = { medicine: canary, first_on, days: 1, lot_id: lot?.id, quantity: 5 };
    const bird_ids = [await strangersBird(stranger, world)];
    const course = await made(world, stranger, "/api/courses", { json: { ...plan, bird_ids } });
    await world.ask(`/api/courses/${course}/doses`, { as: stranger, json: { on: first_on, state: "given" } });
  },
  rights: {
    viewers: ["GET /api/stock", "GET /api/stock/choices", "GET /api/stock/:id"],
    keepers: [
      ...["POST /api/stock", "PUT /api/stock/:id", "DELETE /api/stock/:id"],
      ...["POST /api/stock/:id/moves", "POST /api/stock/:id/count", "POST /api/stock/count"],
    ],
  },
  tables: {
    items: {
      most: 5000,
      per: ["org_id"],
      listedAt: ["/api/stock", "/api/stock/:id", "/api/stock/choices", "/api/sales/choices"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO items (id, org_id, name, name_key, category, unit, notes, created_at, updated_at)
          SELECT 'item_' || i, ${org_id}, ${long(120)}, i, ${long(60)}, 'g', ${long(2000)}, ${at}, ${at} FROM n`,
      ],
    },
    lots: {
      most: 100_000,
      per: ["org_id"],
      listedAt: ["/api/stock/:id", "/api/courses/:id", "/api/health-events/choices"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO lots (id, org_id, item_id, batch, on_day, quantity, created_at)
          SELECT 'lot_' || i, ${org_id}, 'item_1', ${long(60)}, '2027-01-01', 1000, ${at} FROM n`,
      ],
    },
    counts: {
      most: 200_000,
      per: ["org_id"],
      listedAt: [],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO counts (id, org_id, item_id, on_day, counted, expected, created_at)
          SELECT 'cnt_' || i, ${org_id}, 'item_1', '2027-01-01', 1, 1, ${at} FROM n`,
      ],
    },
    stock_moves: {
      most: 1_000_000,
      per: ["org_id"],
      listedAt: ["/api/stock/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, why, created_at)
          SELECT 'sm_' || i, ${org_id}, 'item_1', 'lot_' || i, 'purchase', 1000, '2027-01-01', ${long(200)}, ${at} FROM n`,
      ],
    },
    course_lots: {
      by: "one for each course, by a unique index",
      listedAt: ["/api/courses/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO course_lots (id, org_id, course_id, lot_id, quantity)
          SELECT 'cl_' || i, ${org_id}, 'course_' || i, 'lot_' || i, 5 FROM n`,
      ],
    },
  },
};

export const kit: RoomKit = { provedElsewhere: "an item is written with its moves: tests/stock" };

export const pages: RoomPages = {
  viewersSee: ["/stock"],
  members: ({ made }) => [
    ...["/stock", "/stock?edit=new", "/stock?move=purchase", "/stock?count=all"],
    ...[`/stock/${made.item}`, `/stock?edit=${made.item}`, `/stock?delete=${made.item}`],
    ...[`/stock?move=purchase&item=${made.item}`, `/stock?move=use&item=${made.item}`],
  ],
  things: async (send) => {
    const id = await send("stock", {
      name: "Mistura",
      category: "seed",
      unit: "g",
      pack_size: 25_000,
      minimum: 30_000,
    });
    await send(`stock/${id}/moves`, { kind: "purchase", packs: 1, cents: 3190 });
    return { item: id };
  },
};
