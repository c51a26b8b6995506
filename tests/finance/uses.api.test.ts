import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import type { Given } from "#tests/clutches/egg-input.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { PairCost } from "#worker/finance/pairs.ts";
import type { FinancePage } from "#worker/finance/queries.ts";
import { used } from "#worker/finance/uses.ts";
import { lotValue } from "#worker/stock/figures.ts";
import type { Item } from "#worker/stock/item-page.ts";
import type { MovedAnswer } from "#worker/stock/moving.ts";

const ofApril = "from=2027-04-01&to=2027-04-30";

/** A shelf on the first of April 2027, and what was used of it as finance tells it. */
async function newUses(day = "2027-04-01") {
  const nests = await newNests(day);
  const { post, get, db, a } = nests;
  const item = async (given: Given = {}) =>
    (await post<Item>("/api/stock", { name: "Mistura", category: "seed", unit: "g", pack_size: 25_000, ...given })).data
      .id;
  const move = (id: string, json: Given) => post<MovedAnswer>(`/api/stock/${id}/moves`, json);
  const cost = async (id: string, of = ofApril) => (await get<PairCost>(`/api/finance/pairs/${id}?${of}`)).data;
  const finance = async (query: string) => (await get<FinancePage>(`/api/finance?${query}`)).data;
  const uses = (period: { from: string; to: string }) =>
    db.all<{ item_id: string; quantity: number; cents: number | null; currency: string | null }>(used(a, period));
  const shown = async (id: string) => (await get<Item>(`/api/stock/${id}`)).data;
  return { ...nests, item, move, cost, finance, uses, shown };
}
type Uses = Awaited<ReturnType<typeof newUses>>;

/** The walk-through of the money: a pair with two weaned chicks, 18.50 of its own and 96 of 336 bird-days of 30.00. */
async function walkThrough({ pair, laid, done, dayIs, db, a, bird }: Uses) {
  const { id } = await pair();
  const eggs = await laid(id, 2);
  await done(eggs, "2027-04-08", { state: "fertile" });
  await done(eggs, "2027-04-13", { state: "hatched" });
  await dayIs("2027-06-01");
  const at = "2027-04-01T08:00:00.000Z";
  await db.run(sql`UPDATE birds SET acquired_on = '2027-04-01' WHERE org_id = ${a.org_id}
    AND id NOT IN (SELECT chick_id FROM eggs WHERE chick_id IS NOT NULL)`);
  await db.run(sql`UPDATE eggs SET weaned_on = '2027-04-30' WHERE org_id = ${a.org_id} AND pair_id = ${id}`);
  for (const [key, cents] of [
    ["x1", 1850],
    ["x2", 3000],
  ] as const)
    await db.run(sql`INSERT INTO expenses (id, org_id, category, on_day, currency, total_cents, net_cents, vat_cents, created_at, updated_at)
      VALUES (${key}, ${a.org_id}, 'energy', '2027-04-05', 'EUR', ${cents}, ${cents}, 0, ${at}, ${at})`);
  await db.run(sql`INSERT INTO expense_shares (id, org_id, expense_id, position, pair_id, cents)
    VALUES ('y1', ${a.org_id}, 'x1', 0, ${id}, 1850)`);
  for (let eighth = 0; eighth < 8; eighth++) await bird({ acquired_on: "2027-04-01" });
  return id;
}

test("the pair of 27.07 with half of 21.44 of feed costs 37.79, or 18.90 a weaned chick, opened down to its moves", async () => {
  const world = await newUses();
  const { item, move, cost, finance, pair, db, a } = world;
  const id = await walkThrough(world);
  expect(await cost(id)).toMatchObject({
    own_cents: 1850,
    spread_cents: 857,
    cost_cents: 2707,
    per_weaned_cents: 1354,
  });
  const other = await pair();
  await db.run(sql`UPDATE birds SET acquired_on = '2027-05-01' WHERE org_id = ${a.org_id}
    AND id IN (SELECT bird_id FROM pair_birds WHERE pair_id = ${other.id})`);
  const seed = await item();
  expect((await move(seed, { kind: "purchase", packs: 1, cents: 3190, expense: true, on: "2027-04-01" })).status).toBe(
    201,
  );
  // 600 g a day for 28 days, to each of two pairs one half.
  for (let day = 1; day <= 28; day += 1)
    for (const pair_id of [id, other.id])
      await move(seed, { kind: "use", quantity: 300, pair_id, on: `2027-04-${String(day).padStart(2, "0")}` });
  const ofPair = await cost(id);
  expect(ofPair).toMatchObject({
    own_cents: 1850,
    stock_cents: 1072,
    spread_cents: 857,
    cost_cents: 3779,
    per_weaned_cents: 1890,
    stock: { moves_total: 28, unpriced: [], others: [] },
  });
  expect(ofPair.stock.moves).toHaveLength(28);
  expect(ofPair.stock.moves.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(1072);
  expect(ofPair.stock.moves[0]).toMatchObject({ item_id: seed, item: "Mistura", on: "2027-04-28", quantity: 300 });
  expect(await cost(other.id)).toMatchObject({ stock_cents: 1072 });
  // The purchase stands in the result of its day, and in nothing that is spread.
  expect((await finance(`${ofApril}&by=expense`)).rows).toMatchObject({ total: 3, cents: 8040 });
  expect((await finance(`${ofApril}&by=unshared`)).rows).toMatchObject({ total: 1, cents: 3000 });
  // For all birds it is spread as the rest is, and opens to the item.
  await move(seed, { kind: "use", quantity: 8200, on: "2027-04-30" });
  const { rows } = await finance(`${ofApril}&by=unshared`);
  expect(rows).toMatchObject({
    total: 2,
    cents: 4046,
    data: [{ of: "stock", id: seed, text: "Mistura", cents: 1046 }, {}],
  });
  expect(await cost(id)).toMatchObject({ unshared_cents: 4046, spread_cents: 1156, stock_cents: 1072 });
});

test("what was used for a species or a place is shared among those who were there, on the days they were", async () => {
  const world = await newUses("2027-04-30");
  const { item, move, cost, finance, pair, bird, make, species, db, a, post } = world;
  const place = async (json: Given) => (await post<{ id: string }>("/api/places/", json)).data;
  const room = await place({ name: "Sala", kind: "room" });
  const inside = await place({ name: "G1", parent_id: room.id, kind: "cage" });
  const finch = await make.species({ common_name: "Mandarim", latin_name: "Taeniopygia guttata" });
  const { id, cocks, hens } = await pair();
  await bird({ species_id: finch.id });
  await bird();
  await bird();
  await db.run(sql`UPDATE birds SET acquired_on = '2027-04-01' WHERE org_id = ${a.org_id}`);
  // The cock came to the cage on the 21st: ten days; another bird was there all the month.
  const beside = await bird({ acquired_on: "2027-04-01" });
  // Written down in it today, it was there since it came.
  await bird({ acquired_on: "2027-04-01", place_id: inside.id });
  await db.run(sql`INSERT INTO moves (id, org_id, bird_id, from_place_id, to_place_id, at, moved_on)
    VALUES ('m1', ${a.org_id}, ${cocks[0]}, NULL, ${inside.id}, '2027-04-21T08:00:00Z', '2027-04-21'),
      ('m2', ${a.org_id}, ${beside.id}, NULL, ${inside.id}, '2027-04-01T08:00:00Z', '2027-04-01'),
      ('m3', ${a.org_id}, ${beside.id}, ${inside.id}, NULL, '2027-04-25T08:00:00Z', NULL)`);
  const seed = await item();
  await move(seed, { kind: "purchase", quantity: 10_000, cents: 10_000 });
  await move(seed, { kind: "use", quantity: 600, species_id: species.id });
  await move(seed, { kind: "use", quantity: 640, place_id: room.id });
  const ofPair = await cost(id);
  // Six canaries of 30 days, two of them the pair's; in the room ten days of 64.
  expect(ofPair.spread).toMatchObject([
    { of: "all", cents: 0 },
    { of: "place", id: room.id, name: "Sala", cents: 640, days: 64, own_days: 10, part_cents: 100 },
    { of: "species", id: species.id, name: "Canário", cents: 600, days: 180, own_days: 60, part_cents: 200 },
  ]);
  expect(ofPair).toMatchObject({ stock_cents: 0, spread_cents: 300, cost_cents: 300 });
  expect((await finance(`${ofApril}&by=stock&of=${room.id}`)).rows).toMatchObject({ total: 1, cents: 640 });
  expect(Object.fromEntries(ofPair.birds.map((it) => [it.id, it.cents]))).toEqual({
    [cocks[0] as string]: 200,
    [hens[0] as string]: 100,
  });
});

test("all uses and what is left come to what a lot cost, to the cent, and months to their whole", async () => {
  const { item, move, uses, dayIs, db, a, post } = await newUses("2027-01-01");
  await db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${a.org_id}`);
  let seed = 11;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const ids = [await item(), await item({ name: "Papa" })];
  const moves: string[] = [];
  for (let step = 0; step < 45; step += 1) {
    await dayIs(new Date(Date.UTC(2027, 0, 1 + step * 2)).toISOString().slice(0, 10));
    const id = ids[next(2)] ?? "";
    const quantity = 1 + next(700);
    const roll = next(10);
    const booked = ({ status, data }: Awaited<ReturnType<typeof move>>) =>
      status === 201 && moves.push(...data.moves.map((it) => it.id));
    if (roll < 3)
      booked(await move(id, { kind: "purchase", quantity, cents: 100 + next(3000), vat_pct: [0, 6, 23][next(3)] }));
    else if (roll === 3) await post(`/api/stock/${id}/count`, { quantity });
    else if (roll === 4 && moves.length > 0)
      await move(id, { kind: "correction", corrects_id: moves[next(moves.length)], ...(next(2) > 0 && { quantity }) });
    else booked(await move(id, { kind: ["use", "use", "waste"][next(3)], quantity: 1 + next(300) }));
  }
  const total = (rows: Awaited<ReturnType<typeof uses>>) => rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  const all = await uses({ from: "2027-01-01", to: "2027-12-31" });
  const months = ["01", "02", "03"].map((month) => uses({ from: `2027-${month}-01`, to: `2027-${month}-31` }));
  const parts = (await Promise.all(months)).map(total);
  expect(parts.filter((cents) => cents !== 0)).toHaveLength(3);
  const lots = await db.all<{ net: number; quantity: number; balance: number }>(
    sql`SELECT cents - vat_cents AS net, quantity, balance FROM lots WHERE org_id = ${a.org_id} AND cents IS NOT NULL`,
  );
  const left = lots.reduce((sum, { net, ...lot }) => sum + lotValue({ ...lot, cents: net }), 0);
  expect(total(all) + left).toBe(lots.reduce((sum, { net }) => sum + net, 0));
  expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(total(all));
});

test("without a known price it counts for nothing and is named, in another money it stands apart, and what was sold is no cost", async () => {
  const { item, move, cost, uses, pair, db, a, dayIs, post } = await newUses("2027-04-10");
  const { id } = await pair();
  const [old, abroad, own] = [await item({ name: "Velha" }), await item({ name: "Lá fora" }), await item()];
  await post(`/api/stock/${old}/count`, { quantity: 5000 });
  await move(abroad, { kind: "purchase", quantity: 1000, cents: 1000 });
  await db.run(sql`UPDATE lots SET currency = 'USD' WHERE org_id = ${a.org_id} AND cents IS NOT NULL`);
  await move(own, { kind: "purchase", quantity: 1000, cents: 1230, vat_pct: 23 });
  for (const one of [old, abroad, own]) await move(one, { kind: "use", quantity: 100, pair_id: id });
  await move(old, { kind: "use", quantity: 250 });
  await move(own, { kind: "sale", quantity: 500 });
  const ofPair = await cost(id);
  expect(ofPair).toMatchObject({
    stock_cents: 123,
    cost_cents: 123,
    unshared_cents: 0,
    stock: {
      moves_total: 3,
      others: [{ currency: "USD", cents: 100 }],
      unpriced: [{ item_id: old, item: "Velha", unit: "g", quantity: 350 }],
    },
  });
  await db.run(sql`UPDATE organizations SET vat_regime = 'normal' WHERE id = ${a.org_id}`);
  expect((await cost(id)).stock_cents).toBe(100);
  // What was used too much comes back on its own day, in whatever period it is looked at.
  await dayIs("2027-05-02");
  const wrong = ofPair.stock.moves.find(({ item_id }) => item_id === own);
  const [made] = await db.all<{ id: string }>(
    sql`SELECT id FROM stock_moves WHERE org_id = ${a.org_id} AND item_id = ${own} AND kind = 'use'`,
  );
  expect(wrong?.quantity).toBe(100);
  expect((await move(own, { kind: "correction", corrects_id: made?.id, quantity: 40 })).status).toBe(201);
  expect((await cost(id)).stock_cents).toBe(40);
  expect(await uses({ from: "2027-05-01", to: "2027-05-31" })).toEqual([]);
  expect((await cost(id, "from=2027-05-01&to=2027-05-31")).stock.moves).toEqual([]);
  // A count that finds more gives it back to all birds.
  expect((await post(`/api/stock/${own}/count`, { quantity: 505, why: "Contagem" })).status).toBe(201);
  const found = await cost(id, "from=2027-05-01&to=2027-05-31");
  expect(found).toMatchObject({ unshared_cents: -45, spread_cents: -45, cost_cents: -45 });
  expect(found.birds.map(({ cents }) => cents)).toEqual([-23, -22]);
});

test("uses of a year are read by their days, and a pair's cost in one trip", async () => {
  const { item, move, cost, finance, pair, db, post } = await newUses("2027-04-10");
  const { id } = await pair();
  const place = (await post<{ id: string }>("/api/places/", { name: "Sala", kind: "room" })).data.id;
  const seed = await item();
  await move(seed, { kind: "purchase", quantity: 1000, cents: 1000 });
  await move(seed, { kind: "use", quantity: 10, place_id: place });
  for (const ask of [() => cost(id), () => finance(`${ofApril}&by=unshared`)]) {
    const before = tripsOf(db).length;
    await ask();
    const trips = tripsOf(db).slice(before);
    const withMoves = trips.filter((trip) => trip.some((it) => it.sql.includes("stock_moves")));
    expect(withMoves).toHaveLength(1);
    for (const statement of withMoves.flat().filter((it) => it.sql.includes("stock_moves"))) {
      const steps = (await planOf(db, statement)).split("\n");
      const bad = steps.filter(
        (step) =>
          /^SCAN (m|moved|moves|lots|stock_moves|bird|birds|places|expenses)\b/.test(step) ||
          (/^SEARCH (m|moved|moves|lots|stock_moves|bird|places) /.test(step) && /\(org_id=\?\)$/.test(step)),
      );
      expect(bad).toEqual([]);
      expect(steps.join()).toContain("stock_moves_by_day (org_id=? AND on_day>? AND on_day<?)");
    }
  }
});
