import { sql } from "drizzle-orm";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const draft = { category: canary, notes: canary, lines: [{ text: canary, cents: 6380, vat_pct: 23 }] };
const rent = { category: canary, text: canary, cents: 3000, every: { unit: "month", n: 1 } };

const expense = (stranger: Resident, world: World) => made(world, stranger, "/api/expenses", { json: draft });

/** A route that an expense's id opens. */
const expenseRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await expense(stranger, world)], json });

/** A route that the id of a recurring one opens. */
const recurringRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/expenses/recurring", { json: rent })], json });

const receipt = () => {
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "a.pdf"));
  return form;
};

/** A route that the id of an expense with a receipt opens. */
const receiptRoute =
  (brings = false): RouteFixture =>
  async (stranger, world) => {
    const id = await expense(stranger, world);
    await world.ask(`/api/expenses/${id}/receipt`, { as: stranger, method: "PUT", form: receipt() });
    return { ids: [id], ...(brings && { form: receipt() }) };
  };

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;
const long = (letters: number) => sql.raw(`replace(hex(zeroblob(${letters})), '00', 'é')`);

export const room: RoomFixtures = {
  routes: {
    "GET /api/expenses/:id": expenseRoute(),
    "PUT /api/expenses/:id": expenseRoute({ notes: "mine now" }),
    "DELETE /api/expenses/:id": expenseRoute(),
    "POST /api/expenses/:id/confirm": expenseRoute({}),
    "GET /api/expenses/:id/receipt": receiptRoute(),
    "PUT /api/expenses/:id/receipt": receiptRoute(true),
    "DELETE /api/expenses/:id/receipt": receiptRoute(),
    "GET /api/expenses/recurring/:id": recurringRoute(),
    "PUT /api/expenses/recurring/:id": recurringRoute({ text: "mine now" }),
    "DELETE /api/expenses/recurring/:id": recurringRoute(),
  },
  bodies: {
    "POST /api/expenses": () => ({ category: "feed", lines: [{ cents: 100 }] }),
    "POST /api/expenses/recurring": () => ({ category: "energy", cents: 100, every: { unit: "month", n: 1 } }),
    "POST /api/expenses/bought-birds": () => ({}),
  },
  async settle(stranger, world) {
    const species = await world.db.all<{ id: string }>(
      sql`SELECT id FROM species WHERE org_id = ${stranger.org_id} LIMIT 1`,
    );
    const shares = species.map(({ id }) => ({ species_id: id }));
    await made(world, stranger, "/api/expenses", { json: { ...draft, shares } });
    await made(world, stranger, "/api/expenses/recurring", { json: rent });
  },
  rights: {
    managers: {
      "GET /api/expenses": undefined,
      "GET /api/expenses/choices": undefined,
      "GET /api/expenses/:id": undefined,
      "GET /api/expenses/:id/receipt": undefined,
      "GET /api/expenses/recurring": undefined,
      "GET /api/expenses/recurring/:id": undefined,
      "POST /api/expenses": { category: "feed", lines: [{ cents: 100 }] },
      "PUT /api/expenses/:id": { notes: "x" },
      "DELETE /api/expenses/:id": undefined,
      "POST /api/expenses/:id/confirm": {},
      "PUT /api/expenses/:id/receipt": undefined,
      "DELETE /api/expenses/:id/receipt": undefined,
      "POST /api/expenses/bought-birds": {},
      "POST /api/expenses/recurring": { category: "energy", cents: 100, every: { unit: "month", n: 1 } },
      "PUT /api/expenses/recurring/:id": { cents: 200 },
      "DELETE /api/expenses/recurring/:id": undefined,
    },
  },
  measured: { apart: { "/api/expenses/:id/receipt": "a file" } },
  tables: {
    expenses: {
      most: 100_000,
      per: ["org_id"],
      listedAt: ["/api/expenses", "/api/expenses/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents,
            is_expected, notes, created_at, updated_at)
          SELECT 'expense_' || i, ${org_id}, ${long(60)}, strftime('%Y-01-01'), 'EUR', 100, 100, 0, i % 5 = 0,
            ${long(2000)}, ${at}, ${at} FROM n`,
      ],
    },
    expense_lines: {
      most: 100,
      per: ["org_id", "expense_id"],
      listedAt: ["/api/expenses/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(100)} INSERT INTO expense_lines (id, org_id, expense_id, position, text, cents, vat_bp, net_cents, vat_cents)
          SELECT 'el_' || i, ${org_id}, 'expense_1', i, ${long(200)}, 1, 0, 1, 0 FROM n`,
      ],
    },
    expense_shares: {
      most: 100,
      per: ["org_id", "expense_id"],
      listedAt: ["/api/expenses/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(100)} INSERT INTO expense_shares (id, org_id, expense_id, position, text, cents)
          SELECT 'es_' || i, ${org_id}, 'expense_1', i, ${long(200)}, 1 FROM n`,
      ],
    },
    recurring_expenses: {
      most: 500,
      per: ["org_id"],
      listedAt: ["/api/expenses/recurring", "/api/expenses/recurring/:id"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(500)} INSERT INTO recurring_expenses (id, org_id, category, text, cents, every_unit, first_on, next_on,
            created_at, updated_at)
          SELECT 'recurring_' || i, ${org_id}, ${long(60)}, ${long(200)}, 1, 'month', '2027-01-01', '9999-01-01', ${at}, ${at}
          FROM n`,
      ],
    },
  },
};

export const kit: RoomKit = { provedElsewhere: "an expense is written with its lines and parts: tests/expenses" };

export const pages: RoomPages = {
  members: ({ made }) => [
    ...["/expenses", "/expenses?edit=new", "/expenses?show=recurring", "/expenses?edit=recurring"],
    ...[`/expenses/${made.expense}`, `/expenses?edit=${made.expense}`, `/expenses?delete=${made.expense}`],
    ...[`/expenses?edit=${made.recurring}`, `/expenses?delete=${made.recurring}`],
  ],
  things: async (send) => ({
    expense: await send("expenses", {
      category: "feed",
      lines: [
        { text: "Mistura", cents: 6380, vat_pct: 23 },
        { text: "Papa de ovo", cents: 1850 },
      ],
    }),
    recurring: await send("expenses/recurring", { category: "energy", cents: 3000, every: { unit: "month", n: 1 } }),
  }),
};
