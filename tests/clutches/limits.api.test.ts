import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type EggsAnswer, newNests } from "./nests.ts";

type World = Awaited<ReturnType<typeof newNests>>;
const kilobyte = 1024;
const codes = ({ status, code, detail }: EggsAnswer<unknown>) => [status, code, detail ?? ""];

/** Fills an organisation with pairs of a clutch each, every egg laid on the day the pair began. */
async function crowd({ db, a, species }: World, { pairs, eggs }: { pairs: number; eggs: number }): Promise<void> {
  const at = "2027-03-20T12:00:00.000Z";
  const one = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${pairs})`;
  const each = sql`${one}, m(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM m WHERE j < ${eggs})`;
  await db.run(sql`${one} INSERT INTO pairs (id, org_id, season, number, position, kind, state, species_id, started_on,
      created_at, updated_at)
    SELECT 'pair_crowd' || i, ${a.org_id}, '2027', '2027-' || (1000 + i), 1000 + i, 'pair', 'active', ${species.id},
      '2027-03-20', ${at}, ${at} FROM n`);
  await db.run(sql`${one} INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
    SELECT 'clutch_crowd' || i, ${a.org_id}, 'pair_crowd' || i, 1, ${at}, ${at} FROM n`);
  await db.run(sql`${each} INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, laid_on, set_on, state, created_at, updated_at)
    SELECT 'egg_' || hex(randomblob(13)), ${a.org_id}, 'clutch_crowd' || i, 'pair_crowd' || i, j, '2027-03-20',
      date('2027-03-20', '+' || (j % 9) || ' days'), 'set', ${at}, ${at} FROM n, m`);
}

test("a nest takes sixty open eggs for each hen, however they come into it", async () => {
  const world = await newNests();
  const { pair, lay, post, bird } = world;
  const [own, other] = [await pair(), await pair()];
  await world.dayIs("2027-04-01");
  const first = await lay(own.id, { count: 60, every: 0 });
  expect(first.status).toBe(201);
  const over = await lay(own.id, {});
  expect(codes(over)).toEqual([409, "conflict", expect.stringContaining("at most 60 open eggs for each hen")]);
  const [guest] = (await lay(other.id, { count: 1 })).data.eggs;
  const foster = () => post("/api/eggs/events", { egg_ids: [guest?.id], foster_pair_id: own.id });
  expect(codes(await foster())).toEqual([409, "conflict", expect.stringContaining("this one is full")]);
  // What has come to an end leaves room, and comes back only where there is some.
  const lost = first.data.eggs[0]?.id;
  expect((await post("/api/eggs/events", { egg_ids: [lost], state: "broken" })).status).toBe(200);
  expect((await foster()).status).toBe(200);
  expect(codes(await post(`/api/eggs/${lost}/undo`))).toEqual([
    409,
    "conflict",
    expect.stringContaining("this one is full"),
  ]);
  const hens = [(await bird({ sex: "female" })).id, (await bird({ sex: "female" })).id];
  const colony = await pair({ hens });
  expect((await lay(colony.id, { count: 120, every: 0 })).status).toBe(201);
  expect((await lay(colony.id, {})).status).toBe(409);
});

test("a clutch, a pair and a plan have their limits, and each says which it was", async () => {
  const world = await newNests();
  const { pair, lay, db, a } = world;
  const { id } = await pair();
  await world.dayIs("2027-04-01");
  const clutch = (await lay(id, { count: 10, every: 0 })).data.clutch.id;
  await db.run(sql`UPDATE eggs SET number = number + 190`);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 190)
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, state, ended_from, created_at, updated_at)
    SELECT 'egg_old' || i, ${a.org_id}, ${clutch}, ${id}, i, 'clear', 'laid', '', '' FROM n`);
  expect(codes(await lay(id, {}))).toEqual([409, "conflict", expect.stringContaining("Start another clutch")]);
  expect((await lay(id, { new_clutch: true })).status).toBe(201);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
    INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
    SELECT 'clutch_old' || i, ${a.org_id}, ${id}, i, '', '' FROM n`);
  expect(codes(await lay(id, { new_clutch: true }))).toEqual([
    409,
    "conflict",
    expect.stringContaining("200 clutches"),
  ]);
  await db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  await crowd(world, { pairs: 10, eggs: 49 });
  const full = await lay("pair_crowd1", {});
  expect(codes(full)).toEqual([402, "plan_limit", expect.stringContaining("keeps track of 500 eggs")]);
});

test("an egg moved into a full nest is told of that nest, also where the plan is full", async () => {
  const world = await newNests();
  const { pair, lay, post, db, a } = world;
  await db.run(sql`UPDATE organizations SET plan = 'starter', trial_ends_at = NULL WHERE id = ${a.org_id}`);
  const [own, other] = [await pair(), await pair()];
  await world.dayIs("2027-04-01");
  expect((await lay(own.id, { count: 60, every: 0 })).status).toBe(201);
  const [guest] = (await lay(other.id, { count: 1 })).data.eggs;
  await crowd(world, { pairs: 10, eggs: 43 });
  expect((await lay(other.id, { count: 9, every: 0 })).status).toBe(201);
  const moved = await post("/api/eggs/events", { egg_ids: [guest?.id], foster_pair_id: own.id });
  expect(codes(moved)).toEqual([409, "conflict", expect.stringContaining("this one is full")]);
});

test("an egg keeps two hundred entries, and the next is refused with that reason", async () => {
  const { pair, laid, post, db, a } = await newNests();
  const { id } = await pair();
  const [egg] = await laid(id, 1);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 199)
    INSERT INTO egg_events (id, org_id, egg_id, position, deed, on_day, at)
    SELECT 'event_' || i, ${a.org_id}, ${egg?.id}, i, 'looked', '2027-04-01', '' FROM n`);
  const look = () => post("/api/eggs/events", { egg_ids: [egg?.id], looked: true });
  expect((await look()).status).toBe(200);
  expect(codes(await look())).toEqual([409, "conflict", expect.stringContaining("at most 200 entries")]);
  expect(codes(await post(`/api/eggs/${egg?.id}/undo`))).toEqual([409, "conflict", expect.stringContaining("200")]);
});

test("the clutches of a hatchery are told on more pages than those of a canary, each once, the newest first", async () => {
  const world = await newNests();
  const { pair, get, db, a } = world;
  const { id } = await pair();
  const laid = (clutches: string, eggs: number) =>
    db.run(sql`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${eggs})
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, state, ended_from, created_at, updated_at)
    SELECT clutches.id || i, ${a.org_id}, clutches.id, ${id}, i, 'clear', 'laid', '', ''
    FROM clutches CROSS JOIN n WHERE clutches.id GLOB ${clutches}`);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 16)
    INSERT INTO clutches (id, org_id, pair_id, number, created_at, updated_at)
    SELECT iif(i > 4, 'small' || i, 'large' || i), ${a.org_id}, ${id}, i, '', '' FROM n`);
  await laid("small*", 5);
  await laid("large*", 200);
  type Page = { clutches: Array<{ number: number }>; total_pages: number };
  const page = async (at: number) => {
    const { data } = await get<Page>(`/api/pairs/${id}/clutches?page=${at}`);
    return [data.clutches.map(({ number }) => number), data.total_pages];
  };
  const newest = Array.from({ length: 12 }, (_, at) => at + 5);
  expect([await page(1), await page(2), await page(3), await page(4), await page(5)]).toEqual([
    ...[
      [newest, 4],
      [[3, 4], 4],
      [[2], 4],
      [[1], 4],
      [[], 4],
    ],
  ]);
});

test("an organisation with all the eggs its plan takes is told of in so many bytes", { timeout: 30_000 }, async () => {
  const world = await newNests();
  const { ask, a, db } = world;
  await db.run(sql`UPDATE organizations SET plan = 'empresarial' WHERE id = ${a.org_id}`);
  await crowd(world, { pairs: 400, eggs: 50 });
  await world.dayIs("2027-04-02");
  const bytes = async (path: string) => {
    const answer = await ask(path, { as: a });
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.text()).length;
  };
  const most = {
    "/api/eggs?page_size=100": 130,
    "/api/agenda?late=1&once=1&to=2027-05-04": 1200,
    "/api/round": 1500,
    "/api/clutches/clutch_crowd1": 150,
    "/api/pairs/pair_crowd1/clutches": 60,
    "/api/clutches/latest": 150,
  };
  for (const [path, kilobytes] of Object.entries(most)) {
    const size = await bytes(path);
    expect([path, size / kilobyte < kilobytes, Math.round(size / kilobyte)]).toEqual([path, true, expect.any(Number)]);
  }
});
