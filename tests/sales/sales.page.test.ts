import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { keeping, words } from "#tests/app/birds-flock.ts";
import { newSite } from "#tests/app/site.ts";

const today = new Date().toISOString().slice(0, 10);

async function shop() {
  const site = await newSite();
  const { a, visitor } = site;
  const { species, bird } = keeping(site, a);
  const { id: species_id } = await species("Canário");
  const birds = [await bird("PT 1", species_id), await bird("sem anilha 2", species_id)];
  await site.db.run(sql`UPDATE organizations SET timezone = 'UTC', country = 'PT', region = 'mainland', tax_id = NULL`);
  const browser = visitor({ as: a, language: "pt" });
  const pathOf = (location: string | null | undefined) => new URL(location ?? "", "http://voliera.test").pathname;
  return { site, browser, ids: birds.map(({ id }) => id), pathOf };
}

test("from a bird's page to sold and taken along: one page with buyer and price, without a script", async () => {
  const { site, browser, ids, pathOf } = await shop();
  expect((await browser.get(`/birds/${ids[0]}`)).html).toContain(`/finance/sales/new?ids=${ids[0]}`);
  expect(words((await browser.get("/finance/sales")).html)).toContain("Ainda sem vendas");
  const path = `/finance/sales/new?ids=${ids[0]}`;
  const form = await browser.get(path);
  for (const text of ["Nova venda", "anilha PT 1", "As suas vendas levam IVA?"])
    expect(words(form.html)).toContain(text);
  const regime = await browser.post(path, { do: "regime", vat_regime: "exempt_53" });
  expect(regime.status).toBe(303);
  expect(words((await browser.get(path)).html)).not.toContain("As suas vendas levam IVA?");
  const typed = {
    rows: "1",
    instalments: "1",
    "bird-0": ids[0] ?? "",
    "text-0": "x",
    on: today,
    contact_name: "Rui Alves",
  };
  const unclear = await browser.post(path, { ...typed, "price-0": "1.234", state: "delivered" });
  expect([unclear.status, words(unclear.html)]).toEqual([
    422,
    expect.stringMatching(/1\.234 tanto pode ser 1234,00 € como 1,23 €/),
  ]);
  const none = await browser.post(path, { ...typed, "price-0": "", state: "delivered" });
  expect([none.status, words(none.html)]).toEqual([422, expect.stringContaining("Escreva um preço")]);
  const sold = await browser.post(path, { ...typed, "price-0": "35", "discount-0": "10 %", state: "delivered" });
  expect(sold.status, words(sold.html)).toBe(303);
  const at = pathOf(sold.location);
  const page = words((await browser.get(at)).html);
  for (const text of ["V-", "/0001", "guardada", "Rui Alves", "31,50 €", "Entregue", "Regime de isenção (M10)"])
    expect(page).toContain(text);
  const bird = words((await browser.get(`/birds/${ids[0]}`)).html);
  for (const text of ["Vendida", "para Rui Alves", "31,50 €"]) expect(bird).toContain(text);
  const list = words((await browser.get("/finance/sales?state=delivered")).html);
  for (const text of ["1 venda: 31,50 €", "Por pagar 31,50 €", "Rui Alves"]) expect(list).toContain(text);
  const number = `V-${today.slice(0, 4)}/0001`;
  expect((await browser.get(`/search?q=${number}`)).html).toContain(at);
  const receipt = await site.ask(`/api${at.replace("/finance", "")}/receipt.pdf`, { as: site.a });
  const pdf = new Uint8Array(await receipt.arrayBuffer());
  expect([receipt.status, new TextDecoder().decode(pdf.slice(0, 5))]).toEqual([200, "%PDF-"]);
  const csv = new TextDecoder().decode(await (await site.ask("/api/sales/lines.csv", { as: site.a })).arrayBuffer());
  const [heads, line] = csv.split("\r\n");
  expect(heads).toContain("number");
  for (const cell of [number, "exempt_53", "M10", "Rui Alves", "35", "10", "31"]) expect(line).toContain(cell);
  const back = await browser.post(at, { do: "turn", state: "returned", on: today, line_ids: [] as never });
  expect([back.status, words(back.html)]).toEqual([422, expect.stringContaining("Escolha o que foi devolvido")]);
});

test("a bird is added by its ring, a line by a press; a reservation is edited, turned by a press and cancelled", async () => {
  const { browser, ids, pathOf } = await shop();
  const typed = { rows: "1", instalments: "1", "text-0": "Gaiola", "quantity-0": "2", "price-0": "40,00", on: today };
  const added = await browser.post("/finance/sales/new", { ...typed, ring: "sem anilha 2", state: "reserved" });
  expect([added.status, added.html.includes(`value="${ids[1]}"`)]).toEqual([200, true]);
  for (const { html } of [added, await browser.get(`/finance/sales/new?ids=${ids[1]}`)])
    expect(words(html)).toContain("Não tem anilha.");
  const more = await browser.post("/finance/sales/new", { ...typed, do: "more" });
  expect([more.status, more.html.includes('name="price-1"')]).toEqual([200, true]);
  const saved = await browser.post("/finance/sales/new", {
    ...typed,
    rows: "3",
    "bird-1": ids[1] ?? "",
    "price-1": "25",
    state: "reserved",
    contact_name: "Ana",
    "due_cents-0": "20",
    "due_on-0": today,
  });
  expect(saved.status, words(saved.html)).toBe(303);
  const at = pathOf(saved.location);
  const page = words((await browser.get(at)).html);
  for (const text of ["105,00 €", "20,00 €", "Reservada", "O resto paga-se na entrega"]) expect(page).toContain(text);
  const edit = await browser.get(`${at}?edit`);
  for (const value of ['value="40,00"', 'value="25,00"', 'value="Ana"']) expect(edit.html).toContain(value);
  expect(words(edit.html)).not.toMatch(/Está reservada|Já está noutra venda/);
  // Chosen in the flock, one by one or all that a list means; a bird that another sale holds is told with it.
  for (const chosen of [`ids=${ids[0]}&ids=${ids[1]}&set_status_id=choose`, "all=1&q=anilha"]) {
    const { html } = await browser.get(`/finance/sales/new?${chosen}&chosen=1`);
    for (const value of [`value="${ids[1]}"`, `href="${at}"`]) expect(html).toContain(value);
    expect(html.includes(`value="${ids[0]}"`)).toBe(chosen.includes(String(ids[0])));
    expect(words(html)).toMatch(/Já está noutra venda: V-\d{4}\/0001/);
  }
  const edited = await browser.post(`${at}?edit`, {
    version: "1",
    rows: "2",
    instalments: "1",
    "text-0": "Gaiola",
    "quantity-0": "1",
    "price-0": "40",
    "bird-1": ids[1] ?? "",
    "price-1": "25",
    contact_name: "Ana",
    notes: "Sábado",
  });
  expect(edited.status, words(edited.html)).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("65,00 €");
  const cancelled = await browser.post(at, { do: "turn", state: "cancelled", on: today, version: "2" });
  expect(cancelled.status, words(cancelled.html)).toBe(303);
  expect(words((await browser.get(at)).html)).toContain("Anulada em");
  const late = await browser.post(at, { do: "turn", state: "delivered", on: today });
  expect([late.status, words(late.html)]).toEqual([409, expect.stringContaining("já está noutro estado")]);
});

test("the currency stays once something was sold, and prices are in it everywhere", async () => {
  const { site, browser, ids, pathOf } = await shop();
  await site.db.run(sql`UPDATE organizations SET currency = 'CHF'`);
  const json = { state: "delivered", lines: [{ bird_id: ids[0], unit_cents: 3500 }] };
  expect((await site.ask("/api/sales", { as: site.a, json })).status).toBe(201);
  expect(words((await browser.get(`/birds/${ids[0]}`)).html)).toMatch(/35,00\sCHF/);
  expect(words((await browser.get(`/audit?subject_id=${ids[0]}`)).html)).toMatch(/35,00\sCHF/);
  // Of a currency without digits a minor unit is the whole one.
  await site.db.run(sql`UPDATE organizations SET has_money = 0`);
  await site.db.run(sql`UPDATE organizations SET currency = 'JPY'`);
  const form = { rows: "1", "bird-0": ids[1] ?? "", "price-0": "3500", on: today, state: "delivered" };
  const { location } = await browser.post("/finance/sales/new", form);
  const at = pathOf(location);
  const trail = `/audit?subject_id=${at.split("/").at(-1)}`;
  for (const path of [at, `/birds/${ids[1]}`, `/audit?subject_id=${ids[1]}`, trail]) {
    const text = words((await browser.get(path)).html);
    expect([path, text]).toEqual([path, expect.stringMatching(/3500\sJP¥/)]);
    expect([path, text]).toEqual([path, expect.not.stringMatching(/35,00|3500,00/)]);
  }
  const put = { as: site.a, method: "PUT", json: { currency: "USD" }, headers: { "Accept-Language": "en" } };
  const refused = await site.ask("/api/organizations/current", put);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ detail: expect.stringContaining("The currency stays") }),
  ]);
});
