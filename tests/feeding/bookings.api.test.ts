import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import type { Booked } from "#worker/feeding/booking.ts";
import { newShelf } from "./shelf.ts";

const marchDay = (nth: number) => new Date(Date.UTC(2027, 2, nth)).toISOString().slice(0, 10);

test("600 g a day take the June bag first, are told once when they run low, and in the end fall below zero", async () => {
  const { item, round, send, lotsOf, dayIs, db, a, post } = await newShelf();
  const bags = ["2027-12-31", "2027-06-30"].map((expires_on) => ({ quantity: 25_000, expires_on, cents: 3190 }));
  const seed = await item("Mistura", bags);
  await db.run(sql`UPDATE items SET minimum = 30000 WHERE org_id = ${a.org_id}`);
  const notices = () =>
    db.all<object>(sql`SELECT facts FROM notifications WHERE event = 'stock.low' AND org_id = ${a.org_id}`);
  const { id } = await round([{ item_id: seed, quantity: 600 }]);
  const book = (nth: number, from = nth) =>
    send<Booked>(`/${id}/book`, "POST", { on: marchDay(nth), from: marchDay(from) });
  await dayIs(marchDay(33));
  expect((await book(28, 3)).data.moves).toHaveLength(26);
  expect((await book(28, 1)).data.moves).toHaveLength(2);
  expect(await lotsOf(seed)).toEqual([8200, 25_000]);
  await book(33, 29);
  expect(await notices()).toHaveLength(0);
  await dayIs(marchDay(41));
  await book(34);
  expect(await notices()).toHaveLength(1);
  const count = { on: marchDay(34), quantity: 29_400, why: "derramado" };
  expect((await post<Booked>(`/api/stock/${seed}/count`, count)).data.moves).toMatchObject([{ quantity: -200 }]);
  await book(41, 35);
  await dayIs(marchDay(42));
  expect((await book(42)).data.moves.map(({ quantity }) => quantity)).toEqual([-200, -400]);
  expect(await lotsOf(seed)).toEqual([0, 24_600]);
  await db.run(sql`UPDATE feed_lines SET quantity = 30000 WHERE org_id = ${a.org_id}`);
  await dayIs(marchDay(43));
  expect((await book(43)).data.moves).toMatchObject([{ quantity: -30_000, on: "2027-04-12" }]);
  expect([await lotsOf(seed), await notices()]).toMatchObject([[0, -5400], { length: 1 }]);
  const [sums] = await db.all<object>(sql`SELECT balance, (SELECT sum(quantity) FROM stock_moves) AS moved FROM items`);
  expect(sums).toEqual({ balance: -5400, moved: -5400 });
});

test("a day is booked once; taken back, every gram returns to its lot, and it may be booked again", async () => {
  const { item, round, send, lotsOf } = await newShelf();
  const seed = await item("Mistura", [{ quantity: 500, expires_on: "2027-04-01" }, { quantity: 500 }]);
  const { id } = await round([
    { item_id: seed, quantity: 400 },
    { item_id: seed, quantity: 300 },
  ]);
  const on = { on: "2027-03-01" };
  expect((await send(`/${id}/undo`, "POST", on)).status).toBe(409);
  const first = await send<Booked>(`/${id}/book`, "POST", on);
  expect(first.data.moves.map(({ quantity }) => quantity)).toEqual([-400, -100, -200]);
  expect(await send(`/${id}/book`, "POST", on)).toMatchObject({
    status: 409,
    detail: expect.stringMatching("already recorded"),
  });
  expect((await send(`/${id}`, "GET")).data.booked).toMatchObject({ at: expect.any(String) });
  expect((await send(`/${id}/undo`, "POST", on)).status).toBe(200);
  expect((await send(`/${id}/undo`, "POST", on)).status).toBe(200);
  expect(await lotsOf(seed)).toEqual([500, 500]);
  expect((await send(`/${id}`, "GET")).data.booked).toBeNull();
  expect((await send(`/${id}/book`, "POST", on)).status).toBe(201);
  expect(await lotsOf(seed)).toEqual([0, 300]);
});

test("a booking that is sent again under its key is the same one, and one that was taken back stays so", async () => {
  const { item, round, send, lotsOf } = await newShelf();
  const seed = await item("Mistura", [{ quantity: 500 }]);
  const { id } = await round([{ item_id: seed, quantity: 100 }]);
  const key = { "Idempotency-Key": "a-press-on-a-phone" };
  const book = () => send<Booked>(`/${id}/book`, "POST", { on: "2027-03-01" }, key);
  const [one, again] = [await book(), await book()];
  expect([one.status, again.status, again.data.moves]).toEqual([201, 201, one.data.moves]);
  await send(`/${id}/undo`, "POST", { on: "2027-03-01" });
  expect((await book()).status).toBe(201);
  expect(await lotsOf(seed)).toEqual([500]);
});

test("missed days are booked together, each once, and are no longer missed", async () => {
  const { item, round, send, lotsOf, dayIs } = await newShelf();
  const seed = await item("Mistura", [{ quantity: 5000 }]);
  const { id } = await round([{ item_id: seed, quantity: 100 }]);
  await dayIs("2027-03-05");
  await send(`/${id}/book`, "POST", { on: "2027-03-03" });
  expect((await send(`/${id}`, "GET")).data.missed).toEqual(["2027-03-01", "2027-03-02", "2027-03-04"]);
  const { data } = await send<Booked>(`/${id}/book`, "POST", { from: "2027-03-01", on: "2027-03-04" });
  expect(data.days).toEqual(["2027-03-01", "2027-03-02", "2027-03-04"]);
  expect((await send(`/${id}`, "GET")).data).toMatchObject({ missed: [], booked: null });
  expect(await lotsOf(seed)).toEqual([4600]);
});

test("no day to come, before the round began or after it ended is booked, nor more than a month at once", async () => {
  const { item, round, send, b } = await newShelf();
  const seed = await item();
  const { id } = await round([{ item_id: seed, quantity: 100 }]);
  const book = async (json: object, who?: typeof b) =>
    (await send(`/${id}/book`, "POST", json as Record<string, unknown>, {}, who)).status;
  expect(await book({ on: "2027-03-02" })).toBe(422);
  expect(await book({ on: "2027-02-28" })).toBe(422);
  expect(await book({ on: "2027-03-01", from: "2027-01-01" })).toBe(422);
  expect(await book({ on: "2027-03-01", from: "2027-03-02" })).toBe(422);
  expect(await book({ on: "hoje" })).toBe(422);
  expect(await book({ on: "2027-03-01" }, b)).toBe(404);
  await send(`/${id}`, "PUT", { retired: true });
  expect(await book({ on: "2027-03-01" })).toBe(409);
  await send(`/${id}`, "PUT", { retired: false });
  expect(await book({ on: "2027-03-01" })).toBe(201);
  expect((await send(`/${id}`, "DELETE")).status).toBe(409);
});

test("what expired is taken only where there is nothing else, and of an item without a lot there is less than none", async () => {
  const { item, round, send, lotsOf } = await newShelf();
  const old = { quantity: 500, expires_on: "2027-02-15", on: "2027-01-01" };
  const [seed, stale, none] = [await item("A", [old, { quantity: 300 }]), await item("B", [old]), await item("C")];
  const { id } = await round([seed, stale, none].map((item_id) => ({ item_id, quantity: 400 })));
  expect((await send(`/${id}/book`, "POST", { on: "2027-03-01" })).status).toBe(201);
  expect([await lotsOf(seed), await lotsOf(stale), await lotsOf(none)]).toEqual([[500, -100], [100], [-400]]);
});

test("forty items are booked in one write, and birds that are not there eat nothing", async () => {
  const { item, round, send, db } = await newShelf();
  const lines = [];
  for (let n = 1; n <= 40; n += 1)
    lines.push({ item_id: await item(`Artigo ${n}`, [{ quantity: 1000 }]), quantity: n });
  const { id } = await round([...lines, { item_id: lines[0]?.item_id, per_bird: 5 }]);
  const before = tripsOf(db).length;
  const { data } = await send<Booked>(`/${id}/book`, "POST", { on: "2027-03-01" });
  expect(data.moves.map(({ quantity }) => -quantity)).toEqual(lines.map(({ quantity }) => quantity));
  // That of the session, and the booking.
  expect(tripsOf(db).length - before).toBe(2);
});
