import { expect, test } from "vitest";
import { newSite } from "#tests/app/site.ts";
import { colleague } from "#tests/members/colleagues.ts";

test("a sale, an expense and a contact tell what was paid and is open, and one press pays the rest", async () => {
  const site = await newSite();
  const { visitor, a, ask } = site;
  const post = async (path: string, json: object) =>
    ((await (await ask(path, { as: a, json })).json()) as { data: { id: string } }).data.id;
  const ann = await post("/api/contacts", { name: "Ann Lee" });
  const line = { text: "Gaiola", unit_cents: 9000 };
  const sale = await post("/api/sales", { contact_id: ann, state: "delivered", on: "2026-01-05", lines: [line] });
  const feed = { category: "feed", on: "2026-01-05", contact_id: ann, lines: [{ text: "x", cents: 6380 }] };
  const expense = await post("/api/expenses", { ...feed, paid: false });
  const payment = await post("/api/payments", { direction: "in", on: "2026-01-06", cents: 2000, sale_id: sale });
  await post("/api/payments", { direction: "in", on: "2026-01-07", cents: 700, contact_id: ann });
  const rita = visitor({ as: a });
  const shows = async (path: string, ...facts: string[]) => {
    const { html } = await rita.get(path);
    for (const fact of facts) expect([path, html.includes(fact)]).toEqual([path, true]);
  };
  const [salePage, expensePage] = [`/finance/sales/${sale}`, `/expenses/${expense}`];
  await shows(salePage, `/payments?edit=${payment}`, "€20.00 came in", "€70.00");
  await shows(expensePage, "Nothing has been paid yet.", "€63.80");
  await shows(`/contacts/${ann}`, "€70.00 of it late", "€63.80 of it late", "€7.00 came in", "Credit");
  const press = { do: "today", here: "1" };
  const paid = await rita.post("/payments", { ...press, of: "sale", id: sale, open_cents: "7000" });
  expect([paid.status, paid.headers.get("Location")]).toEqual([303, salePage]);
  expect((await rita.post("/payments", { ...press, of: "expense", id: expense, open_cents: "6380" })).status).toBe(303);
  await shows(salePage, "€70.00 came in");
  await shows(expensePage, "€63.80 went out");
  // One who keeps birds sees none of it.
  const keeper = visitor({ as: await colleague(site, a, "keeper") });
  for (const path of [salePage, expensePage, `/contacts/${ann}`, "/payments", "/payments/bank"])
    expect([path, (await keeper.get(path)).status]).toEqual([path, 403]);
});

test("without a script a bank's file is looked at, kept, booked and taken back after a question", async () => {
  const { visitor, a, ask } = await newSite();
  const json = { state: "delivered", on: "2026-01-05", lines: [{ text: "Gaiola", unit_cents: 4500 }] };
  const { data: sale } = (await (await ask("/api/sales", { as: a, json })).json()) as { data: { id: string } };
  const rita = visitor({ as: a });
  const file = () =>
    new File(["Data;Descrição;Valor\n05-01-2026;TRF;45,00\n06-01-2026;?;1,00\n99-01-2026;?;1,00\n"], "jan.csv");
  const preview = await rita.post("/payments/bank", { do: "show", file: file() });
  for (const fact of ["2 transactions, 2 new", "(row 4)", "Keep the transactions"])
    expect(preview.html).toContain(fact);
  const [, bytes = ""] = /name="bytes" value="([^"]+)"/.exec(preview.html) ?? [];
  expect((await rita.post("/payments/bank", { do: "take", name: "jan.csv", bytes })).status).toBe(303);
  const open = await rita.get("/payments/bank");
  for (const fact of ["V-2026/0001 (maybe)", "Not recognised", "2 to match"]) expect(open.html).toContain(fact);
  const [, line = ""] = /name="(line-[^"]+)"/.exec(open.html) ?? [];
  expect((await rita.post("/payments/bank", { do: "book", [line]: `sale ${sale.id}` })).status).toBe(303);
  const [, other = ""] = /value="(ignore [^"]+)"/.exec((await rita.get("/payments/bank")).html) ?? [];
  expect((await rita.post("/payments/bank", { do: other })).status).toBe(303);
  expect((await rita.get("/payments/bank?show=done")).html).toContain("Set aside");
  expect((await rita.post("/payments/bank", { do: other.replace("ignore", "reopen") })).status).toBe(303);
  const [, back = ""] = /href="(\/payments\/bank\?delete=[^"]+)"/.exec(open.html) ?? [];
  expect((await rita.get(back)).html).toContain("Take jan.csv back?");
  expect((await rita.post(back, { name: "jan.csv" })).status).toBe(303);
  expect((await rita.get(back)).status).toBe(404);
  expect((await rita.get(`/finance/sales/${sale.id}`)).html).toContain("Nothing has been paid yet.");
});
