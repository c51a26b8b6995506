import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newNests } from "#tests/clutches/nests.ts";
import type { PairCost } from "#worker/finance/pairs.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import { playMarch } from "./march.ts";

async function newMarch(today: string) {
  const nests = await newNests(today);
  const { pair, db, a, ask, get } = nests;
  const pairs = [(await pair()).id, (await pair()).id, (await pair()).id] as const;
  await playMarch(db, a.org_id, pairs);
  const march = async (query = "") =>
    (await get<FinancePage>(`/api/finance?from=2027-03-01&to=2027-03-31&${query}`)).data;
  const post = async (path: string, json: object, as = a) => {
    const answer = await ask(path, { as, method: "POST", json });
    return { status: answer.status, ...((await answer.json()) as { code?: string; data?: unknown }) };
  };
  return { ...nests, pairs, march, post };
}

test("March comes to what the issue says, and every figure opens to rows that sum to it", async () => {
  const { march, pairs } = await newMarch("2027-04-16");
  const page = await march();
  expect(page).toMatchObject({
    income_cents: 14_750,
    expense_cents: 18_525,
    result_cents: -3775,
    cash_cents: -8275,
    due_cents: 4500,
    overdue_cents: 4500,
    meter: { cents: 14_750, limit_cents: 1_500_000, at_once_cents: 1_875_000, year: "2027" },
    before: { from: "2027-02-01", to: "2027-02-28", result_cents: 0 },
  });
  expect(page.by_category).toContainEqual({ category: "feed", cents: 8230 });
  const figures = {
    result: -3775,
    income: 14_750,
    expense: 18_525,
    cash: -8275,
    due: 4500,
    overdue: 4500,
    reserved: 0,
  };
  for (const [figure, cents] of Object.entries({ ...figures, unshared: 14_650, income_vat: 0 })) {
    const { rows } = await march(`by=${figure}`);
    expect([figure, rows?.cents, rows?.data.reduce((sum, it) => sum + it.cents, 0)]).toEqual([figure, cents, cents]);
  }
  for (const by of ["category", "species", "pair", "bird", "contact"]) {
    const { lines } = await march(`by=${by}`);
    expect([by, lines.reduce((sum, it) => sum + it.result_cents, 0)]).toEqual([by, -3775]);
    for (const { key, ...line } of lines) {
      const of = `by=${by}&of=${encodeURIComponent(key)}`;
      expect((await march(of)).rows?.cents).toBe(line.result_cents);
      for (const side of ["income", "expense"] as const)
        expect((await march(`${of}&side=${side}`)).rows?.cents).toBe(line[`${side}_cents`]);
    }
  }
  expect((await march(`by=pair&of=${pairs[2]}`)).rows?.cents).toBe(-1291);
  // What is in another money stands apart, and opens in that.
  expect([page.others, page.is_own]).toEqual([[], true]);
  expect(await march("currency=USD&by=result")).toMatchObject({ is_own: false, result_cents: 0, rows: { cents: 0 } });
});

test("what was sold in another money stands apart, and opens in that", async () => {
  const { march, db } = await newMarch("2027-04-16");
  await db.run(sql`UPDATE sales SET currency = 'USD' WHERE id = 's2'`);
  await db.run(sql`UPDATE payments SET currency = 'USD' WHERE sale_id = 's2'`);
  const page = await march();
  expect([page.income_cents, page.cash_cents, page.due_cents, page.meter?.cents]).toEqual([5750, -12_775, 0, 5750]);
  expect(page.others).toMatchObject([{ currency: "USD", income_cents: 9000, cash_cents: 4500, due_cents: 4500 }]);
  for (const [figure, cents] of Object.entries({ income: 9000, cash: 4500, due: 4500, expense: 0 }))
    expect((await march(`currency=USD&by=${figure}`)).rows?.cents).toBe(cents);
  expect((await march("currency=USD")).others).toMatchObject([{ currency: "EUR", income_cents: 5750 }]);
});

test("what is due on the 15th is overdue from the 16th, what comes back counts on its day, and VAT stands apart", async () => {
  const { march, db, a, get, b, ask } = await newMarch("2027-04-15");
  expect(await march()).toMatchObject({ due_cents: 4500, overdue_cents: 0 });
  await db.run(sql`UPDATE sale_lines SET returned_on = '2027-04-02' WHERE org_id = ${a.org_id} AND id = 's1_1'`);
  const april = (await get<FinancePage>("/api/finance?from=2027-04-01&to=2027-04-30")).data;
  expect([april.income_cents, april.before.income_cents]).toEqual([-2250, 14_750]);
  await db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${a.org_id}`);
  await db.run(sql`UPDATE expenses SET net_cents = 5187, vat_cents = 1193 WHERE org_id = ${a.org_id} AND id = 'e1'`);
  expect(await march()).toMatchObject({ expense_cents: 17_332, expense_vat_cents: 1193, meter: null });
  // Another organisation sees nothing of it, and nobody asks for a period that ends before it begins.
  const theirs = await ask("/api/finance?from=2027-03-01&to=2027-03-31", { as: b });
  expect(((await theirs.json()) as { data: FinancePage }).data).toMatchObject({ income_cents: 0, due_cents: 0 });
  for (const query of ["from=2027-03-02&to=2027-03-01", "from=x", "by=colour", "page=0", "currency=eur", "side=x"])
    expect((await ask(`/api/finance?${query}`, { as: a })).status).toBe(422);
});

test("a pair with 18.50 of its own and 96 of 336 bird-days of 30.00 cost 27.07, or 13.54 a weaned chick", async () => {
  const nests = await newNests("2027-04-01");
  const { pair, bird, db, a, get, laid, done, dayIs } = nests;
  const { id } = await pair();
  const eggs = await laid(id, 2);
  await done(eggs, "2027-04-08", { state: "fertile" });
  await done(eggs, "2027-04-13", { state: "hatched" });
  await dayIs("2027-06-01");
  const at = "2027-04-01T08:00:00.000Z";
  await db.run(sql`UPDATE birds SET acquired_on = '2027-04-01' WHERE org_id = ${a.org_id}
    AND id NOT IN (SELECT chick_id FROM eggs WHERE chick_id IS NOT NULL)`);
  await db.run(sql`UPDATE eggs SET weaned_on = '2027-04-30' WHERE org_id = ${a.org_id} AND pair_id = ${id}`);
  for (const [key, cents, share] of [
    ["x1", 1850, 1850],
    ["x2", 3000, 0],
  ] as const) {
    await db.run(sql`INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, created_at, updated_at)
      VALUES (${key}, ${a.org_id}, 'feed', '2027-04-05', 'EUR', ${cents}, ${cents}, 0, ${at}, ${at})`);
    if (share > 0)
      await db.run(sql`INSERT INTO expense_shares (id, org_id, expense_id, position, pair_id, cents)
        VALUES ('y1', ${a.org_id}, ${key}, 0, ${id}, ${share})`);
  }
  const path = `/api/finance/pairs/${id}?from=2027-04-01&to=2027-04-30`;
  const alone = (await get<PairCost>(path)).data;
  expect(alone).toMatchObject({ own_cents: 1850, pair_days: 96, bird_days: 96, spread_cents: 3000, weaned: 2 });
  // Eight more of 30 days each: 336 in all.
  for (let eighth = 0; eighth < 8; eighth++) await bird({ acquired_on: "2027-04-01" });
  const cost = (await get<PairCost>(path)).data;
  expect(cost).toMatchObject({ bird_days: 336, spread_cents: 857, cost_cents: 2707, per_weaned_cents: 1354 });
  expect(cost.birds.reduce((sum, it) => sum + it.cents, 0)).toBe(857);
  // A bird of two pairs is there for both.
  const other = (await pair()).id;
  await db.run(sql`UPDATE birds SET acquired_on = '2027-05-01' WHERE org_id = ${a.org_id}
    AND id IN (SELECT bird_id FROM pair_birds WHERE pair_id = ${other})`);
  await db.run(sql`INSERT INTO pair_birds (id, org_id, pair_id, bird_id, ring, side, from_on)
    SELECT 'twice', org_id, ${other}, bird_id, ring, side, '2027-04-02' FROM pair_birds WHERE pair_id = ${id} AND side = 'cock'`);
  const twice = await get<PairCost>(`/api/finance/pairs/${other}?from=2027-04-01&to=2027-04-30`);
  expect(twice.data).toMatchObject({ own_cents: 0, pair_days: 30, bird_days: 336, spread_cents: 268, weaned: 0 });
});

test("a month is closed once, refuses writes, and only the owner opens it, with a reason that stays", async () => {
  const { post, db, a } = await newMarch("2027-04-16");
  const path = "/api/finance/months/2027-03";
  const both = await Promise.all([post(`${path}/lock`, {}), post(`${path}/lock`, {})]);
  expect(both.map(({ status, data }) => [status, data])).toEqual(
    [0, 1].map(() => [200, { month: "2027-03", is_locked: true }]),
  );
  await expect(db.run(sql`UPDATE expenses SET total_cents = 1, net_cents = 1 WHERE id = 'e1'`)).rejects.toThrow();
  expect((await post("/api/finance/months/2027-05/lock", {})).status).toBe(422);
  expect((await post("/api/finance/months/2027-13/lock", {})).status).toBe(404);
  expect((await post(`${path}/unlock`, { reason: " " })).status).toBe(422);
  expect(await post(`${path}/unlock`, { reason: "Fatura em falta" })).toMatchObject({
    status: 200,
    data: { is_locked: false },
  });
  const kept = await db.all<{ deed: string; changes: string }>(
    sql`SELECT deed, changes FROM audit WHERE org_id = ${a.org_id} AND subject = 'month' ORDER BY rowid`,
  );
  expect(kept.map(({ deed }) => deed)).toEqual(["created", "deleted"]);
  expect(kept[1]?.changes).toContain("Fatura em falta");
});
