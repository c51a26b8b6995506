import { sql } from "drizzle-orm";
import { canary, type RoomFixtures, type World } from "#tests/app/strangers.ts";
import type { Resident } from "#tests/app/world.ts";
import type { RoomPages } from "#tests/kit/room-pages.ts";

const at = "2026-01-01T00:00:00.000Z";
const party = JSON.stringify({ name: canary, tax_id: null, address: null });

/** What a stranger pays: a subscription with a checkout, a payment and an event. */
async function pays({ org_id }: Resident, { db }: World): Promise<string> {
  const id = `chg_${org_id}`;
  await db.run(sql`INSERT INTO subscriptions (id, org_id, state, plan, period, provider, customer, provider_subscription,
      card_brand, card_last4, card_expires, period_start, period_end, anchor_day, checkout_id, told_at, created_at, updated_at)
    VALUES (${`sub_${org_id}`}, ${org_id}, 'active', 'professional', 'monthly', 'test', ${canary}, ${`sub_${org_id}`},
      ${canary}, '4242', '2039-12', '2026-01-01', '9999-01-01', 1, ${`co_${org_id}`}, ${at}, ${at}, ${at})
    ON CONFLICT DO NOTHING`);
  await db.run(sql`INSERT INTO charges (id, org_id, state, number, plan, period, period_start, period_end, gross_cents,
      net_cents, vat_cents, vat_rate, seller, buyer, provider, event_id, paid_at, created_at)
    VALUES (${id}, ${org_id}, 'paid', 900001, 'professional', 'monthly', '2026-01-01', '2026-02-01', 2000, 1626, 374, 2300,
      ${party}, ${party}, 'test', ${canary}, ${at}, ${at})
    ON CONFLICT DO NOTHING`);
  await db.run(sql`INSERT INTO provider_events (id, org_id, kind, at, body, received_at)
    VALUES (${canary}, ${org_id}, 'paid', ${at}, ${canary}, ${at}) ON CONFLICT DO NOTHING`);
  return id;
}

const many = sql`WITH RECURSIVE n(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 200) SELECT value FROM n`;

const owners = {
  "GET /api/billing": undefined,
  "POST /api/billing/checkout": { plan: "professional", period: "monthly" },
  "GET /api/billing/change": undefined,
  "POST /api/billing/change": { period: "yearly" },
  "POST /api/billing/cancel": { refund: false },
  "POST /api/billing/resume": undefined,
  "POST /api/billing/card": undefined,
  "POST /api/billing/test/pay": { checkout: "co_none", card: "4242" },
  "POST /api/billing/test/card": { card: "4242" },
  "POST /api/billing/test/advance": { days: 1 },
  "GET /api/billing/test/events": undefined,
  "GET /api/billing/documents/:id/file": undefined,
};

export const room: RoomFixtures = {
  routes: {
    "GET /api/billing/documents/:id/file": async (stranger, world) => ({ ids: [await pays(stranger, world)] }),
  },
  provedElsewhere: {
    "POST /api/billing-events/:provider": "events.api.test.ts: nothing opens it but a signature over the raw body",
    "GET /api/billing/change":
      "changes.api.test.ts: it tells of the asker's own subscription, or refuses where there is none",
  },
  questions: { "/api/billing/change": "?period=yearly" },
  bodies: Object.fromEntries(Object.entries(owners).flatMap(([route, body]) => (body ? [[route, () => body]] : []))),
  rights: { owners },
  measured: {
    apart: { "/api/billing/change": "three figures, of whoever pays", "/api/billing/documents/:id/file": "one sheet" },
  },
  settle: pays,
  tables: {
    subscriptions: {
      by: "one of an organisation",
      listedAt: ["/api/billing"],
      opens: ["state", "plan"],
      rows: (org_id) => [
        sql`INSERT INTO subscriptions (id, org_id, state, plan, period, provider, created_at, updated_at)
          SELECT 'sub_' || ${org_id}, ${org_id}, 'ended', 'professional', 'monthly', 'test', ${at}, ${at}`,
      ],
    },
    charges: {
      by: "the payments of an organisation: one a period and four tries of one that fails; the newest 60 are listed",
      listedAt: ["/api/billing"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO charges (id, org_id, state, number, plan, period, period_start, period_end, gross_cents, net_cents,
            vat_cents, vat_rate, seller, buyer, provider, event_id, paid_at, created_at)
          SELECT 'chg_' || ${org_id} || value, ${org_id}, 'paid', value, 'professional', 'monthly', '2026-01-01', '2026-02-01',
            2000, 1626, 374, 2300, ${party}, ${party}, 'test', 'test:' || value, ${at}, ${at} FROM (${many})`,
      ],
    },
    provider_events: {
      by: "what the provider signs; worker/subscriptions/clock.ts deletes it after 90 days",
      listedAt: ["/api/billing/test/events"],
      opens: "nothing",
      rows: (org_id) => [
        sql`INSERT INTO provider_events (id, org_id, kind, at, body, received_at)
          SELECT 'test:' || value, ${org_id}, 'paid', ${at}, printf('%.500c', 'N'), ${at} FROM (${many})`,
      ],
    },
    receipt_numbers: {
      by: "one for each payment of the house",
      listedAt: "kept by the house for itself, and says nothing of whose a payment is",
    },
  },
};

export const pages: RoomPages = { members: () => ["/billing"], viewersSee: ["/billing"] };
