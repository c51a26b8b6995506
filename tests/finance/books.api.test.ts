import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import { playMarch } from "./march.ts";

const march = "from=2027-03-01&to=2027-03-31";

async function newTrade() {
  const world = await newNests("2027-04-16");
  const { ask, a } = world;
  const finance = async (query = march, as = a) =>
    ((await (await ask(`/api/finance?${query}`, { as })).json()) as { data: FinancePage }).data;
  const send = async (path: string, json: object, as = a) => {
    const answer = await ask(path, { as, method: "POST", json });
    return { status: answer.status, ...((await answer.json()) as { code?: string; data: Record<string, never> }) };
  };
  return { ...world, finance, send };
}

test("under the normal regime a sale counts without VAT, which stands apart and opens to its lines", async () => {
  const { db, a, finance, send } = await newTrade();
  await db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${a.org_id}`);
  const lines = [
    { text: "Macho", quantity: 1, unit_cents: 3500, vat_pct: 23 },
    { text: "Fêmea", quantity: 1, unit_cents: 2500, discount_pct: 10, vat_pct: 23 },
  ];
  const on = "2027-03-10";
  const sold = await send("/api/sales", { contact_name: "Ana", state: "delivered", on, lines, due: [] });
  expect(sold.data).toMatchObject({ total_cents: 5750, net_cents: 4675, vat_cents: 1075 });
  const of = "from=2027-03-01&to=2027-03-31";
  expect(await finance(of)).toMatchObject({
    income_cents: 4675,
    income_vat_cents: 1075,
    result_cents: 4675,
    meter: null,
  });
  const centsOf = async (by: string) => (await finance(`${of}&by=${by}`)).rows?.data.map(({ cents }) => cents).sort();
  expect(await centsOf("income")).toEqual([1829, 2846]);
  expect(await centsOf("income_vat")).toEqual([421, 654]);
});

test("a closed month refuses what is delivered, brought back, paid and booked in it", async () => {
  const { send, finance } = await newTrade();
  const lines = [{ text: "Gaiola", quantity: 1, unit_cents: 4000, vat_pct: 0 }];
  const sale = async (on: string, state: string) =>
    (await send("/api/sales", { contact_name: "Rui", state, on, lines, due: [] })).data as unknown as {
      id: string;
      lines: Array<{ id: string }>;
    };
  const [reserved, delivered] = [await sale("2027-02-01", "reserved"), await sale("2027-02-02", "delivered")];
  await send("/api/finance/months/2027-03/lock", {});
  const locked = { status: 409, code: "month_locked" };
  const turn = (id: string, state: string, on: string, line_ids?: string[]) =>
    send(`/api/sales/${id}/state`, { state, on, ...(line_ids && { line_ids }) });
  expect(await turn(reserved.id, "delivered", "2027-03-05")).toMatchObject(locked);
  const line_ids = delivered.lines.map(({ id }) => id);
  expect(await turn(delivered.id, "returned", "2027-03-05", line_ids)).toMatchObject(locked);
  const payment = {
    direction: "in",
    on: "2027-03-05",
    cents: 1000,
    method: "cash",
    sale_id: delivered.id,
    kind: "part",
  };
  expect(await send("/api/payments", payment)).toMatchObject(locked);
  expect(
    await send("/api/sales", { contact_name: "Rui", state: "delivered", on: "2027-03-05", lines, due: [] }),
  ).toMatchObject(locked);
  // Nothing of it was written by half, and the day after the month is open.
  expect(await finance("from=2027-03-01&to=2027-03-31&by=result")).toMatchObject({
    result_cents: 0,
    rows: { total: 0 },
  });
  expect((await turn(reserved.id, "delivered", "2027-04-01")).status).toBe(200);
});

test("an archive brings back every total and the months that are closed", async () => {
  const world = await newTrade();
  const { db, a, b, finance, send } = world;
  await playMarch(db, a.org_id, []);
  expect((await send("/api/finance/months/2027-03/lock", {})).status).toBe(200);
  const { bytes } = await takeArchive(world, a);
  const { data } = await submitArchive(world, b, bytes);
  expect((await putBack(world, b, data.digest)).status).toBe(200);
  await db.run(sql`UPDATE organizations SET vat_regime = 'exempt_53' WHERE id = ${b.org_id}`);
  for (const by of ["result", "cash", "due", "category"]) {
    const [before, after] = [await finance(`${march}&by=${by}`), await finance(`${march}&by=${by}`, b)];
    const totals = ({ lines, rows, locks, ...it }: FinancePage) => ({
      ...it,
      lines: lines.map(({ key, result_cents }) => [key, result_cents]),
      rows: rows?.data.map(({ number, on_day, cents }) => `${on_day} ${number} ${cents}`).sort(),
      locks: locks.map(({ month }) => month),
    });
    expect(totals(after)).toEqual(totals(before));
  }
  const late = { category: "feed", on: "2027-03-02", lines: [{ cents: 1, vat_pct: 0 }] };
  expect(await send("/api/expenses", late, b)).toMatchObject({ status: 409, code: "month_locked" });
});

test("the files hold every row: amounts that sum, and texts that nothing computes", async () => {
  const { db, a, ask } = await newTrade();
  await playMarch(db, a.org_id, []);
  await db.run(sql`UPDATE sale_lines SET text = '=1+1' WHERE id = 's1_0'`);
  const file = (format: string) => ask(`/api/finance/file.${format}?${march}`, { as: a });
  const csv = await (await file("csv")).text();
  expect(csv.trim().split("\r\n")).toHaveLength(9);
  expect(csv).toContain("'=1+1");
  expect(csv).toMatch(/[;,]"?-63[.,]80"?[;,]/);
  const xlsx = await file("xlsx");
  expect(xlsx.headers.get("content-disposition")).toContain("voliera-2027-03-01-2027-03-31.xlsx");
  const sheet = read(await xlsx.arrayBuffer()).Sheets.Accounts ?? {};
  const rows = utils.sheet_to_json<{ Description?: string; Category?: string; "Amount without VAT": number }>(sheet);
  expect(Math.round(rows.reduce((sum, row) => sum + row["Amount without VAT"], 0) * 100)).toBe(-3775);
  expect(rows.map((row) => row.Description)).toContain("=1+1");
  expect(rows.map((row) => row.Category)).toContain("Feed");
  expect(Object.values(sheet).some((cell) => (cell as { f?: string }).f)).toBe(false);
});

test("a view of the accounts is kept under a name, for whoever kept it alone", async () => {
  const { a, b, ask, send, finance } = await newTrade();
  const kept = await send("/api/views", { list: "finance", name: "Março", query: `${march}&by=species` });
  expect(kept.status).toBe(201);
  expect((await finance()).views).toMatchObject([{ name: "Março", query: `${march}&by=species` }]);
  expect((await finance(march, b)).views).toEqual([]);
  const birds = (await (await ask("/api/views?list=birds", { as: a })).json()) as { data: object[] };
  expect(birds.data).toEqual([]);
});

test("a year is read by indexes alone: nothing goes through all sales, expenses or payments", async () => {
  const { db, a, finance } = await newTrade();
  await playMarch(db, a.org_id, []);
  const large =
    /^(SCAN|SEARCH) (sale|line|share|expense|payment|sales|expenses|payments|sale_lines|expense_lines|expense_shares)\b/;
  for (const by of ["category", "contact", "species", "result", "cash", "due", "unshared", "reserved"]) {
    const before = tripsOf(db).length;
    await finance(`${march}&by=${by}`);
    for (const statement of tripsOf(db).slice(before).flat()) {
      const plan = (await planOf(db, statement)).split("\n");
      const steps = plan.filter((step) => large.test(step));
      const bad = steps.filter(
        (step) => /^SCAN/.test(step) || (/\(org_id=\?\)$/.test(step) && !/_(owed|overpaid)/.test(step)),
      );
      expect([by, bad]).toEqual([by, []]);
      if (/sale_dues/.test(statement.sql)) expect(plan.join()).toContain("sales_owed");
      // What a month came to is in the index.
      if (/substr\(on_day/.test(statement.sql))
        expect(steps.filter((step) => /_by_(day|delivery) /.test(step) && !/COVERING/.test(step))).toEqual([]);
    }
  }
});
