import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";

const at = "2027-03-01T08:00:00.000Z";
type Pairs = readonly string[];

/** The trade of March 2027, written by SQL: three sales, five expenses and what was paid, under `exempt_53`. */
export async function playMarch(db: Database, org_id: string, pairs: Pairs) {
  const run = (statement: ReturnType<typeof sql>) => db.run(statement);
  await run(sql`UPDATE organizations SET vat_regime = 'exempt_53' WHERE id = ${org_id}`);
  const expenses = [
    ["e1", "feed", "2027-03-01", 6380],
    ["e2", "feed", "2027-03-04", 1850],
    ["e3", "rings", "2027-03-08", 1920],
    ["e4", "medicine", "2027-03-12", 4500],
    ["e5", "energy", "2027-03-31", 3875],
  ] as const;
  for (const [id, category, on_day, cents] of expenses) {
    await run(sql`INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${category}, ${on_day}, 'EUR', ${cents}, ${cents}, 0, ${at}, ${at})`);
    await run(sql`INSERT INTO expense_lines (id, org_id, expense_id, position, cents, vat_bp, net_cents, vat_cents)
      VALUES (${`${id}_l`}, ${org_id}, ${id}, 0, ${cents}, 0, ${cents}, 0)`);
    await pay({ id: `${id}_p`, direction: "out", kind: "part", on_day, cents, expense_id: id });
  }
  for (const [position, cents] of [1292, 1292, 1291].entries())
    await run(sql`INSERT INTO expense_shares (id, org_id, expense_id, position, pair_id, cents)
      VALUES (${`s${position}`}, ${org_id}, 'e5', ${position}, ${pairs[position] ?? null}, ${cents})`);
  await sell("s1", "V-2027/0001", "delivered", "2027-03-10", [3500, 2250]);
  await sell("s2", "V-2027/0002", "delivered", "2027-03-15", [9000]);
  await sell("s3", "V-2027/0003", "cancelled", null, [4000]);
  await run(
    sql`INSERT INTO sale_dues (id, org_id, sale_id, on_day, cents) VALUES ('d2', ${org_id}, 's2', '2027-04-15', 4500)`,
  );
  const came = [
    ["p1", "deposit", "2027-03-03", 2000, "s1"],
    ["p2", "part", "2027-03-10", 3750, "s1"],
    ["p3", "part", "2027-03-15", 4500, "s2"],
    ["p4", "deposit", "2027-03-05", 1000, "s3"],
  ] as const;
  for (const [id, kind, on_day, cents, sale_id] of came)
    await pay({ id, direction: "in", kind, on_day, cents, sale_id });
  await pay({ id: "p5", direction: "out", kind: "refund", on_day: "2027-03-09", cents: 1000, sale_id: "s3" });

  async function sell(id: string, number: string, state: string, delivered: string | null, lines: number[]) {
    const total = lines.reduce((sum, cents) => sum + cents, 0);
    await run(sql`INSERT INTO sales (id, org_id, number, state, begun_on, delivered_on, currency, vat_regime, total_cents, net_cents, vat_cents, created_at, updated_at)
      VALUES (${id}, ${org_id}, ${number}, ${state}, '2027-03-03', ${delivered}, 'EUR', 'exempt_53', ${total}, ${total}, 0, ${at}, ${at})`);
    for (const [position, cents] of lines.entries())
      await run(sql`INSERT INTO sale_lines (id, org_id, sale_id, position, text, quantity_milli, unit_cents, vat_bp, total_cents, net_cents, vat_cents)
        VALUES (${`${id}_${position}`}, ${org_id}, ${id}, ${position}, 'Ave', 1000, ${cents}, 0, ${cents}, ${cents}, 0)`);
  }
  function pay(it: {
    id: string;
    direction: string;
    kind: string;
    on_day: string;
    cents: number;
    sale_id?: string;
    expense_id?: string;
  }) {
    return run(sql`INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, expense_id, created_at, updated_at)
      VALUES (${it.id}, ${org_id}, ${it.direction}, ${it.kind}, ${it.on_day}, ${it.cents}, 'EUR', 'cash', ${it.sale_id ?? null},
        ${it.expense_id ?? null}, ${at}, ${at})`);
  }
}
