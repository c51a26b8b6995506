import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Given } from "#tests/clutches/egg-input.ts";
import type { Expense } from "#worker/expenses/expense-rows.ts";
import { newBooks } from "./books.ts";

const feed = { category: "feed", on: "2027-03-01", lines: [{ text: "Mistura", cents: 6380, vat_pct: 23 }] };

test("March's expenses are paid on their days, shared to the cent, and sum to what the list says", async () => {
  const { spend, list, payments, pair } = await newBooks();
  const pairs = [await pair(), await pair(), await pair()];
  const made = await spend(feed);
  expect(made).toMatchObject({
    status: 201,
    data: { total_cents: 6380, net_cents: 5187, vat_cents: 1193, paid_cents: 6380, due_cents: 0, currency: "EUR" },
  });
  await spend({
    category: "feed",
    on: "2027-03-04",
    lines: [{ text: "Papa de ovo", cents: 1850 }],
    contact_name: "Zoo Lima",
  });
  await spend({ category: "rings", on: "2027-03-08", lines: [{ cents: 1920 }] });
  await spend({ category: "medicine", on: "2027-03-12", lines: [{ cents: 4500 }], paid: false, due_on: "2027-04-12" });
  const shares = pairs.map(({ id }) => ({ pair_id: id }));
  const energy = await spend({ category: "energy", on: "2027-03-31", lines: [{ cents: 3875 }], shares });
  expect(energy.data.shares.map(({ cents }) => cents)).toEqual([1292, 1292, 1291]);
  expect(energy.data.unshared_cents).toBe(0);
  const march = await list("from=2027-03-01&to=2027-03-31");
  expect(march.totals).toMatchObject([{ currency: "EUR", count: 5, total_cents: 18_525, paid_cents: 14_025 }]);
  expect(march.data.map(({ on }) => on)).toEqual([
    "2027-03-31",
    "2027-03-12",
    "2027-03-08",
    "2027-03-04",
    "2027-03-01",
  ]);
  expect(march.data[3]).toMatchObject({ contact_name: "Zoo Lima", text: "Papa de ovo" });
  expect((await list("from=2027-03-01&to=2027-03-31&category=feed")).totals).toMatchObject([{ total_cents: 8230 }]);
  expect((await payments()).map(({ cents }) => cents)).toEqual([6380, 1850, 1920, 3875]);
});

test("an edit of amount and day takes the shares and the own payment along; a delete takes them too", async () => {
  const { spend, send, payments, pair } = await newBooks();
  const [one, two] = [await pair(), await pair()];
  const { data: made } = await spend({ ...feed, shares: [{ pair_id: one.id }, { pair_id: two.id, pct: null }] });
  const path = `/api/expenses/${made.id}`;
  const edited = await send(path, "PUT", {
    on: "2027-03-02",
    lines: [{ text: "Mistura", cents: 7001, vat_pct: 23 }],
    version: 1,
  });
  expect(edited.data).toMatchObject({ total_cents: 7001, paid_cents: 7001, due_cents: 0, on: "2027-03-02" });
  expect(edited.data.shares.map(({ cents }) => cents)).toEqual([3501, 3500]);
  expect(await payments()).toMatchObject([{ on_day: "2027-03-02", cents: 7001 }]);
  expect(await send(path, "PUT", { notes: "x", version: 1 })).toMatchObject({ status: 409, code: "stale" });
  expect((await send(path, "PUT", { paid: false })).data).toMatchObject({ paid_cents: 0, due_cents: 7001 });
  expect((await send(path, "PUT", { paid: true })).data).toMatchObject({ paid_cents: 7001 });
  expect((await send(path, "DELETE")).status).toBe(204);
  expect(await payments()).toEqual([]);
  expect((await send(path, "DELETE")).status).toBe(404);
});

test("the trail calls an expense by its category, and its days and amounts as they are read", async () => {
  const { spend, send, ask, a } = await newBooks();
  const { data: made } = await spend({ ...feed, category: "rings" });
  await send(`/api/expenses/${made.id}`, "PUT", { on: "2027-03-02" });
  const answer = await ask("/api/audit", { as: a, headers: { "Accept-Language": "en" } });
  type Line = { subject: string; name: string; changes: Array<{ field: string; before: string; after: string }> };
  const { data } = (await answer.json()) as { data: { items: Line[] } | Line[] };
  const lines = (Array.isArray(data) ? data : data.items).filter(({ subject }) => subject === "expense");
  expect(lines.map(({ name }) => name)).toEqual(["Rings", "Rings"]);
  const moved = { field: "Day", before: "1 Mar 2027", after: "2 Mar 2027" };
  expect(lines.flatMap(({ changes }) => changes)).toContainEqual(moved);
});

test("an expense with a payment of somebody's own is kept until that is taken back", async () => {
  const { spend, send, db, a } = await newBooks();
  const { data: made } = await spend({ ...feed, paid: false });
  await db.run(sql`INSERT INTO payments (id, org_id, direction, kind, on_day, cents, currency, method, expense_id, created_at, updated_at)
    VALUES ('payment_1', ${a.org_id}, 'out', 'part', '2027-03-09', 1000, 'EUR', 'cash', ${made.id}, '2027-03-21T00:00:00Z', '2027-03-21T00:00:00Z')`);
  const path = `/api/expenses/${made.id}`;
  expect((await send(path, "PUT", { paid: true })).data).toMatchObject({
    paid_cents: 6380,
    payments: [{}, { cents: 5380, is_own: 1 }].reverse(),
  });
  const refused = await send(path, "DELETE");
  expect([refused.status, refused.code]).toEqual([409, "conflict"]);
  await db.run(sql`DELETE FROM payments WHERE id = 'payment_1'`);
  expect((await send(path, "DELETE")).status).toBe(204);
});

test("what cannot be is refused on its field", async () => {
  const { spend, pair, bird } = await newBooks();
  const fields = async (json: Given) =>
    (await spend({ ...feed, ...json })).errors?.map(({ path, code }) => `${path} ${code}`);
  const own = await pair();
  expect(await fields({ lines: [{ cents: -1 }] })).toEqual(["lines.0.cents money.negative"]);
  expect(await fields({ lines: [{ cents: 0 }] })).toEqual(["lines money.some"]);
  expect(await fields({ lines: [{ cents: 1, vat_pct: 101 }] })).toEqual(["lines.0.vat_pct money.percent"]);
  expect(await fields({ lines: [] })).toEqual(["lines expenses.lines.required"]);
  expect(await fields({ shares: [{ pair_id: own.id, pct: 101 }] })).toEqual(["shares.0.pct money.percent"]);
  expect(await fields({ shares: [{ pair_id: own.id, cents: 6381 }] })).toEqual(["shares expenses.shares.above"]);
  expect(await fields({ shares: [{ pair_id: "pair_nobodys" }] })).toEqual(["shares.0.pair_id fields.unknown_id"]);
  expect(await fields({ shares: [{}] })).toEqual(["shares.0 expenses.shares.one"]);
  expect(await fields({ contact_id: "contact_nobodys" })).toEqual(["contact_id fields.unknown_id"]);
  expect(await fields({ on: "2027-04-06" })).toEqual(["on expenses.on.future"]);
  expect(await fields({ paid: false, due_on: "2027-02-28" })).toEqual(["due_on expenses.due_on.early"]);
  const reference = await bird({ is_reference: true });
  expect(await fields({ lines: [{ cents: 100, bird_id: reference.id }] })).toEqual(["lines expenses.lines.bird"]);
});

test("a bird in the trash keeps its place in an expense that is edited, and takes no new one", async () => {
  const { spend, send, bird, ask, a } = await newBooks();
  const { id: bird_id } = await bird({ identifier: "PT 7" });
  const lines = [{ cents: 3500, bird_id }];
  const { data: made } = await spend({ category: "birds", lines, shares: [{ bird_id, pct: 50 }] });
  await ask(`/api/birds/${bird_id}`, { as: a, method: "DELETE" });
  const path = `/api/expenses/${made.id}`;
  const edited = await send(path, "PUT", { lines: [{ cents: 3600, bird_id }], shares: [{ bird_id, pct: 50 }] });
  expect(edited).toMatchObject({ status: 200, data: { total_cents: 3600, shares: [{ name: "PT 7", cents: 1800 }] } });
  expect((await spend({ category: "birds", lines: [{ cents: 1 }], shares: [{ bird_id }] })).errors).toMatchObject([
    { path: "shares.0.bird_id", code: "fields.unknown_id" },
  ]);
});

test("a locked month refuses to be written in, in words, but lets notes be changed", async () => {
  const { spend, send, lock, db, ask, a } = await newBooks();
  const { data: made } = await spend(feed);
  const { data: expected } = await spend({ ...feed, paid: false });
  await db.run(sql`UPDATE expenses SET is_expected = 1 WHERE id = ${expected.id}`);
  await lock("2027-03");
  const path = `/api/expenses/${made.id}`;
  expect(await spend(feed)).toMatchObject({ status: 409, code: "month_locked" });
  expect(await send(path, "PUT", { lines: [{ cents: 1 }] })).toMatchObject({ status: 409, code: "month_locked" });
  expect(await send(path, "PUT", { on: "2027-04-01" })).toMatchObject({ status: 409, code: "month_locked" });
  expect(await send(path, "PUT", { paid: false })).toMatchObject({ status: 409, code: "month_locked" });
  expect(await send(path, "PUT", { shares: [{ text: "Quintal" }] })).toMatchObject({
    status: 409,
    code: "month_locked",
  });
  expect(await send(path, "DELETE")).toMatchObject({ status: 409, code: "month_locked" });
  const confirmed = await send(`/api/expenses/${expected.id}/confirm`, "POST", {});
  expect(confirmed).toMatchObject({ status: 409, code: "month_locked" });
  // A paper changes no sum.
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "fatura.pdf"));
  expect((await ask(`${path}/receipt`, { as: a, method: "PUT", form })).status).toBe(200);
  expect((await send(path, "PUT", { notes: "Fatura 12", lines: made.lines })).status).toBe(200);
});

test("birds with a price and no expense are booked with one press, once", async () => {
  const { bird, list, post, send, lock, payments } = await newBooks();
  await bird({ acquired_price_cents: 3500, acquired_on: "2027-03-03" });
  const hen = await bird({ acquired_price_cents: 2500, acquired_on: "2027-03-03" });
  await bird({ acquired_price_cents: 9000, acquired_on: "2027-03-10" });
  await bird({ acquired_price_cents: 100, acquired_on: "2027-02-10" });
  await bird({ acquired_price_cents: 500, is_reference: true });
  await lock("2027-02");
  expect((await list()).unbooked_birds).toEqual({ count: 3, cents: 15_000, currency: "EUR" });
  const both = await Promise.all(
    [1, 2].map(() => post<{ birds: number; expenses: number }>("/api/expenses/bought-birds", {})),
  );
  expect(both.map(({ data }) => data.birds).sort()).toEqual([0, 3]);
  const { data: booked, totals, unbooked_birds } = await list();
  expect(booked.map(({ on, total_cents, lines }) => [on, total_cents, lines])).toEqual([
    ["2027-03-10", 9000, 1],
    ["2027-03-03", 6000, 2],
  ]);
  expect([totals[0]?.paid_cents, unbooked_birds.count, (await payments()).length]).toEqual([15_000, 0, 2]);
  expect(
    (await post("/api/expenses", { category: "birds", lines: [{ cents: 1, bird_id: hen.id }] })).errors,
  ).toMatchObject([{ path: "lines" }]);
  await send(`/api/expenses/${booked[1]?.id}`, "DELETE");
  expect((await list()).unbooked_birds.count).toBe(2);
});

test("a receipt is kept, given as a file and taken away; a second press under one key writes one expense", async () => {
  const { spend, ask, a, list } = await newBooks();
  const key = { "Idempotency-Key": "one" };
  const [first, second] = [await spend(feed, key), await spend(feed, key)];
  expect([second.data.id, (await list()).total]).toEqual([first.data.id, 1]);
  expect((await spend({ ...feed, lines: [{ cents: 1 }] }, key)).status).toBe(409);
  const path = `/api/expenses/${first.data.id}/receipt`;
  const form = new FormData();
  form.set("file", new File(["%PDF-1.4\n1 0 obj\n%%EOF\n"], "fatura março.pdf"));
  const put = await ask(path, { as: a, method: "PUT", form });
  expect(((await put.json()) as { data: Expense }).data.receipt).toMatchObject({
    name: "fatura março.pdf",
    type: "application/pdf",
  });
  const file = await ask(path, { as: a });
  expect([file.status, file.headers.get("Content-Type"), file.headers.get("Cache-Control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  expect((await ask(path, { as: a, method: "DELETE" })).status).toBe(204);
  expect((await ask(path, { as: a })).status).toBe(404);
});
