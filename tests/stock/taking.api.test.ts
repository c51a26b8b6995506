import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newShelf } from "./shelf.ts";

/** A row of numbers that is the same each time. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test("whatever is bought, used and counted, balances are the sums of moves and what expires first goes first", async () => {
  const { item, move, shown, post, db, a } = await newShelf();
  const { id } = await item();
  const next = numbers(7);
  for (let step = 0; step < 40; step += 1) {
    const before = await shown(id);
    const quantity = 1 + Math.floor(next() * 900);
    const roll = next();
    if (roll < 0.35) {
      const expires_on = next() < 0.3 ? null : `2027-0${4 + Math.floor(next() * 5)}-15`;
      await move(id, { kind: "purchase", quantity, cents: 500 + step, expires_on });
    } else if (roll < 0.9) {
      const used = await move(id, { kind: "use", quantity });
      expect(used.status).toBe(quantity <= before.balance ? 201 : 409);
      if (used.status === 201) {
        const taken = used.data.moves.map(({ lot_id }) => lot_id);
        expect(taken).toEqual(before.lots.slice(0, taken.length).map((lot) => lot.id));
        for (const [at, it] of used.data.moves.slice(0, -1).entries())
          expect(-it.quantity).toBe(before.lots[at]?.balance);
      } else expect(used.current).toMatchObject({ balance: before.balance });
    } else await post(`/api/stock/${id}/count`, { quantity, why: "contado" });
  }
  const wrong = await db.all(sql`
    SELECT lots.id FROM lots WHERE org_id = ${a.org_id}
      AND balance <> ifnull((SELECT sum(quantity) FROM stock_moves m WHERE m.org_id = lots.org_id AND m.lot_id = lots.id), 0)
    UNION ALL SELECT items.id FROM items WHERE org_id = ${a.org_id}
      AND balance <> ifnull((SELECT sum(quantity) FROM stock_moves m WHERE m.org_id = items.org_id AND m.item_id = items.id), 0)`);
  expect(wrong).toEqual([]);
  const { lots, value_cents, balance } = await shown(id);
  expect(lots.reduce((sum, lot) => sum + lot.balance, 0)).toBe(balance);
  expect(lots.reduce((sum, lot) => sum + (lot.value_cents ?? 0), 0)).toBe(value_cents);
});

test("expired lots go only by a yes, a correction names its move once, and what is no amount is refused", async () => {
  const { item, move, shown, dayIs, post } = await newShelf();
  const { id } = await item();
  const refused = async (json: object) => (await move(id, json)).status;
  expect(await refused({ kind: "use", quantity: 1.5 })).toBe(422);
  expect(await refused({ kind: "use", quantity: -3 })).toBe(422);
  expect(await refused({ kind: "use", quantity: 1, on: "2027-03-02" })).toBe(422);
  expect(await refused({ kind: "purchase", packs: 1_000_000_000 })).toBe(422);
  expect(await refused({ kind: "purchase", packs: 1, expires_on: "2027-02-28" })).toBe(422);
  const bought = await move(id, { kind: "purchase", quantity: 1000, expires_on: "2027-03-10" });
  await dayIs("2027-03-11");
  expect(await move(id, { kind: "use", quantity: 10 })).toMatchObject({ status: 409, current: { usable: 0 } });
  const used = await move(id, { kind: "use", quantity: 600, expired: true });
  expect(used).toMatchObject({ status: 201, data: { balance: 400 } });
  const back = { kind: "correction", corrects_id: bought.data.moves[0]?.id };
  expect((await move(id, back)).status).toBe(409);
  const to = { kind: "correction", corrects_id: used.data.moves[0]?.id, quantity: 60 };
  expect(await move(id, to)).toMatchObject({ status: 201, data: { balance: 940 } });
  expect((await move(id, to)).status).toBe(409);
  expect(await shown(id)).toMatchObject({ lots: [{ balance: 940, is_expired: true }] });
  const seen = { quantity: 900, expected: 1000 };
  expect(await post(`/api/stock/${id}/count`, seen)).toMatchObject({ status: 409, current: { balance: 940 } });
});

test("one key is one move, and a first count makes the lot that is there", async () => {
  const { item, move, shown, post } = await newShelf();
  const { id } = await item();
  expect(await post(`/api/stock/${id}/count`, { quantity: 5000 })).toMatchObject({ data: { balance: 5000 } });
  const key = { "Idempotency-Key": "press-1" };
  const [one, two] = [
    await move(id, { kind: "use", quantity: 200 }, key),
    await move(id, { kind: "use", quantity: 200 }, key),
  ];
  expect(two.data).toEqual(one.data);
  expect(await shown(id)).toMatchObject({ balance: 4800, lots: [{ balance: 4800, cents: null }] });
});
