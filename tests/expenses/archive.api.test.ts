import { expect, test } from "vitest";
import { putBack, rowsIn, submitArchive, takeArchive, withRows, zipped } from "#tests/archive/archives.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import type { listExpenses } from "#worker/expenses/queries.ts";
import type { listRecurring } from "#worker/expenses/recurring.ts";

test("expenses come back from an archive with their lines, parts, receipts and what recurs, and every total", async () => {
  const world = await newNests();
  const { pair, post, a, b, ask, signIn, bird, species } = world;
  const [one, two] = [await pair(), await pair()];
  const { data: made } = await post<Expense>("/api/expenses", {
    category: "Quotas",
    on: "2027-03-01",
    lines: [
      { text: "Mistura", cents: 6380, vat_pct: 23 },
      { text: "Papa", cents: 1850 },
    ],
    shares: [{ pair_id: one.id, pct: 25 }, { pair_id: two.id }],
  });
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "fatura.pdf"));
  await ask(`/api/expenses/${made.id}/receipt`, { as: a, method: "PUT", form });
  await post("/api/expenses/recurring", {
    category: "energy",
    cents: 3000,
    every: { unit: "month" },
    shares: [{ pair_id: one.id, pct: 50 }],
  });
  const { data: cage } = await post<{ id: string }>("/api/places", { name: "Gaiola 9", kind: "cage" });
  const { id: bought } = await bird({ identifier: "PT 9", acquired_price_cents: 4500, acquired_on: "2027-03-02" });
  await post("/api/expenses/bought-birds", {});
  const { data: rented } = await post<Expense>("/api/expenses", {
    category: "energy",
    on: "2027-03-05",
    contact_name: "Casa da Luz",
    paid: false,
    lines: [{ cents: 3875 }],
    shares: [{ species_id: species.id }, { place_id: cage.id }, { bird_id: bought }],
  });
  const { data: head } = await post<{ id: string }>("/api/contacts", { name: "EDP" });
  await post(`/api/contacts/${rented.contact_id}/merge`, { into_id: head.id });
  const { data: seed } = await post<{ id: string }>("/api/stock", { name: "Alpista", category: "seed", unit: "g" });
  const purchase = { kind: "purchase", quantity: 5000, cents: 1000, on: "2027-03-06", expense: true };
  expect((await post(`/api/stock/${seed.id}/moves`, purchase)).status).toBe(201);
  const { files } = await takeArchive(world, a);
  await signIn(b);
  const broken = withRows(files, "expense_lines", (rows) => rows.map((row) => ({ ...row, net_cents: 1 })));
  expect(await submitArchive(world, b, await zipped(broken))).toMatchObject({
    status: 422,
    errors: [{ code: "expenses.archive.sum" }],
  });
  expect(rowsIn(files, "expense_shares")).toHaveLength(5);
  const { data } = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  const read = async <Answer>(path: string) => (await (await ask(path, { as: b })).json()) as Answer;
  const list = await read<Awaited<ReturnType<typeof listExpenses>>>("/api/expenses");
  expect(list.totals).toMatchObject([
    { count: 4, total_cents: 17_605, net_cents: 16_412, vat_cents: 1193, paid_cents: 13_730 },
  ]);
  expect(list.unbooked_birds.count).toBe(0);
  const named = async (category: string) => {
    const found = list.data.find((it) => it.category === category);
    return (await read<{ data: Expense }>(`/api/expenses/${found?.id}`)).data;
  };
  // What a part was on is found again, and a supplier that was merged is its head still.
  expect(await named("energy")).toMatchObject({
    contact_name: "EDP",
    due_cents: 3875,
    shares: [
      { kind: "species", cents: 1292 },
      { kind: "place", name: "Gaiola 9", cents: 1292 },
      { kind: "bird", name: "PT 9", cents: 1291 },
    ],
  });
  expect(await named("feed")).toMatchObject({ is_stocked: true, stocked: { name: "Alpista", came: 5000 } });
  expect((await named("birds")).lines).toMatchObject([{ ring: "PT 9", cents: 4500 }]);
  const back = await named("Quotas");
  expect(back.shares).toMatchObject([
    { kind: "pair", name: one.number, pct: 25, cents: 2058 },
    { kind: "pair", name: two.number, cents: 6172 },
  ]);
  expect(back.receipt).toMatchObject({ name: "fatura.pdf", type: "application/pdf" });
  expect((await ask(`/api/expenses/${back.id}/receipt`, { as: b })).status).toBe(200);
  const recurring = await read<Awaited<ReturnType<typeof listRecurring>>>("/api/expenses/recurring");
  const target_id = back.shares[0]?.target_id;
  expect(recurring.data).toMatchObject([{ cents: 3000, shares: [{ kind: "pair", target_id, pct: 50 }] }]);
  expect(target_id).not.toBe(one.id);
});
