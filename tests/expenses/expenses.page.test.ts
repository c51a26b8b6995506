import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";
import { expectRecurring } from "#worker/expenses/expecting.ts";

const today = new Date().toISOString().slice(0, 10);
const year = today.slice(0, 4);

test("an expense is written down by its amount alone, then told in full, shared, given a receipt and deleted, without a script", async () => {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  await bird("PT 1", species_id);
  const browser = visitor({ as: a, language: "pt" });
  const text = async (path: string) => words((await browser.get(path)).html);
  expect(await text("/expenses")).toContain("Ainda sem despesas");
  const base = { currency: "EUR", on: today, category: "feed", paid: "yes", method: "cash" };
  const unclear = await browser.post("/expenses?edit=new", { ...base, amount_1: "1.234" });
  expect([unclear.status, words(unclear.html)]).toEqual([
    422,
    expect.stringMatching(/Não é claro se são 1234,00 € ou 1,23 €/),
  ]);
  const saved = await browser.post("/expenses?edit=new", { ...base, amount_1: "63,80" });
  expect([saved.status, saved.location]).toEqual([303, "/expenses"]);
  const list = await browser.get("/expenses");
  for (const it of ["Despesa de 63,80 € guardada.", "Alimentação", "Pago"]) expect(words(list.html)).toContain(it);
  const [, id = ""] = /\/expenses\/(expense_\w+)/.exec(list.html) ?? [];
  const nobody = { ...base, version: "1", amount_1: "63,80", share_on_1: "PT 9" };
  const wrong = await browser.post(`/expenses?edit=${id}`, nobody);
  expect([wrong.status, words(wrong.html)]).toEqual([422, expect.stringContaining("Não há nada com este nome.")]);
  const changed = await browser.post(`/expenses?edit=${id}`, {
    ...base,
    version: "1",
    own_category: "Quotas do clube",
    contact_name: "Clube de Aveiro",
    amount_1: "63,80",
    vat_1: "23",
    text_1: "Mistura",
    amount_2: "18,50",
    text_2: "Papa",
    share_on_1: "PT 1",
    share_part_1: "50 %",
    share_on_2: "canário (espécie)",
    share_part_2: "10",
    notes: "Fatura 12",
  });
  expect([changed.status, changed.location]).toEqual([303, `/expenses/${id}`]);
  const page = await text(`/expenses/${id}`);
  for (const it of [
    "Quotas do clube · 82,30 €",
    "Clube de Aveiro",
    "11,93 € (23 %)",
    "41,15 €",
    "sem parte",
    "31,15 €",
  ])
    expect(page).toContain(it);
  expect(await text("/expenses?edit=new")).toContain("Quotas do clube");
  expect(await text(`/expenses?from=${year}-01-01&to=${year}-12-31&category=feed`)).toContain("Nenhuma despesa");
  const file = new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "fatura.pdf", { type: "application/pdf" });
  expect((await browser.post(`/expenses/${id}`, { file })).status).toBe(303);
  expect(await text(`/expenses/${id}`)).toContain("fatura.pdf");
  expect((await browser.get(`/expenses/${id}/receipt`)).status).toBe(200);
  expect(await text(`/expenses?delete=${id}`)).toContain("Apagar a despesa “Quotas do clube, ");
  expect((await browser.post(`/expenses?delete=${id}`, { name: "Quotas do clube" })).location).toBe("/expenses");
  expect(await text("/expenses")).toContain("apagada");
});

test("what recurs is confirmed with another amount in one press, birds are booked in one, and a keeper sees nothing", async () => {
  const site = await newSite();
  const { a, visitor, ask, db } = site;
  const browser = visitor({ as: a, language: "pt" });
  const text = async (path: string) => words((await browser.get(path)).html);
  const { id: species_id } = await keeping(site, a).species("Canário");
  await keeping(site, a).bird("PT 1", species_id, { acquired_price_cents: 3500 });
  const rent = { currency: "EUR", on: today, category: "energy", amount: "30", every_n: "1", every_unit: "month" };
  const saved = await browser.post("/expenses?edit=recurring", rent);
  expect([saved.status, saved.location]).toEqual([303, "/expenses?show=recurring"]);
  expect(await text("/expenses?show=recurring")).toContain("Todos os meses");
  await expectRecurring(db, new Date().toISOString());
  const list = await browser.get("/expenses");
  for (const it of ["Por confirmar", "1 ave tem preço e nenhuma despesa: 35,00 €."])
    expect(words(list.html)).toContain(it);
  const [, id = ""] = /\/expenses\/(expense_\w+)/.exec(list.html) ?? [];
  const confirm = { do: "confirm", id, currency: "EUR", before: "3000" };
  const unclear = await browser.post("/expenses", { ...confirm, amount: "3.000" });
  expect([unclear.status, words(unclear.html)]).toEqual([422, expect.stringContaining("Não é claro")]);
  expect((await browser.post("/expenses", { ...confirm, amount: "34,20" })).status).toBe(303);
  expect(await text("/expenses")).toContain("Despesa de 34,20 € confirmada.");
  expect((await browser.post("/expenses", { do: "book" })).status).toBe(303);
  const both = await text("/expenses");
  for (const it of ["1 ave registada como despesa.", "69,20 €"]) expect(both).toContain(it);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await browser.get(`/expenses/${id}`)).status).toBe(403);
  const refused = await ask(`/api/expenses/${id}`, { as: a });
  expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining("3420")]);
});
