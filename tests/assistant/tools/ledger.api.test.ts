import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { toolsFor } from "#tests/assistant/tool-caller.ts";
import { playMarch } from "#tests/finance/march.ts";
import { newBooks } from "#tests/payments/books.ts";
import { newShelf } from "#tests/stock/shelf.ts";
import type { PairCost } from "#worker/finance/pairs.ts";
import type { FinancePage } from "#worker/finance/queries.ts";

const march = { from: "2027-03-01", to: "2027-03-31" };

test("money is what finance has: booked of a month that is over, of one part, and nothing for who sees none", async () => {
  const world = await newBooks("2027-04-16");
  const { a, db, pair, get } = world;
  const pairs = [await pair(), await pair(), await pair()];
  await playMarch(
    db,
    a.org_id,
    pairs.map(({ id }) => id),
  );
  const { find } = toolsFor(world, a, { now: "2027-04-16T12:00:00Z" });
  const profit = await find("money", { ...march, about: "profit" });
  expect(profit).toMatchObject({
    outcome: "answered",
    figures: { income_cents: 14_750, expense_cents: 18_525, result_cents: -3775 },
    href: "/finance?from=2027-03-01&to=2027-03-31",
    answer: "The result from 1 March 2027 to 31 March 2027 is -€37.75: sales of €147.50 less expenses of €185.25.",
  });
  expect(Object.keys(profit.figures)).not.toContain("reserved_cents");
  const sales = await find("money", { ...march, about: "sales" });
  expect(sales.figures).toMatchObject({ income_cents: 14_750, total: 3 });
  expect(sales.rows.items[0]?.href).toBe("/finance/sales/s2");
  expect(await find("money", { ...march, about: "expenses", category: "feed" })).toMatchObject({
    figures: { expense_cents: 8230, total: 2 },
    href: "/finance?from=2027-03-01&to=2027-03-31&by=category&of=feed&side=expense",
    answer: "Feed: expenses from 1 March 2027 to 31 March 2027 come to €82.30.",
  });
  const keeper = toolsFor(world, a, { role: "keeper", language: "pt" });
  for (const [tool, input] of Object.entries({
    money: { ...march, about: "profit" },
    owed: { direction: "in" },
    chick_cost: {},
  }))
    expect(await keeper.find(tool as "money", input)).toMatchObject({
      outcome: "not_allowed",
      figures: {},
      href: null,
    });
  // Of what nothing was ever written down no forecast is made up.
  const ahead = await find("money", { from: "2027-05-01", to: "2027-05-31", about: "sales" });
  expect(ahead.outcome).toBe("unknown");
  const cost = await find("chick_cost", { pair_id: pairs[0]?.id, ...march });
  const page = (await get<PairCost>(`/api/finance/pairs/${pairs[0]?.id}?from=2027-03-01&to=2027-03-31`)).data;
  expect(cost).toMatchObject({ outcome: "unknown", figures: { cost_cents: page.cost_cents, weaned: 0 } });
});

test("the forecast of a period that is not over is that of the page, with what is reserved beside it", async () => {
  const world = await newBooks("2027-04-16");
  const { a, sale, get } = world;
  for (const month of ["10", "11", "12"]) await sale({ total: 30_000, delivered: `2026-${month}-10` });
  for (const month of ["01", "02", "03"]) await sale({ total: 30_000, delivered: `2027-${month}-10` });
  await sale({ total: 12_000, delivered: "2027-04-10" });
  await sale({ total: 5000, state: "reserved" });
  const { find } = toolsFor(world, a, { now: "2027-04-16T12:00:00Z" });
  const quarter = { from: "2027-04-01", to: "2027-06-30" };
  const found = await find("money", { ...quarter, about: "profit" });
  const { coming } = (await get<FinancePage>("/api/finance?from=2027-04-01&to=2027-06-30")).data;
  expect(found.figures).toMatchObject({
    result_cents: 12_000,
    forecast_cents: 90_000,
    rest_cents: 78_000,
    reserved_cents: 5000,
  });
  expect(coming?.result.cents).toBe(90_000);
  const next = await find("money", { from: "2027-05-01", to: "2027-05-31", about: "sales" });
  expect(next).toMatchObject({ outcome: "answered", figures: { income_cents: 0, forecast_cents: 30_000 } });
  expect(next.answer).toBe(
    "With the forecast of the rest, sales from 1 May 2027 to 31 May 2027 may come to €300.00. More months are needed to tell how sure that is. Beside that €50.00 of sales are reserved and do not count yet.",
  );
});

test("who owes what is told with what is late, in all and of one contact", async () => {
  const world = await newBooks();
  const { a, contact, sale, expense } = world;
  const [rui, ana] = [await contact("Rui Neves"), await contact("Ana Reis")];
  await sale({ total: 9000, contact: rui }, [["2027-04-10", 9000]]);
  await sale({ total: 4000, contact: ana }, [["2027-05-10", 4000]]);
  await expense(4500, { due: "2027-04-30" });
  const { find } = toolsFor(world, a, { now: "2027-04-20T12:00:00Z" });
  expect(await find("owed", { direction: "in" })).toMatchObject({
    figures: { total: 2, cents: 13_000, late: 1, overdue_cents: 9000 },
    href: "/payments?direction=in",
    answer: "You are owed €130.00, in 2 payments. Of that €90.00 is late (1 payment).",
  });
  expect(await find("owed", { direction: "in", contact_id: ana })).toMatchObject({
    figures: { total: 1, cents: 4000, late: 0 },
    answer: "Ana Reis owes you €40.00, in 1 payment.",
  });
  expect(await find("owed", { direction: "in", late: true })).toMatchObject({ figures: { total: 1, cents: 9000 } });
  expect(await find("owed", { direction: "out", late: true })).toMatchObject({ figures: { total: 0, cents: 0 } });
  const [pt] = [await toolsFor(world, a, { language: "pt" }).find("owed", { direction: "out" })];
  expect(pt?.answer).toMatch(/^Tem a pagar 45,00\s€, em 1 pagamento\.$/);
});

test("a chick of a season costs its expenses by the chicks weaned", async () => {
  const world = await newBooks();
  const { a, pair, laid, done, db, expense } = world;
  const eggs = await laid((await pair()).id, 3);
  await done(eggs, "2027-04-10", { state: "fertile" });
  await done(eggs, "2027-04-17", { state: "hatched" });
  await expense(4500);
  const { find } = toolsFor(world, a, { now: "2027-06-20T12:00:00Z" });
  expect(await find("chick_cost", { season: "2027" })).toMatchObject({ outcome: "unknown" });
  await db.run(sql`UPDATE eggs SET weaned_on = '2027-05-20' WHERE id <> ${eggs[2]?.id ?? ""}`);
  expect(await find("chick_cost", {})).toMatchObject({
    outcome: "answered",
    figures: { cost_cents: 4500, weaned: 2, per_weaned_cents: 2250 },
    href: "/finance?from=2027-01-01&to=2027-12-31",
  });
  const whole = { from: "2027-01-01", to: "2027-12-31" };
  expect((await find("chick_cost", whole)).figures).toMatchObject({ per_weaned_cents: 2250 });
  expect(await find("chick_cost", march)).toMatchObject({ outcome: "unknown" });
});

test("the shelf is told with what runs out, and an item with how long it lasts", async () => {
  const world = await newShelf("2027-03-01");
  const { a, item, move } = world;
  const seed = await item({ minimum: 5000 });
  await item({ name: "Grit", minimum: 100 });
  await move(seed.id, { kind: "purchase", packs: 1, on: "2027-02-01", expires_on: "2027-03-20" });
  await move(seed.id, { kind: "use", quantity: 2800, on: "2027-02-20" });
  const { find } = toolsFor(world, a, { now: "2027-03-01T12:00:00Z" });
  expect(await find("stock", {})).toMatchObject({ figures: { total: 2, low: 1, expiring: 1 }, href: "/stock" });
  expect(await find("stock", { show: "running_out" })).toMatchObject({
    figures: { total: 1 },
    href: "/stock?show=low",
    answer: "1 item is running out: Grit.",
  });
  expect(await find("stock", { item_id: seed.id })).toMatchObject({
    figures: { balance: 22_200, days_left: 222, use_per_day: 100 },
    answer:
      "Mistura: 22.2 kg left. At the pace of the last four weeks it lasts 222 days. The next lot expires on 20 March 2027.",
  });
  expect(await find("stock", { item_id: "item_none" })).toMatchObject({ outcome: "not_there" });
});
