import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, strangersBird } from "#tests/app/strangers.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const cage = { text: canary, unit_cents: 4000 };
const sold = { state: "sold", contact_name: canary, notes: canary, lines: [cage] };

/** A route that a sale's id opens. */
const saleRoute =
  (json?: unknown, draft: object = sold): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/sales", { json: draft })], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

export const room: RoomFixtures = {
  routes: {
    "GET /api/sales/:id": saleRoute(),
    "GET /api/sales/:id/receipt.pdf": saleRoute(),
    "PUT /api/sales/:id": saleRoute({ notes: "mine now" }),
    "DELETE /api/sales/:id": saleRoute(undefined, { lines: [cage] }),
    "POST /api/sales/:id/state": saleRoute({ state: "returned" }, { ...sold, state: "delivered" }),
  },
  bodies: { "POST /api/sales": ({ id }) => ({ lines: [{ bird_id: id, unit_cents: 3500 }] }) },
  rights: {
    managers: {
      "GET /api/sales": undefined,
      "GET /api/sales/choices": undefined,
      "GET /api/sales/lines.csv": undefined,
      "GET /api/sales/:id": undefined,
      "GET /api/sales/:id/receipt.pdf": undefined,
      "POST /api/sales": { lines: [{ text: "Gaiola", unit_cents: 4000 }] },
      "PUT /api/sales/:id": { notes: "Pago" },
      "DELETE /api/sales/:id": undefined,
      "POST /api/sales/:id/state": { state: "delivered" },
    },
  },
  async settle(stranger, world) {
    const bird_id = await strangersBird(stranger, world);
    const item = { name: canary, category: canary, unit: "piece" };
    const item_id = await made(world, stranger, "/api/stock", { json: item });
    const lines = [
      { bird_id, unit_cents: 3500 },
      { item_id, quantity: 1, unit_cents: 500 },
    ];
    await made(world, stranger, "/api/sales", { json: { ...sold, lines, due: [{ on: "2026-01-01", cents: 1000 }] } });
  },
  measured: {
    hundred: { "/api/sales": "100 sales with notes of 2000 letters" },
    apart: {
      "/api/sales/lines.csv": "20,000 lines at most: worker/sales/lines-file.ts",
      "/api/sales/:id/receipt.pdf": "200 lines at most: a sale's own",
    },
  },
  tables: {
    sales: {
      most: 100_000,
      per: ["org_id"],
      listedAt: ["/api/sales"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO sales (id, org_id, number, state, begun_on, currency, vat_regime, notes, created_at, updated_at)
          SELECT 'sale_' || i, ${org_id}, 'V-2027/' || i, 'delivered', '2027-01-01', 'EUR', 'none',
            replace(hex(zeroblob(2000)), '00', 'é'), ${at}, ${at} FROM n`,
      ],
    },
    sale_lines: {
      most: 200,
      per: ["org_id", "sale_id"],
      listedAt: ["/api/sales/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(200)} INSERT INTO sale_lines (id, org_id, sale_id, position, text, quantity_milli, unit_cents, vat_bp,
            total_cents, net_cents, vat_cents)
          SELECT 'sl_' || i, ${org_id}, 'sale_1', i, replace(hex(zeroblob(600)), '00', 'é'), 1000, 100, 0, 100, 100, 0 FROM n`,
      ],
    },
    sale_line_items: {
      by: "one for each line, by a unique index",
      listedAt: ["/api/sales/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO items (id, org_id, name, name_key, category, unit, created_at, updated_at)
          VALUES ('item_sold', ${org_id}, 'Mistura', 'mistura', 'seed', 'g', ${at}, ${at})`,
        sql`${up(200)} INSERT INTO sale_line_items (id, org_id, sale_line_id, item_id, quantity)
          SELECT 'sli_' || i, ${org_id}, 'sl_' || i, 'item_sold', 1000 FROM n`,
      ],
    },
    sale_dues: {
      most: 36,
      per: ["org_id", "sale_id"],
      listedAt: ["/api/sales/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(36)} INSERT INTO sale_dues (id, org_id, sale_id, on_day, cents)
          SELECT 'sd_' || i, ${org_id}, 'sale_1', date('2027-01-01', i || ' days'), 1 FROM n`,
      ],
    },
    series: { by: "one for each year of sales", listedAt: "nothing lists it: it only counts", opens: "nothing" },
  },
};

export const kit: RoomKit = { provedElsewhere: "a sale is made of lines and turns by its states: tests/sales" };

export const pages: RoomPages = {
  members: ({ made: { sale, draft } }) => [
    "/finance/sales",
    "/finance/sales/new",
    `/finance/sales/${sale}`,
    `/finance/sales/${sale}?edit`,
    `/finance/sales/${draft}?delete`,
  ],
  things: async (send) => ({
    sale: await send("sales", {
      state: "reserved",
      contact_name: "João Silva",
      lines: [{ text: "Gaiola de criação", unit_cents: 4000, discount_pct: 10 }],
      due: [{ on: "2026-01-01", cents: 1000 }],
      notes: "Vem buscar ao sábado.",
    }),
    draft: await send("sales", { lines: [{ text: "Mistura", quantity: 2.5, unit_cents: 320 }] }),
  }),
};
