import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { words } from "#tests/app/birds-flock.ts";
import { makeFor } from "#tests/app/make.ts";
import { newSite } from "#tests/app/site.ts";

const today = new Date().toISOString().slice(0, 10);

test("a purchase is written down as an expense by its tick, each page leads to the other, and a pair's accounts to what it used", async () => {
  const site = await newSite();
  const { a, ask, db } = site;
  const made = async (path: string, json: object) =>
    ((await (await ask(path, { as: a, json })).json()) as { data: { id: string } }).data.id;
  const rita = site.visitor({ as: a, language: "pt" });
  const item = await made("/api/stock", { name: "Mistura", category: "seed", unit: "g", pack_size: 25_000 });
  const form = `/stock?move=purchase&item=${item}`;
  const empty = await rita.get(form);
  expect(empty.html).toMatch(/type="checkbox"[^>]*name="expense"[^>]*checked|checked[^>]*name="expense"/);
  const typed = { on: today, amount: "1 embalagem", price: "31,90", vat: "6", method: "mbway" };
  const wrong = await rita.post(form, { ...typed, price: "1.234", expense: "on" });
  expect(wrong.status).toBe(422);
  expect((await rita.post(form, { ...typed, expense: "on" })).location).toBe(`/stock/${item}`);
  // Without its tick, and without a price, it is in stock alone.
  await rita.post(form, typed);
  await rita.post(form, { ...typed, price: "", expense: "on" });
  const kept = await db.all<{ id: string; total_cents: number; method: string }>(sql`
    SELECT expenses.id, total_cents, method FROM expenses JOIN payments ON payments.expense_id = expenses.id
    WHERE expenses.org_id = ${a.org_id}`);
  expect(kept).toMatchObject([{ total_cents: 3190, method: "mbway" }]);
  const [{ id = "" } = {}] = kept;
  const shelf = await rita.get(`/stock/${item}`);
  expect(shelf.html).toContain(`href="/expenses/${id}"`);
  const [, correcting = ""] = /href="(\/stock\?move=correction[^"]*expense=[^"]*)"/.exec(shelf.html) ?? [];
  const correction = await rita.get(correcting.replaceAll("&amp;", "&"));
  expect(words(correction.html)).toContain("fica como está");
  const expense = await rita.get(`/expenses/${id}`);
  expect(expense.html).toContain(`href="/stock/${item}"`);
  expect((await rita.get(`/expenses?edit=${id}`)).html).not.toContain("share_on_1");
  expect(words((await rita.get(`/expenses?delete=${id}`)).html)).toContain("fica no stock");

  const make = makeFor(site, a);
  const { id: species_id } = await make.species({ common_name: "Canário" });
  const [cock, hen] = [await make.bird({ species_id, sex: "male" }), await make.bird({ species_id, sex: "female" })];
  const given = { kind: "pair", species_id, cock_ids: [cock.id], hen_ids: [hen.id], state: "active", season: 2026 };
  const pair_id = await made("/api/pairs", { ...given, started_on: "2026-02-01" });
  const old = await made("/api/stock", { name: "Papa", category: "egg_food", unit: "g" });
  await made(`/api/stock/${old}/count`, { quantity: 1000 });
  for (const json of [{ pair_id }, { species_id }])
    await made(`/api/stock/${item}/moves`, { kind: "use", quantity: 2500, ...json });
  await made(`/api/stock/${old}/moves`, { kind: "use", quantity: 40, pair_id });
  const accounts = await rita.get(`/finance/pairs/${pair_id}?from=${today}&to=${today}`);
  const text = words(accounts.html);
  for (const it of [
    "Gasto do stock só com o casal",
    "3,19 €",
    "Gasto sem preço conhecido",
    "40 g",
    "Canário",
    "2 de 2",
  ])
    expect(text).toContain(it);
  expect(accounts.html).toContain(`href="/stock/${item}"`);
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  await rita.get(form);
  const keeper = (await rita.get(form)).html;
  expect([keeper.includes('name="price"'), keeper.includes('name="expense"')]).toEqual([false, false]);
});
