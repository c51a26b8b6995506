import { expect, test } from "vitest";
import { newShelf } from "./shelf.ts";

test("two bags last as long as they are fed from, the first to expire first, and a count says what is there", async () => {
  const { item, move, shown, post, get, dayIs } = await newShelf();
  const { id } = await item({ minimum: 30_000 });
  for (const expires_on of ["2027-06-30", "2027-12-31"])
    expect(
      await move(id, { kind: "purchase", packs: 1, cents: 3190, vat_pct: 6, expires_on, batch: expires_on }),
    ).toMatchObject({ status: 201 });
  const feed = async (round: number) => {
    await dayIs(new Date(Date.UTC(2027, 2, round)).toISOString().slice(0, 10));
    return (await move(id, { kind: "use", quantity: 600 })).data;
  };
  for (let round = 1; round <= 28; round += 1) await feed(round);
  expect(await shown(id)).toMatchObject({
    balance: 33_200,
    use_per_day: 600,
    days_left: 55,
    value_cents: 4236,
    is_low: false,
    lots: [
      { batch: "2027-06-30", balance: 8200 },
      { batch: "2027-12-31", balance: 25_000 },
    ],
  });
  const notices = async () =>
    (await get<{ items: Array<{ event: string; text: string }> }>("/api/notifications")).data.items.filter(
      ({ event }) => event === "stock.low",
    );
  for (let round = 29; round <= 33; round += 1) await feed(round);
  expect(await notices()).toEqual([]);
  expect((await feed(34)).balance).toBe(29_600);
  expect(await notices()).toHaveLength(1);
  expect((await shown(id)).is_low).toBe(true);
  const counted = await post(`/api/stock/${id}/count`, { quantity: 29_400, why: "derramado" });
  expect(counted).toMatchObject({
    status: 201,
    data: { difference: -200, balance: 29_400, moves: [{ quantity: -200 }] },
  });
  for (let round = 35; round <= 41; round += 1) await feed(round);
  expect((await feed(42)).moves.map(({ quantity }) => quantity)).toEqual([-200, -400]);
  expect(await notices()).toHaveLength(1);
});

test("an item is short once it lasts fewer days than its supplier takes and a week", async () => {
  const { item, move, shown, post, ask, a, dayIs } = await newShelf();
  const { data: shop } = await post<{ id: string }>("/api/contacts", {
    name: "Nutribird",
    roles: ["supplier"],
    delivery_days: 10,
  });
  const { id } = await item({ supplier_id: shop.id });
  await move(id, { kind: "purchase", quantity: 2600 });
  for (let day = 1; day <= 9; day += 1) {
    await dayIs(`2027-03-0${day}`);
    await move(id, { kind: "use", quantity: 100 });
  }
  // 1700 at 100 a day: seventeen days, which are his ten and a week.
  expect(await shown(id)).toMatchObject({ days_left: 17, delivery_days: 10, is_low: false });
  await dayIs("2027-03-10");
  await move(id, { kind: "use", quantity: 100 });
  expect(await shown(id)).toMatchObject({ days_left: 16, is_low: true });
  await ask(`/api/contacts/${shop.id}`, { as: a, method: "PUT", json: { delivery_days: 3 } });
  expect(await shown(id)).toMatchObject({ delivery_days: 3, is_low: false });
  // Merged into a contact of which nobody knows them, its own days count.
  const { data: head } = await post<{ id: string }>("/api/contacts", { name: "Nutribird Lda" });
  await post(`/api/contacts/${shop.id}/merge`, { into_id: head.id });
  expect((await shown(id)).delivery_days).toBe(3);
  await ask(`/api/contacts/${head.id}`, { as: a, method: "PUT", json: { delivery_days: 12 } });
  expect(await shown(id)).toMatchObject({ delivery_days: 12, is_low: true });
  await ask(`/api/contacts/${head.id}`, { as: a, method: "PUT", json: { delivery_days: null } });
  await ask(`/api/contacts/${shop.id}`, { as: a, method: "PUT", json: { delivery_days: null } });
  expect(await shown(id)).toMatchObject({ delivery_days: null, is_low: false });
});
