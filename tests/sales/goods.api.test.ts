import { fc } from "@fast-check/vitest";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, submitArchive, takeArchive } from "#tests/archive/archives.ts";
import type { Item } from "#worker/stock/item-page.ts";
import { flockOf, sell, send, today, turn, type World } from "./stall.ts";

/** An item of 1000 g a pack, with so many packs on the shelf that expire one after the other. */
async function shelfOf(world: World, packs: readonly number[], given: object = {}) {
  const draft = { name: "Mistura", category: "seed", unit: "g", pack_size: 1000, ...given };
  const { id } = (await send(world, "/api/stock", draft)).data as unknown as Item;
  for (const [at, quantity] of packs.entries())
    await send(world, `/api/stock/${id}/moves`, {
      kind: "purchase",
      packs: quantity,
      expires_on: `2099-0${at + 1}-01`,
    });
  const shown = async () => (await send(world, `/api/stock/${id}`)).data as unknown as Item;
  return { id, shown };
}

/** Lots and items whose balance is not the sum of their moves, and lines that hold otherwise than their sale says. */
const wrongIn = ({ db }: World) =>
  db.all(sql`
    SELECT lots.id FROM lots WHERE balance < 0
      OR balance <> ifnull((SELECT sum(quantity) FROM stock_moves m WHERE m.lot_id = lots.id), 0)
    UNION ALL SELECT items.id FROM items
      WHERE balance <> ifnull((SELECT sum(quantity) FROM stock_moves m WHERE m.item_id = items.id), 0)
    UNION ALL SELECT line.id FROM sale_lines line JOIN sales ON sales.id = line.sale_id
      JOIN sale_line_items sold ON sold.sale_line_id = line.id
      WHERE ifnull((SELECT sum(quantity) FROM stock_moves m WHERE m.sale_line_id = line.id), 0)
        <> iif(sales.state = 'delivered' AND line.returned_on IS NULL, -sold.quantity, 0)`);

test("what is delivered leaves the stock, what expires first first, and what comes back comes back once", async () => {
  const { world } = await flockOf(0);
  const { id, shown } = await shelfOf(world, [1, 2]);
  const lines = [
    { item_id: id, quantity: 1, unit_cents: 3190 },
    { item_id: id, text: "Avulso", quantity: 0.5, units: 500, unit_cents: 400 },
    { text: "Gaiola", unit_cents: 4000 },
  ];
  const { status, data } = await sell(world, { state: "reserved", lines });
  expect([status, data.lines.map(({ text, item, units }) => [text, item, units])]).toEqual([
    201,
    [
      ["Mistura", "Mistura", 1000],
      ["Avulso", "Mistura", 500],
      ["Gaiola", null, null],
    ],
  ]);
  expect((await shown()).balance).toBe(3000);
  const more = [{ item_id: id, packs: 1.5, quantity: 1, unit_cents: 4000 }];
  const changed = await send(world, `/api/sales/${data.id}`, { lines: [...lines, ...more] }, "PUT");
  expect(changed.data.lines.map(({ units }) => units)).toEqual([1000, 500, null, 1500]);
  const delivered = await turn(world, data, "delivered");
  expect([delivered.status, (await shown()).balance, (await shown()).lots]).toEqual([200, 0, []]);
  const [first] = delivered.data.lines;
  expect((await turn(world, data, "returned", { line_ids: [first?.id] })).status).toBe(200);
  expect((await shown()).lots.map(({ balance }) => balance)).toEqual([1000]);
  expect((await turn(world, data, "returned", { line_ids: [first?.id] })).status).toBe(422);
  expect((await turn(world, data, "returned")).status).toBe(200);
  expect((await shown()).lots.map(({ balance }) => balance)).toEqual([1000, 2000]);
  expect(await wrongIn(world)).toEqual([]);
  const [out] = await world.db.all<{ id: string }>(sql`SELECT id FROM stock_moves WHERE kind = 'sale'`);
  const back = { kind: "correction", corrects_id: out?.id };
  expect((await send(world, `/api/stock/${id}/moves`, back)).status).toBe(409);
});

test("more than there is, goods of another measure and the items of others are refused in words that name the line", async () => {
  const { world } = await flockOf(1);
  const { id: cage } = await shelfOf(world, [], { name: "Gaiola", unit: "piece", pack_size: null });
  const { id, shown } = await shelfOf(world, [2]);
  const line = { item_id: id, unit_cents: 3190 };
  const refused = await sell(world, { state: "delivered", lines: [line, { ...line, packs: 1.5 }] });
  expect(refused).toMatchObject({
    status: 409,
    body: {
      detail: "Line 2: there is 2 kg of Mistura, and the sale takes 2.5 kg.",
      current: { balance: 2000, usable: 2000 },
      errors: [{ path: "lines.1.units" }],
    },
  });
  const reserved = await sell(world, { state: "sold", lines: [{ ...line, quantity: 3 }] });
  expect((await turn(world, reserved.data, "delivered")).body).toMatchObject({ current: { balance: 2000 } });
  const status = async (given: object) => (await sell(world, { lines: [{ ...line, ...given }] })).status;
  expect(await status({ item_id: "item_none" })).toBe(422);
  expect(await status({ units: 1.5 })).toBe(422);
  expect(await status({ packs: 0.00001 })).toBe(422);
  expect(await status({ units: 5, packs: 1 })).toBe(422);
  expect(await status({ bird_id: "bird_none" })).toBe(422);
  expect(await status({ quantity: 0.0005 })).toBe(422);
  expect((await sell(world, { lines: [{ item_id: cage, packs: 1, unit_cents: 1 }] })).status).toBe(422);
  const draft = await sell(world, { lines: [{ item_id: cage, unit_cents: 1 }] });
  expect((await send(world, `/api/stock/${cage}`, undefined, "DELETE")).status).toBe(409);
  expect((await send(world, `/api/sales/${draft.data.id}`, undefined, "DELETE")).status).toBe(204);
  expect((await send(world, `/api/stock/${cage}`, undefined, "DELETE")).status).toBe(204);
  const last = await Promise.all(
    [2, 2].map((packs) => sell(world, { state: "delivered", lines: [{ ...line, packs }] })),
  );
  expect(last.map((it) => it.status).sort()).toEqual([201, 409]);
  expect((await shown()).balance).toBe(0);
  const key = { "Idempotency-Key": "sell-1" };
  await send(world, `/api/stock/${id}/moves`, { kind: "purchase", packs: 5 });
  const once = { state: "delivered", lines: [line] };
  for (const _ of [1, 2]) expect((await send(world, "/api/sales", once, "POST", key)).status).toBe(201);
  expect((await shown()).balance).toBe(4000);
  expect((await send(world, `/api/stock/${id}`, undefined, "DELETE")).status).toBe(409);
});

test("whatever is delivered and comes back, in whatever order, balances are the sums of moves", async () => {
  const { world } = await flockOf(0);
  const { id } = await shelfOf(world, [2, 3, 2]);
  const steps = fc.array(
    fc.record({ packs: fc.integer({ min: 1, max: 3 }), back: fc.nat({ max: 3 }), turn: fc.nat({ max: 4 }) }),
    {
      minLength: 14,
      maxLength: 14,
    },
  );
  const states = ["reserved", "sold", "delivered", "cancelled", "returned"] as const;
  for (const run of fc.sample(steps, { numRuns: 2, seed: 33 })) {
    const made: Array<Awaited<ReturnType<typeof sell>>["data"]> = [];
    for (const { packs, back, turn: to } of run) {
      const line = { item_id: id, packs, unit_cents: 100 };
      if (back === 0 || made.length === 0) {
        const sold = await sell(world, {
          state: to % 2 ? "delivered" : "reserved",
          lines: [line, { ...line, packs: 1 }],
        });
        if (sold.status === 201) made.push(sold.data);
        continue;
      }
      const sale = made[made.length - Math.min(back, made.length)];
      if (sale)
        await turn(
          world,
          sale,
          states[to] ?? "returned",
          to === 4 && packs === 1 ? { line_ids: [sale.lines[0]?.id] } : {},
        );
    }
    expect(await wrongIn(world)).toEqual([]);
  }
});

test("an archive brings back what of the stock was sold, and what was given of it", async () => {
  const { world, ids } = await flockOf(1);
  const { id, shown } = await shelfOf(world, [2]);
  const lot_id = (await shown()).lots[0]?.id;
  const plan = { bird_ids: ids, medicine: "Baycox", first_on: today, days: 1, lot_id, quantity: 200 };
  const course = await send(world, "/api/courses", plan);
  await send(world, `/api/courses/${course.data.id}/doses`, { on: today, state: "given" });
  await sell(world, { state: "delivered", lines: [{ item_id: id, unit_cents: 100 }] });
  const { bytes } = await takeArchive(world, world.a);
  const { data } = await submitArchive(world, world.b, bytes);
  expect((await putBack(world, world.b, data.digest)).status).toBe(200);
  const kept = await world.db.all(sql`SELECT sold.quantity, items.balance, m.quantity AS moved FROM sale_line_items sold
    JOIN items ON items.id = sold.item_id JOIN stock_moves m ON m.sale_line_id = sold.sale_line_id
    WHERE sold.org_id = ${world.b.org_id}`);
  expect(kept).toEqual([{ quantity: 1000, balance: 800, moved: -1000 }]);
  const given = await world.db.all(sql`SELECT own.quantity, m.quantity AS moved FROM course_lots own
    JOIN course_doses dose ON dose.course_id = own.course_id
    JOIN stock_moves m ON m.dose_id = dose.id AND m.lot_id = own.lot_id WHERE own.org_id = ${world.b.org_id}`);
  expect(given).toEqual([{ quantity: 200, moved: -200 }]);
  expect(await wrongIn(world)).toEqual([]);
});
