import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { putBack, rowsIn, submitArchive, takeArchive, zipped } from "#tests/archive/archives.ts";
import type { Booked } from "#worker/feeding/booking.ts";
import type { listFeedRounds } from "#worker/feeding/queries.ts";
import type { ItemPage } from "#worker/stock/item-page.ts";
import type { Shelf } from "#worker/stock/shelf.ts";
import { newShelf } from "./shelf.ts";

test("a shelf comes back from an archive with its lots, moves, counts and feed rounds, and every balance", async () => {
  const world = await newShelf();
  const { post, send, round, bird, species, ask, a, b, db, signIn } = world;
  const seed = (
    await post<{ id: string }>("/api/stock", { name: "Mistura", category: "seed", unit: "g", minimum: 900 })
  ).data.id;
  for (const [expires_on, cents] of [
    ["2027-06-30", 3190],
    ["2027-12-31", 3290],
  ] as const)
    await post(`/api/stock/${seed}/moves`, { kind: "purchase", quantity: 1000, expires_on, cents, vat_pct: 6 });
  const place = (await post<{ id: string }>("/api/places", { kind: "cage", name: "Gaiola 1" })).data.id;
  await bird({ place_id: place });
  const fed = await round([
    { item_id: seed, quantity: 700 },
    { item_id: seed, per_bird: 400, place_ids: [place], species_ids: [species.id] },
  ]);
  const { data } = await send<Booked>(`/${fed.id}/book`, "POST", { on: "2027-03-01" });
  expect(data.moves.map(({ quantity }) => quantity)).toEqual([-700, -300, -100]);
  await send(`/${fed.id}/undo`, "POST", { on: "2027-03-01" });
  await send(`/${fed.id}/book`, "POST", { on: "2027-03-01" });
  await post(`/api/stock/${seed}/count`, { quantity: 850, why: "derramado" });
  const over = await round([{ item_id: seed, quantity: 5 }], { name: "Inverno" });
  await send(`/${over.id}`, "PUT", { retired: true });
  const { files } = await takeArchive(world, a);
  expect(["items", "lots", "counts", "feed_bookings", "stock_moves"].map((it) => rowsIn(files, it).length)).toEqual([
    ...[1, 2, 1, 2, 12],
  ]);
  await signIn(b);
  const checked = await submitArchive(world, b, await zipped(files));
  expect((await putBack(world, b, checked.data.digest)).status).toBe(200);
  const read = async <Answer>(path: string) => (await (await ask(path, { as: b })).json()) as Answer;
  const [item] = (await read<Shelf>("/api/stock")).data;
  const page = async (path: string, as = b) => ((await (await ask(path, { as })).json()) as { data: ItemPage }).data;
  const [back, was] = [await page(`/api/stock/${item?.id}`), await page(`/api/stock/${seed}`, a)];
  const figures = ({ balance, minimum, value_cents, use_per_day, lots, moves, weekly }: ItemPage) => ({
    figures: [balance, minimum, value_cents, use_per_day, weekly],
    lots: lots.map((it) => [it.expires_on, it.quantity, it.balance, it.cents]),
    moves: moves.map((it) => [it.kind, it.quantity, it.on, it.why, it.used_for]).toSorted(),
  });
  expect(figures(back)).toEqual(figures(was));
  expect(back).toMatchObject({ balance: 850, lots: [{ balance: 850, expires_on: "2027-12-31" }] });
  const rounds = await read<Awaited<ReturnType<typeof listFeedRounds>>>("/api/feed-rounds");
  expect(rounds.data).toMatchObject([
    { name: "Manhã", booked: { by: null }, missed: [], lines: [{ quantity: 700 }, { per_bird: 400, birds: 1 }] },
    { name: "Inverno", retired_at: expect.any(String) },
  ]);
  expect(rounds.data[0]?.lines[1]).toMatchObject({ places: [{ name: "Gaiola 1" }], species: [expect.anything()] });
  const corrected = await db.all(sql`SELECT 1 FROM stock_moves made JOIN stock_moves first
    ON first.org_id = made.org_id AND first.id = made.corrects_id WHERE made.org_id = ${b.org_id}`);
  expect(corrected).toHaveLength(3);
});

test("of a place or a species that is gone no line counts other birds, and what was fed to it stays", async () => {
  const { round, send, item, bird, ask, a, make, lotsOf, post } = await newShelf();
  const seed = await item("Mistura", [{ quantity: 1000 }]);
  const finches = await make.species();
  const place = async (name: string) => (await post<{ id: string }>("/api/places", { kind: "cage", name })).data.id;
  const [one, two] = [await place("Gaiola 1"), await place("Gaiola 2")];
  await bird({ place_id: two });
  const { id } = await round([
    { item_id: seed, per_bird: 5, place_ids: [one] },
    { item_id: seed, per_bird: 7, place_ids: [one, two] },
    { item_id: seed, per_bird: 9, species_ids: [finches.id] },
    { item_id: seed, quantity: 30 },
  ]);
  await send(`/${id}/book`, "POST", { on: "2027-03-01" });
  expect(await lotsOf(seed)).toEqual([963]);
  for (const path of [`/api/places/${one}`, `/api/bird-species/${finches.id}`])
    expect([path, (await ask(path, { as: a, method: "DELETE" })).status]).toEqual([path, 204]);
  const { data } = await send(`/${id}`, "GET");
  expect(data.lines.map(({ per_bird, quantity, birds }) => per_bird ?? quantity ?? birds)).toEqual([7, 30]);
  expect(data.lines[0]).toMatchObject({ birds: 1, places: [{ id: two }] });
  await send(`/${id}/undo`, "POST", { on: "2027-03-01" });
  expect(await lotsOf(seed)).toEqual([1000]);
});
