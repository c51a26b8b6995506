import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { createApi } from "#worker/api.ts";
import { newRateBudget } from "#worker/rate-budget.ts";

const eggs = 3000;

/** A colony of a cock and two hens with many eggs, of which nobody knows whose they are. */
async function colony() {
  const world = await newNests();
  const { db, env, a, open, pair, bird, laid } = world;
  const hens = [(await bird({ sex: "female" })).id, (await bird({ sex: "female" })).id];
  const { id } = await pair({ hens });
  await laid(id, 1);
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${eggs})
    INSERT INTO eggs (id, org_id, clutch_id, pair_id, number, state, ended_from, laid_on, created_at, updated_at)
    SELECT 'egg_old' || i, org_id, clutch_id, pair_id, i, 'clear', 'laid', laid_on, '', ''
    FROM eggs CROSS JOIN n WHERE org_id = ${a.org_id}`);
  // Nothing is granted without being counted.
  const organization = createApi(open, newRateBudget(0));
  const ask = async (path: string) => {
    await db.run(sql`DELETE FROM rate_counters`);
    const answer = await organization.request(
      `http://voliera.test${path}`,
      { headers: { Authorization: `Bearer ${a.token}`, "Accept-Language": "en" } },
      env,
    );
    const [paid] = await db.all<{ n: number }>(
      sql`SELECT sum(n) AS n FROM rate_counters WHERE key = ${`work:${a.org_id}`}`,
    );
    return { status: answer.status, paid: paid?.n ?? 0, said: (await answer.json()) as { data: unknown } };
  };
  return { ...world, ask, hen: hens[0] ?? "" };
}

test("the price of a hen's results follows the eggs of her pairs, also where none is surely hers", async () => {
  const { ask, hen } = await colony();
  const { status, paid, said } = await ask(`/api/birds/${hen}/results`);
  expect([status, said]).toMatchObject([200, { data: { results: { eggs: 0 } } }]);
  expect(paid).toBeGreaterThanOrEqual(0.03 * eggs);
});

test("the eggs behind a figure cost by all that were walked for them, and threefold where nobody knows whose", async () => {
  const { ask, db, a, hen } = await colony();
  const [own] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM eggs WHERE org_id = ${a.org_id}`);
  expect(own?.n).toBe(eggs);
  const paths = [
    `hen_id=${hen}`,
    `hen_id=${hen}&figure=ringed`,
    `hen_id=${hen}&state=clear`,
    "figure=weaned",
    "hen_id=~9",
  ];
  const all: Awaited<ReturnType<typeof ask>>[] = [];
  for (const path of paths) all.push(await ask(`/api/eggs?${path}`));
  expect(all.map(({ status, said }) => [status, (said as { data: { total: number } }).data.total])).toEqual(
    paths.map(() => [200, 0]),
  );
  for (const { paid } of all) expect(paid).toBeGreaterThanOrEqual(0.03 * eggs);
  expect(all.at(-1)?.paid).toBeGreaterThanOrEqual(0.09 * eggs);
  // Of another's pairs, and of another season, nothing is walked.
  const [other, season] = [await ask("/api/eggs?hen_id=bird_x"), await ask("/api/eggs?season=1999&figure=ringed")];
  expect([other.paid < 5, season.paid < 5]).toEqual([true, true]);
});

test("to compare hens costs more than to compare pairs, for everybody of a pair is looked at", async () => {
  const { ask } = await colony();
  const [pairs, hens] = [await ask("/api/results?by=pair"), await ask("/api/results?by=hen")];
  expect([pairs.status, hens.status]).toEqual([200, 200]);
  expect(pairs.paid).toBeGreaterThanOrEqual(0.03 * eggs);
  expect(hens.paid).toBeGreaterThanOrEqual(0.09 * eggs);
});

test("whose an egg is, is looked up along indexes, and of one bird the first other who was there decides", async () => {
  const { db, ask, hen } = await colony();
  const before = tripsOf(db).length;
  await ask(`/api/birds/${hen}/results`);
  await ask("/api/results?by=hen");
  const input = tripsOf(db)
    .slice(before)
    .flat()
    .filter(({ sql: text }) => /pair_birds joined/.test(text));
  for (const statement of input) {
    const plan = (await planOf(db, statement)).split("\n");
    expect(plan.filter((step) => /DISTINCT|SCAN (eggs|joined|near|pairs)/.test(step))).toEqual([]);
  }
  // Neither is anybody counted for it.
  const ofBirds = input.filter(({ sql: text }) => /near\.bird_id/.test(text));
  expect(ofBirds.filter(({ sql: text }) => /(min|max)\(|count\(DISTINCT/.test(text))).toEqual([]);
  expect([input.length, ofBirds.length]).toEqual([3, 2]);
});
