import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

test("without a script what is due is paid by one press, and a payment is written, changed and deleted", async () => {
  const { visitor, a, db } = await newSite();
  const rita = visitor({ as: a });
  const at = "2026-01-01T00:00:00.000Z";
  await db.run(sql`INSERT INTO sales (id, org_id, number, state, begun_on, delivered_on, currency, vat_regime, total_cents, net_cents, created_at, updated_at)
    VALUES ('sale_1', ${a.org_id}, 'V-2026/0001', 'delivered', '2026-01-01', '2026-01-02', 'EUR', 'none', 9000, 9000, ${at}, ${at})`);
  const first = await rita.get("/payments");
  for (const fact of ["V-2026/0001", "€90.00", "Received today", "Over 90 days"]) expect(first.html).toContain(fact);
  const press = { do: "today", of: "sale", id: "sale_1", cents: "9000", open_cents: "9000" };
  expect((await rita.post("/payments", press)).status).toBe(303);
  expect((await rita.post("/payments", press)).status).toBe(409);
  expect((await rita.get("/payments?edit=new&sale_id=sale_1")).html).toContain("V-2026/0001");

  const typed = {
    currency: "EUR",
    amount: "12,50",
    on: "2026-01-05",
    of: "",
    direction: "in",
    kind: "part",
    method: "cash",
  };
  const wrong = await rita.post("/payments?edit=new", typed);
  expect(wrong.status).toBe(422);
  expect(wrong.html).toContain("Choose the sale, the expense or the contact");
  expect((await rita.post("/payments?edit=new", { ...typed, contact_name: "Rui Costa" })).status).toBe(303);
  const [made] = await db.all<{ id: string }>(sql`SELECT id FROM payments WHERE cents = 1250`);
  expect((await rita.get("/payments")).html).toContain("has a credit of €12.50");
  expect((await rita.get("/payments?show=made&direction=in")).html).toContain("Rui Costa");
  expect((await rita.get(`/payments?edit=${made?.id}`)).html).toContain("12.50");
  expect(
    (await rita.post(`/payments?edit=${made?.id}`, { ...typed, amount: "13", contact_name: "Rui Costa", version: "1" }))
      .status,
  ).toBe(303);
  expect((await rita.get(`/payments?delete=${made?.id}`)).status).toBe(200);
  expect((await rita.post(`/payments?delete=${made?.id}`, { name: "5 January" })).status).toBe(303);
  expect((await rita.get("/payments/bank")).html).toContain("Choose the file your bank gives you");
});
