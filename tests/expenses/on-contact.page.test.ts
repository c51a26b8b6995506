import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

test("a contact's page shows what was bought of it", async () => {
  const { visitor, a, ask } = await newSite();
  const post = async (path: string, json: object) =>
    (await ask(path, { as: a, json })).json() as Promise<{ data: { id: string } }>;
  const { data: shop } = await post("/api/contacts", { name: "Sementes do Vouga" });
  const lines = [{ text: "Mistura", cents: 6380 }];
  const expense = await post("/api/expenses", { category: "feed", contact_id: shop.id, on: "2026-11-02", lines });
  const { html, status } = await visitor({ as: a }).get(`/contacts/${shop.id}`);
  expect(status).toBe(200);
  for (const fact of [`/expenses/${expense.data.id}`, "€63.80", "Supplier"]) expect(html).toContain(fact);
});
