import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Given } from "#tests/clutches/egg-input.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { MovedAnswer } from "#worker/stock/moving.ts";
import { newBooks } from "./books.ts";

const bag = { kind: "purchase", packs: 2, cents: 6380, vat_pct: 6, on: "2027-03-01", expense: true };

async function newShelfWithBooks() {
  const books = await newBooks();
  const { post, get, db, a } = books;
  const item = async (given: Given = {}) =>
    (await post<Item>("/api/stock", { name: "Mistura", category: "seed", unit: "g", pack_size: 25_000, ...given })).data
      .id;
  const move = (id: string, json: Given, headers = {}) => post<MovedAnswer>(`/api/stock/${id}/moves`, json, headers);
  const shown = async (id: string) => (await get<Item>(`/api/stock/${id}`)).data;
  const counts = async () =>
    (
      await db.all(sql`SELECT (SELECT count(*) FROM stock_moves WHERE org_id = ${a.org_id}) AS moves,
      (SELECT count(*) FROM expenses WHERE org_id = ${a.org_id}) AS expenses,
      (SELECT count(*) FROM payments WHERE org_id = ${a.org_id}) AS payments`)
    )[0];
  return { ...books, item, move, shown, counts };
}

test("a purchase that is an expense too is both, once, paid on its day, and each leads to the other", async () => {
  const { item, move, shown, counts, send, list } = await newShelfWithBooks();
  const id = await item();
  const both = await Promise.all(
    [0, 1].map(() => move(id, { ...bag, supplier_name: "Zoo Lima" }, { "Idempotency-Key": "bought" })),
  );
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const { expense_id = "" } = both[0]?.data ?? {};
  expect(both[1]?.data.expense_id).toBe(expense_id);
  expect(await counts()).toEqual({ moves: 1, expenses: 1, payments: 1 });
  const path = `/api/expenses/${expense_id}`;
  expect((await send(path, "GET")).data).toMatchObject({
    category: "feed",
    on: "2027-03-01",
    total_cents: 6380,
    net_cents: 6019,
    vat_cents: 361,
    paid_cents: 6380,
    contact_name: "Zoo Lima",
    is_stocked: true,
    lines: [{ text: "Mistura, 2 × 25 kg" }],
    stocked: { item_id: id, name: "Mistura", unit: "g", came: 50_000, is_corrected: false },
  });
  expect((await list("from=2027-03-01&to=2027-03-31")).totals).toMatchObject([{ total_cents: 6380 }]);
  const page = (await shown(id)) as Item & { moves: Array<{ expense_id: string | null }> };
  expect(page.moves).toMatchObject([{ expense_id }]);
  // What it cost was typed wrong: the price of the lot goes along, and what is shared out is what is used.
  const lines = [{ text: "Mistura", cents: 6000, vat_pct: 6 }];
  expect((await send(path, "PUT", { lines })).data).toMatchObject({ total_cents: 6000, paid_cents: 6000 });
  expect((await shown(id)).value_cents).toBe(6000);
  expect((await send(path, "PUT", { shares: [{ text: "x", pct: 50 }] })).status).toBe(422);
  // Without its expense the stock stays as it is.
  expect((await send(path, "DELETE")).status).toBe(204);
  expect(await shown(id)).toMatchObject({ balance: 50_000, value_cents: 6000, moves: [{ expense_id: null }] });
});

test("a wrong purchase is corrected and its expense stays; the same money then bought what really came", async () => {
  const { item, move, shown, send } = await newShelfWithBooks();
  const id = await item({ category: "Areia" });
  const bought = await move(id, { ...bag, paid: false });
  const [made] = bought.data.moves;
  expect((await move(id, { kind: "correction", corrects_id: made?.id, quantity: 25_000 })).status).toBe(201);
  expect(await shown(id)).toMatchObject({ balance: 25_000, value_cents: 6380, lots: [{ quantity: 25_000 }] });
  expect((await send(`/api/expenses/${bought.data.expense_id}`, "GET")).data).toMatchObject({
    category: "Areia",
    total_cents: 6380,
    paid_cents: 0,
    due_cents: 6380,
    stocked: { came: 25_000, is_corrected: true },
  });
});

test("neither is there without the other: closed months, no price, other kinds and those who may not write money", async () => {
  const { item, move, counts, lock, db, a, get } = await newShelfWithBooks();
  const id = await item();
  await lock("2027-02");
  expect(await move(id, { ...bag, on: "2027-02-10" })).toMatchObject({ status: 409, code: "month_locked" });
  expect((await move(id, { ...bag, cents: null })).status).toBe(422);
  expect((await move(id, { ...bag, cents: 0 })).status).toBe(422);
  expect((await move(id, { ...bag, kind: "use" })).status).toBe(422);
  expect((await move(id, { ...bag, on: "2027-04-06" })).status).toBe(422);
  expect((await move(id, { ...bag, supplier_id: "contact_none" })).status).toBe(422);
  expect((await move(id, { ...bag, expense: "yes" })).status).toBe(422);
  expect((await move("item_none", bag)).status).toBe(404);
  expect(await counts()).toEqual({ moves: 0, expenses: 0, payments: 0 });
  // Bought without, it does not become one under the same key.
  const key = { "Idempotency-Key": "once" };
  expect((await move(id, { ...bag, expense: false }, key)).data.expense_id).toBeUndefined();
  expect((await move(id, bag, key)).status).toBe(409);
  expect(await counts()).toEqual({ moves: 1, expenses: 0, payments: 0 });
  await db.run(sql`UPDATE users SET role = 'keeper' WHERE id = ${a.user_id}`);
  expect((await move(id, bag)).status).toBe(403);
  expect((await move(id, { ...bag, expense: false })).status).toBe(403);
  expect((await move(id, { kind: "purchase", packs: 1 })).status).toBe(201);
  const page = (await get<{ moves: Array<{ expense_id: string | null }> }>(`/api/stock/${id}`)).data;
  expect(page.moves.every(({ expense_id }) => expense_id === null)).toBe(true);
});
