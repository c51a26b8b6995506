import { sql } from "drizzle-orm";
import { bankColumns, bankLines } from "#db/schema/payments.ts";
import { sales } from "#db/schema/sales.ts";
import { canary, made, type RoomFixtures, type RouteFixture, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomKit } from "#tests/kit/room-kit.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const came = { direction: "in", on: "2026-01-01", cents: 500, contact_name: canary, notes: canary };

/** A route that a payment's id opens. */
const paymentRoute =
  (json?: unknown): RouteFixture =>
  async (stranger, world) => ({ ids: [await made(world, stranger, "/api/payments", { json: came })], json });

const at = "2027-01-01T00:00:00.000Z";
const up = (most: number) => sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`;

async function strangersLine(stranger: Resident, { db }: World): Promise<string> {
  const id = `bl_${stranger.org_id}`;
  const { org_id } = stranger;
  const file = { file_id: `bf_${org_id}`, file_name: canary, taken_at: at };
  const line = {
    id,
    org_id,
    ...file,
    on_day: "2026-01-01",
    cents: 100,
    currency: "EUR",
    text: canary,
    text_key: "x",
    nth: 0,
  };
  await db.insert(bankLines).values(line).onConflictDoNothing();
  return id;
}
async function strangersSale(stranger: Resident, { db }: World): Promise<string> {
  const id = `sale_${stranger.org_id}`;
  const { org_id } = stranger;
  const days = { begun_on: "2026-01-01", sold_on: "2026-01-01", created_at: at, updated_at: at };
  const sale = {
    id,
    org_id,
    number: "V-2026/9999",
    state: "sold",
    currency: "EUR",
    vat_regime: "none",
    ...days,
  } as const;
  await db.insert(sales).values(sale).onConflictDoNothing();
  return id;
}

export const room: RoomFixtures = {
  routes: {
    "GET /api/payments/:id": paymentRoute(),
    "PUT /api/payments/:id": paymentRoute({ notes: "mine now" }),
    "DELETE /api/payments/:id": paymentRoute(),
    "GET /api/payments/reminders/:id": async (stranger, world) => ({ ids: [await strangersSale(stranger, world)] }),
    "POST /api/payments/bank/lines/:id": async (stranger, world) => ({
      ids: [await strangersLine(stranger, world)],
      json: { state: "ignored" },
    }),
    "DELETE /api/payments/bank/files/:id": async (stranger, world) => {
      await strangersLine(stranger, world);
      return { ids: [`bf_${stranger.org_id}`] };
    },
  },
  bodies: {
    "POST /api/payments": () => ({ direction: "in", on: "2026-01-01", cents: 500, contact_name: "Rui" }),
    "POST /api/payments/today": () => ({ sale_id: "sale_1" }),
    "POST /api/payments/reminders": () => ({ sale_id: "sale_1" }),
    "POST /api/payments/bank/book": () => ({ lines: [{ line_id: "bl_1", sale_id: "sale_1" }] }),
  },
  rights: {
    managers: {
      "GET /api/payments": undefined,
      "GET /api/payments/due": undefined,
      "GET /api/payments/credits": undefined,
      "GET /api/payments/choices": undefined,
      "GET /api/payments/:id": undefined,
      "GET /api/payments/reminders/:id": undefined,
      "GET /api/payments/bank": undefined,
      "POST /api/payments": came,
      "POST /api/payments/today": { sale_id: "sale_1" },
      "POST /api/payments/reminders": { sale_id: "sale_1" },
      "POST /api/payments/bank": undefined,
      "POST /api/payments/bank/book": { lines: [{ line_id: "bl_1", sale_id: "sale_1" }] },
      "POST /api/payments/bank/lines/:id": { state: "ignored" },
      "DELETE /api/payments/bank/files/:id": undefined,
      "PUT /api/payments/:id": { notes: "Em mão" },
      "DELETE /api/payments/:id": undefined,
    },
  },
  async settle(stranger, world) {
    await made(world, stranger, "/api/payments", { json: came });
    await strangersLine(stranger, world);
    const { org_id } = stranger;
    const columns = { id: `bc_${org_id}`, org_id, headings: "data|valor", columns: "{}", used_at: at };
    await world.db.insert(bankColumns).values(columns).onConflictDoNothing();
  },
  measured: { hundred: { "/api/payments": "100 payments with notes of 2000 letters" } },
  tables: {
    payments: {
      most: 200_000,
      per: ["org_id"],
      listedAt: ["/api/payments"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, notes, created_at, updated_at)
          SELECT 'payment_' || i, ${org_id}, 'in', 'part', '2027-01-01', i, 'EUR', 'cash', replace(hex(zeroblob(2000)), '00', 'é'), ${at}, ${at} FROM n`,
      ],
    },
    bank_lines: {
      most: 500_000,
      per: ["org_id"],
      listedAt: ["/api/payments/bank"],
      opens: "nothing",
      rows: (org_id) => [
        sql`${up(1000)} INSERT INTO bank_lines (id, org_id, file_id, file_name, taken_at, on_day, cents, currency, text, text_key, nth)
          SELECT 'bl_' || i, ${org_id}, 'bf_' || i, replace(hex(zeroblob(200)), '00', 'é'), ${at}, '2027-01-01', i, 'EUR',
            replace(hex(zeroblob(500)), '00', 'é'), 'x', i FROM n`,
      ],
    },
    bank_columns: {
      most: 100,
      per: ["org_id"],
      listedAt: "nothing lists them: files of banks are read by them",
      opens: "nothing",
    },
  },
};

export const kit: RoomKit = { provedElsewhere: "a payment is for a sale, an expense or a contact: tests/payments" };

export const pages: RoomPages = {
  members: ({ made: { payment } }) => [
    "/payments",
    "/payments?edit=new",
    `/payments?edit=${payment}`,
    `/payments?delete=${payment}`,
    "/payments/bank",
  ],
  things: async (send) => ({
    payment: await send("payments", { direction: "in", on: "2026-01-01", cents: 1500, contact_name: "João Silva" }),
  }),
};
