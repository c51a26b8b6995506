import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newShelf } from "./shelf.ts";

test("a difference is booked with a reason, and a sheet all or none of it, in one trip", async () => {
  const { item, move, shown, post, db, a } = await newShelf();
  const ids: string[] = [];
  for (let n = 0; n < 40; n += 1) {
    const { id } = await item({ name: `Artigo ${n}`, ...(n === 39 && { minimum: 900 }) });
    if (n > 0) await move(id, { kind: "purchase", quantity: 1000, expires_on: "2027-06-30" });
    ids.push(id);
  }
  const [fresh = "", one = ""] = ids;
  const count = (id: string, json: Record<string, unknown>) =>
    post<{ difference: number }>(`/api/stock/${id}/count`, json);
  const unexplained = await count(one, { quantity: 900 });
  expect(unexplained).toMatchObject({ status: 422, errors: [{ path: "why", code: "stock.count.why" }] });
  expect((await count(one, { quantity: 1000 })).status).toBe(201);
  const sheet = (quantity: (at: number) => number, more: Record<string, unknown> = {}) => ({
    items: ids.map((id, at) => ({ id, quantity: quantity(at), expected: at ? 1000 : 0 })),
    ...more,
  });
  // The first had no lot yet, so there is nothing to explain of it; of the last there is.
  expect(
    (
      await post(
        "/api/stock/count",
        sheet((at) => (at === 39 ? 800 : at ? 1000 : 70)),
      )
    ).status,
  ).toBe(422);
  expect(await shown(fresh)).toMatchObject({ balance: 0, lots: [] });
  await move(one, { kind: "use", quantity: 10 });
  const why = { why: "derramado" };
  expect(
    (
      await post(
        "/api/stock/count",
        sheet((at) => (at ? 800 : 70), why),
      )
    ).status,
  ).toBe(409);
  await move(one, { kind: "return", quantity: 10 });
  await shown(one);
  const before = tripsOf(db).length;
  const all = await post<Array<{ difference: number; moves: object[] }>>(
    "/api/stock/count",
    sheet((at) => (at ? 800 : 70), why),
  );
  expect(all.status).toBe(201);
  // Who asks, and the write.
  expect(tripsOf(db).length - before).toBe(2);
  expect(all.data.map(({ difference, moves }) => [difference, moves.length])).toEqual([
    [70, 1],
    [-200, 1],
    ...Array.from({ length: 38 }, () => [-200, 1]),
  ]);
  expect(await shown(fresh)).toMatchObject({ balance: 70, lots: [{ balance: 70 }] });
  const notices = await db.all(sql`SELECT facts FROM notifications WHERE event = 'stock.low' AND org_id = ${a.org_id}`);
  expect(notices).toHaveLength(1);
  expect(
    (
      await post(
        "/api/stock/count",
        sheet(() => 1, why),
      )
    ).status,
  ).toBe(409);
});

test("what a feed round owes is settled by a count, and what is too much lies in the last lot", async () => {
  const { item, move, shown, post, db, a } = await newShelf();
  const { id } = await item();
  await move(id, { kind: "purchase", quantity: 500, expires_on: "2027-06-30" });
  await move(id, { kind: "purchase", quantity: 300, expires_on: "2027-09-30" });
  const [last] = (await shown(id)).lots.slice(-1);
  await db.run(sql`INSERT INTO stock_moves (id, org_id, item_id, lot_id, kind, quantity, on_day, created_at)
    VALUES ('sm_owed', ${a.org_id}, ${id}, ${last?.id}, 'use', -400, '2027-03-01', '2027-03-01')`);
  const counted = await post<{ moves: Array<{ quantity: number }> }>(`/api/stock/${id}/count`, {
    quantity: 650,
    why: "mal pesado",
  });
  expect(counted).toMatchObject({ status: 201, data: { expected: 400, difference: 250, balance: 650 } });
  expect((await shown(id)).lots.map(({ balance }) => balance)).toEqual([650]);
  expect(counted.data.moves.map(({ quantity }) => quantity).toSorted()).toEqual([100, 150]);
  const key = { "Idempotency-Key": "count-1" };
  const twice = { quantity: 600, why: "mal pesado" };
  const [one, again] = [
    await post(`/api/stock/${id}/count`, twice, key),
    await post(`/api/stock/${id}/count`, twice, key),
  ];
  expect([again.status, again.data]).toEqual([201, one.data]);
  expect((await post(`/api/stock/${id}/count`, { ...twice, quantity: 1 }, key)).status).toBe(409);
  expect((await shown(id)).balance).toBe(600);
});
