import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { plusDays } from "#worker/locales/calendar.ts";
import { flockOf, sell, send, today, year } from "./stall.ts";

test("a list has a hundred sales a page and sums a year of them, and none of its questions walks past all of them", async () => {
  const { world } = await flockOf(0);
  const { data: sale } = await sell(world, {
    state: "delivered",
    contact_name: "Rui",
    lines: [{ text: "Gaiola", unit_cents: 4000 }],
  });
  const at = "2027-01-01T00:00:00.000Z";
  // A sale every third day, the last of them yesterday's.
  await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
    INSERT INTO sales (id, org_id, number, state, contact_id, begun_on, delivered_on, currency, vat_regime, total_cents,
      net_cents, created_at, updated_at)
    SELECT 'sale_' || i, ${world.a.org_id}, 'V-2016/' || i, 'delivered', ${sale.contact_id}, date(${today}, (2 - 3 * i) || ' days'),
      date(${today}, (2 - 3 * i) || ' days'), 'EUR', 'none', 100, 100, ${at}, ${at} FROM n`);
  const queries = [
    ...["", "?page=3", "?state=delivered", "?by=delivered", `?contact_id=${sale.contact_id}`],
    `?from=${plusDays(today, -29)}`,
  ];
  const listed = [];
  for (const question of queries) {
    const before = tripsOf(world.db).length;
    const { body } = await send(world, `/api/sales${question}`);
    const { data, total, totals, total_pages } = body as Record<"total" | "total_pages", number> & {
      data: unknown[];
      totals: Array<{ sales: number; total_cents: number }>;
    };
    listed.push([question.slice(0, 5), data.length, total, total_pages, totals[0]?.sales, totals[0]?.total_cents]);
    for (const statement of tripsOf(world.db).slice(before).flat()) {
      if (!/FROM sales WHERE/.test(statement.sql)) continue;
      const plan = await planOf(world.db, statement);
      const isPage = statement.sql.includes("LIMIT");
      // The newest come first by their index, which is read a page deep; counting reads an index alone.
      if (isPage) expect([question, plan]).toEqual([question, expect.not.stringContaining("TEMP B-TREE FOR ORDER BY")]);
      else if (/SELECT count/.test(statement.sql)) expect(plan).toMatch(/USING (COVERING )?INDEX sales_by_\w+ \(/);
      else expect([question, plan]).toEqual([question, expect.not.stringMatching(/sales_\w+ \(org_id=\?\)(?!.)/)]);
    }
  }
  expect(listed).toEqual([
    ["", 100, 251, 3, 123, 16_200],
    ["?page", 51, 251, 3, 123, 16_200],
    ["?stat", 100, 251, 3, 123, 16_200],
    ["?by=d", 100, 251, 3, 123, 16_200],
    ["?cont", 100, 251, 3, 251, 29_000],
    ["?from", 11, 11, 1, 11, 5000],
  ]);
  const number = String(sale.number);
  for (const q of [number, number.toLowerCase(), `${year}/1`, `v${year}/0001`]) {
    const { body } = await send(world, `/api/search?q=${encodeURIComponent(q)}`);
    expect([q, JSON.stringify(body)]).toEqual([q, expect.stringContaining(sale.id)]);
  }
});
