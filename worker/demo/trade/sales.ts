import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey } from "#db/ids.ts";
import type { Language } from "#db/vocabulary.ts";
import type { SaleState } from "#db/words/trade.ts";
import type { Ring } from "#worker/demo/flock/flock.ts";
import type { DemoKeeper } from "#worker/demo/flock/keeper.ts";
import { dayBegun } from "#worker/demo/flock/keeper.ts";
import type { Standing } from "#worker/demo/flock/stored-flock.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { sumOf, sumsOf } from "#worker/sales/amounts.ts";

type Line = { ring?: Ring; text?: Record<Language, string>; quantity?: number; cents: number; pct?: number };
type DemoSale = {
  buyer: string;
  state: SaleState;
  days: number;
  delivered?: number;
  cancelled?: number;
  deposit?: number;
  lines: Line[];
};

/** A month of trade: days before today. The birds are those that the book calls reserved. */
const demoSales: readonly DemoSale[] = [
  {
    buyer: "Tomé Valente",
    state: "delivered",
    days: 24,
    delivered: 24,
    lines: [{ text: { pt: "Gaiola de criação, 60 cm", en: "Breeding cage, 60 cm" }, cents: 4000 }],
  },
  {
    buyer: "Tomé Valente",
    state: "cancelled",
    days: 16,
    cancelled: 14,
    deposit: 1000,
    lines: [{ text: { pt: "Transportadora de 6 divisões", en: "Carrier with 6 compartments" }, cents: 3200 }],
  },
  {
    buyer: "Graça Pimenta",
    state: "delivered",
    days: 12,
    delivered: 9,
    lines: [
      { text: { pt: "Mistura para canários, kg", en: "Canary mix, kg" }, quantity: 5, cents: 320 },
      { text: { pt: "Ninhos de corda", en: "Rope nests" }, quantity: 4, cents: 250, pct: 10 },
    ],
  },
  { buyer: "Aníbal Serra", state: "reserved", days: 4, deposit: 1000, lines: [{ ring: "FOP R481 34", cents: 3500 }] },
  { buyer: "Graça Pimenta", state: "sold", days: 2, lines: [{ ring: "FOP R481 62", cents: 4500 }] },
];

/** The statements that write the month as it is on the keeper's day, or move it there, under the same ids every day. */
export async function tradeStatements(db: Database, keeper: DemoKeeper, standing: Standing) {
  const { org_id } = keeper;
  const year = Number(plusDays(keeper.today, -24).slice(0, 4));
  const written = await Promise.all(demoSales.map((_, at) => rowsOf(keeper, standing, at, year)));
  const sales = JSON.stringify(written.map(({ sale }) => sale));
  const lines = JSON.stringify(written.flatMap((it) => it.lines));
  const instalments = JSON.stringify(written.flatMap((it) => it.instalments));
  return [
    db.run(sql`
      INSERT INTO sales (id, org_id, number, state, contact_id, buyer, begun_on, reserved_on, sold_on, delivered_on,
        cancelled_on, currency, vat_regime, total_cents, net_cents, vat_cents, created_at, updated_at)
      SELECT value->>'id', ${org_id}, value->>'number', value->>'state',
        (SELECT contacts.id FROM contacts WHERE contacts.org_id = ${org_id} AND contacts.name = value->>'buyer'),
        json_object('name', value->>'buyer'), value->>'begun_on', value->>'reserved_on', value->>'sold_on',
        value->>'delivered_on', value->>'cancelled_on', 'EUR', 'none', value->>'total_cents', value->>'net_cents', value->>'vat_cents',
        value->>'at', value->>'at'
      FROM json_each(${sales}) WHERE 1
      ON CONFLICT (id) DO UPDATE SET number = excluded.number, begun_on = excluded.begun_on,
        reserved_on = excluded.reserved_on, sold_on = excluded.sold_on, delivered_on = excluded.delivered_on,
        cancelled_on = excluded.cancelled_on`),
    db.run(sql`
      INSERT INTO sale_lines (id, org_id, sale_id, position, bird_id, text, quantity_milli, unit_cents, discount_bp, vat_bp,
        total_cents, net_cents, vat_cents, is_living, status_before_id)
      SELECT value->>'id', ${org_id}, value->>'sale_id', value->>'position', value->>'bird_id', value->>'text',
        value->>'quantity_milli', value->>'unit_cents', value->>'discount_bp', 0, value->>'total_cents',
        value->>'net_cents', value->>'vat_cents', value->>'is_living', value->>'status_before_id'
      FROM json_each(${lines}) WHERE 1 ON CONFLICT DO NOTHING`),
    db.run(sql`
      INSERT INTO sale_dues (id, org_id, sale_id, on_day, cents)
      SELECT value->>'id', ${org_id}, value->>'sale_id', value->>'on_day', value->>'cents'
      FROM json_each(${instalments}) WHERE 1 ON CONFLICT (id) DO UPDATE SET on_day = excluded.on_day`),
    db.run(sql`
      INSERT INTO series (id, org_id, key, year, last)
      VALUES (${await idForKey("series", org_id, String(year))}, ${org_id}, 'sale', ${year}, ${demoSales.length})
      ON CONFLICT DO NOTHING`),
  ] as const;
}

async function rowsOf({ org_id, language, today }: DemoKeeper, standing: Standing, at: number, year: number) {
  const { buyer, state, days, delivered, cancelled, deposit, lines } = demoSales[at] as DemoSale;
  const id = await idForKey("sale", org_id, `${at}`);
  const begun_on = plusDays(today, -days);
  const isLiving = state === "reserved" || state === "sold";
  const written = await Promise.all(
    lines.map(async ({ ring, text, quantity = 1, cents, pct = 0 }, position) => {
      const price = {
        quantity_milli: quantity * 1000,
        unit_cents: cents,
        discount_bp: pct * 100,
        discount_cents: 0,
        vat_bp: 0,
      };
      const bird = ring && standing.birds.get(ring);
      return {
        id: await idForKey("sale_line", org_id, `${at} ${position}`),
        sale_id: id,
        position,
        bird_id: bird ? bird.id : null,
        text: text?.[language] ?? (bird ? bird.identifier : ""),
        is_living: Number(isLiving),
        status_before_id: bird ? (standing.statuses.get("for_sale") ?? null) : null,
        ...price,
        ...sumsOf(price),
      };
    }),
  );
  return {
    sale: {
      id,
      number: `V-${year}/000${at + 1}`,
      state,
      buyer,
      begun_on,
      at: dayBegun(begun_on),
      ...sumOf(written),
      reserved_on: state === "reserved" || state === "cancelled" ? begun_on : null,
      sold_on: state === "sold" ? begun_on : null,
      delivered_on: delivered === undefined ? null : plusDays(today, -delivered),
      cancelled_on: cancelled === undefined ? null : plusDays(today, -cancelled),
    },
    lines: written,
    instalments: deposit
      ? [{ id: await idForKey("sale_due", org_id, `${at}`), sale_id: id, on_day: begun_on, cents: deposit }]
      : [],
  };
}
