import { newIds } from "#db/ids.ts";
import { directDatabase } from "#tests/servers/direct-database.ts";
import { openTestServer } from "#tests/servers/test-server.ts";
import { breederWith } from "./clubs/flock.ts";
import { inQueue, verdict } from "./measures/measure.ts";

// 100,000 lines of sales and expenses of ten years, each paid, some shared out: a year of them, and the lists of both,
// against a page of the same server.

const [birds, years, salesEach, expensesEach] = [300, 10, 2500, 2500];
const linesEach = 2;

const server = await openTestServer({ rate_limits: "relaxed" });
try {
  const breeder = await breederWith(server, birds);
  const bird = await tradeFor(breeder.org_id);
  const confirming = (path: string) => async () => {
    const answer = await fetch(`${server.origin}${path}`, {
      headers: { Cookie: `authToken=${breeder.token}`, "Accept-Language": "en" },
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.text();
  };
  const year = new Date().getFullYear() - 1;
  const ofYear = `from=${year}-01-01&to=${year}-12-31`;
  const measured: Array<[path: string, floor: string, bound?: number]> = [
    [`/finance?${ofYear}`, `/birds/${bird}`, 4],
    ["/finance", `/birds/${bird}`, 4],
    [`/finance?${ofYear}&against=year`, `/birds/${bird}`, 4],
    [`/finance?${ofYear}&by=result`, `/birds/${bird}`],
    [`/finance?${ofYear}&by=contact`, `/birds/${bird}`],
    [`/finance?${ofYear}&by=species`, `/birds/${bird}`],
    [`/finance?${ofYear}&by=cash`, `/birds/${bird}`],
    ["/finance?from=2010-01-01&to=2100-12-31", `/birds/${bird}`],
    ["/finance/sales", "/birds", 2],
    ["/expenses", "/birds", 2],
  ];
  for (const [path, floor, bound] of measured) {
    const ms = await inQueue(21, { asked: confirming(path), floor: confirming(floor) });
    console.log(verdict(path, ms.asked ?? 0, ms.floor ?? 0, bound));
  }
} finally {
  await server.stop();
}

/** Ten years of trade, written straight into the database; answers with one of the birds. */
async function tradeFor(org_id: string): Promise<string> {
  const client = directDatabase(server.databaseUrl);
  const write = async (sql: string, rows: unknown[]) => {
    for (let from = 0; from < rows.length; from += 10_000)
      await client.execute({ sql, args: [org_id, JSON.stringify(rows.slice(from, from + 10_000))] });
  };
  const { rows } = await client.execute({
    sql: "SELECT id, species_id FROM birds WHERE org_id = ? ORDER BY n",
    args: [org_id],
  });
  const flock = rows as unknown as Array<{ id: string; species_id: string }>;
  const thisYear = new Date().getFullYear();
  const dayOf = (at: number, each: number) => {
    const year = thisYear - years + 1 + Math.floor(at / each);
    return new Date(Date.UTC(year, 0, 1) + Math.floor(((at % each) / each) * 364) * 86_400_000)
      .toISOString()
      .slice(0, 10);
  };
  const [sales, expenses] = [newIds("sale", years * salesEach), newIds("expense", years * expensesEach)];
  await write(
    `INSERT INTO sales (id, org_id, number, state, begun_on, sold_on, delivered_on, currency, vat_regime, total_cents, net_cents,
        vat_cents, created_at, updated_at)
      SELECT value->>0, ?1, value->>1, 'delivered', value->>2, value->>2, value->>2, 'EUR', 'none', 5000, 5000, 0, '2020', '2020'
      FROM json_each(?2)`,
    sales.map((id, at) => [
      id,
      `V-${dayOf(at, salesEach).slice(0, 4)}/${String(at).padStart(6, "0")}`,
      dayOf(at, salesEach),
    ]),
  );
  await write(
    `INSERT INTO sale_lines (id, org_id, sale_id, position, text, quantity_milli, unit_cents, vat_bp, total_cents, net_cents,
        vat_cents, bird_id)
      SELECT value->>0, ?1, value->>1, value->>2, 'Canário', 1000, 2500, 0, 2500, 2500, 0, value->>3 FROM json_each(?2)`,
    newIds("sale_line", sales.length * linesEach).map((id, at) => [
      ...[id, sales[Math.floor(at / linesEach)], at % linesEach, flock[at % flock.length]?.id],
    ]),
  );
  const categories = ["feed", "supplements", "medicine", "rings", "energy", "travel"];
  await write(
    `INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, created_at, updated_at)
      SELECT value->>0, ?1, value->>1, value->>2, 'EUR', 3000, 3000, 0, '2020', '2020' FROM json_each(?2)`,
    expenses.map((id, at) => [id, categories[at % categories.length], dayOf(at, expensesEach)]),
  );
  await write(
    `INSERT INTO expense_lines (id, org_id, expense_id, position, cents, vat_bp, net_cents, vat_cents)
      SELECT value->>0, ?1, value->>1, value->>2, 1500, 0, 1500, 0 FROM json_each(?2)`,
    newIds("expense_line", expenses.length * linesEach).map((id, at) => [
      ...[id, expenses[Math.floor(at / linesEach)], at % linesEach],
    ]),
  );
  await write(
    `INSERT INTO expense_shares (id, org_id, expense_id, position, species_id, cents)
      SELECT value->>0, ?1, value->>1, 0, value->>2, 1000 FROM json_each(?2)`,
    newIds("expense_share", expenses.length / 5).map((id, at) => [
      ...[id, expenses[at * 5], flock[at % flock.length]?.species_id],
    ]),
  );
  await write(
    `INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, sale_id, expense_id, created_at, updated_at)
      SELECT value->>0, ?1, value->>1, 'part', value->>2, value->>3, 'EUR', 'cash', value->>4, value->>5, '2020', '2020'
      FROM json_each(?2)`,
    newIds("payment", sales.length + expenses.length).map((id, at) =>
      at < sales.length
        ? [id, "in", dayOf(at, salesEach), 5000, sales[at], null]
        : [id, "out", dayOf(at - sales.length, expensesEach), 3000, null, expenses[at - sales.length]],
    ),
  );
  client.close();
  return flock[0]?.id ?? "";
}
