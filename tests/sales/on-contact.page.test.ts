import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";

test("a contact's page shows its sales, sells to it, and says which sales keep their buyer", async () => {
  const { visitor, a, ask } = await newSite();
  const post = async (path: string, json: object) =>
    (await ask(path, { as: a, json })).json() as Promise<{ data: { id: string } }>;
  const { data: rui } = await post("/api/contacts", { name: "Rui Melo" });
  const sale = await post("/api/sales", {
    contact_id: rui.id,
    state: "sold",
    on: "2026-11-20",
    lines: [{ text: "Gaiola", quantity: 1, unit_cents: 4000 }],
  });
  const rita = visitor({ as: a });
  const { html, status } = await rita.get(`/contacts/${rui.id}`);
  expect(status).toBe(200);
  for (const fact of [`/finance/sales/new?contact=${rui.id}`, `/finance/sales/${sale.data.id}`, "€40.00"])
    expect(html).toContain(fact);
  expect((await rita.get(`/contacts/${rui.id}?delete=1`)).html).toContain("it keeps the buyer as it was");
});
