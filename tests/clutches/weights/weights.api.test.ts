import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eggsOnCards, eggsOnMachine } from "#worker/clutches/trays/in-machines.ts";
import type { TrayPage } from "#worker/clutches/trays/tray-page.ts";
import type { Statements } from "#worker/kit/batch.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { newNests } from "../nests.ts";
import { machineOf } from "../trays/machines.ts";

type Weights = { weights: Array<{ egg_id: string; on: string; grams: number; is_above: boolean }> };

/** Four eggs that were set in a machine on the fifth of April. */
async function weighing() {
  const nests = await newNests();
  const { pair, laid, done, a, post, get } = nests;
  const eggs = await laid((await pair()).id, 4);
  const machine = await machineOf(nests, a.org_id);
  const tray_id = machine.trays[0] ?? "";
  await done(eggs, "2027-04-05", { tray_id });
  const weigh = (weights: object[]) => post<Weights>("/api/eggs/weights", { weights });
  const tray = async () => (await get<TrayPage>(`/api/eggs/trays/${tray_id}`)).data;
  return { ...nests, ids: eggs.map(({ id }) => id), eggs, machine, tray_id, weigh, tray };
}

test("eggs are weighed once a day, all or none; one that weighs more than before is kept and told", async () => {
  const { weigh, ids, dayIs, tray, b, ask, signIn } = await weighing();
  const [one = "", two = ""] = ids;
  await dayIs("2027-04-09");
  const first = await weigh([
    { egg_id: one, on: "2027-04-05", grams: 2.1 },
    { egg_id: two, on: "2027-04-05", grams: "2,05" },
  ]);
  expect(first).toMatchObject({ status: 201, data: { weights: [{ grams: 2.1, is_above: false }, { grams: 2.05 }] } });
  const more = await weigh([{ egg_id: one, grams: 2.2 }]);
  expect(more).toMatchObject({ status: 201, data: { weights: [{ on: "2027-04-09", is_above: true }] } });
  expect(more).toMatchObject({ warnings: [{ code: "clutches.weight.above" }] });
  // Another weight of the day takes its place; none takes it away.
  expect((await weigh([{ egg_id: one, grams: 2 }])).status).toBe(201);
  expect((await tray()).eggs[0]?.weights).toMatchObject({
    last: [
      { on: "2027-04-09", grams: 2, is_above: false },
      { on: "2027-04-05", grams: 2.1 },
    ],
    fresh: 2.1,
    is_estimate: false,
    expected: expect.closeTo(2.1 * (1 - (0.13 * 4) / 13), 9),
    projected: expect.closeTo((0.1 / 4) * (13 / 2.1), 9),
  });
  expect((await weigh([{ egg_id: one, grams: null }])).status).toBe(201);
  expect((await tray()).eggs[0]?.weights.last).toHaveLength(1);
  for (const [given, path] of [
    [{ egg_id: one, grams: 0.29 }, "weights.1.grams"],
    [{ egg_id: one, grams: 2500.1 }, "weights.1.grams"],
    [{ egg_id: one, grams: true }, "weights.1.grams"],
    [{ egg_id: one }, "weights.1.grams"],
    [{ egg_id: one, on: "2027-04-10", grams: 2 }, "on"],
    [{ egg_id: one, on: "2027-03-31", grams: 2 }, "on"],
    [{ egg_id: "egg_nobody", grams: 2 }, "egg_id"],
  ] as const)
    expect([given, await weigh([{ egg_id: two, grams: 1.9 }, given])]).toMatchObject([
      given,
      { status: 422, errors: [{ path }] },
    ]);
  expect((await tray()).eggs[1]?.weights.last).toHaveLength(1);
  await signIn(b);
  expect((await ask("/api/eggs/weights", { as: b, json: { weights: [{ egg_id: one, grams: 2 }] } })).status).toBe(422);
});

test("an egg has at most a hundred weighings, and what hatched is weighed as a chick", async () => {
  const { weigh, ids, db, a, done, eggs, dayIs } = await weighing();
  const [one = "", two = ""] = ids;
  await db.run(sql`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 98)
    INSERT INTO egg_weights (id, org_id, egg_id, on_day, grams, created_at)
    SELECT 'ew_' || i, ${a.org_id}, ${one}, date('2027-04-06', '+' || i || ' days'), 2, '' FROM n`);
  await dayIs("2027-08-01");
  expect((await weigh([{ egg_id: one, on: "2027-07-31", grams: 2 }])).status).toBe(201);
  expect(await weigh([{ egg_id: one, on: "2027-08-01", grams: 2 }])).toMatchObject({ status: 409 });
  expect((await weigh([{ egg_id: one, on: "2027-07-31", grams: 1.9 }])).status).toBe(201);
  await done(eggs.slice(1, 2), "2027-08-01", { state: "hatched" });
  expect((await weigh([{ egg_id: two, on: "2027-08-01", grams: 2 }])).status).toBe(201);
  await dayIs("2027-08-02");
  expect(await weigh([{ egg_id: two, grams: 2 }])).toMatchObject({ status: 422, errors: [{ path: "on" }] });
});

test("a machine says what lies in its trays, what its eggs advise, and on its card when it goes on", async () => {
  const { db, a, weigh, ids, dayIs, machine, tray_id, deed, species } = await weighing();
  await dayIs("2027-04-12");
  const scope = { db, org_id: a.org_id, user_id: a.user_id, today: "2027-04-12", language: "pt" } as Scope;
  const trays = [{ id: tray_id, name: "A", kind: "setter" as const, slots: 60, lockdown_on: null }];
  async function page() {
    const { statements, serialize } = eggsOnMachine.join(scope, { id: machine.id });
    const found = (await batch(db, statements)) as unknown as Statements;
    return serialize(found, { trays }) as Record<string, unknown>;
  }
  const at = (on: string, grams: number) => ids.slice(0, 3).map((egg_id) => ({ egg_id, on, grams }));
  await weigh(at("2027-04-05", 2.6));
  expect(await page()).toMatchObject({ advice: { eggs: 0, projected: null, says: null } });
  await weigh(at("2027-04-12", 2.3));
  expect(await page()).toMatchObject({
    advice: { eggs: 3, projected: expect.closeTo((0.3 / 7) * (13 / 2.6), 9), says: "raise" },
    contents: [
      { tray_id, count: 4, more: 0, eggs: { length: 4 }, steps: [{ step: "candle", on: "2027-04-10", count: 4 }] },
    ],
    brooded: [{ name: species.common_name }],
    eggs_inside: 4,
    eggs_before: 0,
  });
  await deed(ids.slice(3), { tray_id: null });
  expect(await page()).toMatchObject({ eggs_inside: 3, eggs_before: 1 });
  const card = eggsOnCards.join(scope, { shown: sql`SELECT ${machine.id} AS id` });
  const found = (await batch(db, card.statements)) as unknown as Statements;
  expect(card.serialize(found, undefined)).toEqual({
    machine_eggs: { [machine.id]: { eggs: 3, lockdown_on: "2027-04-16", hatch_on: "2027-04-18" } },
  });
});

test("of an egg nobody weighed fresh the weight is estimated by its size, and goes by its species' loss", async () => {
  const { weigh, ids, dayIs, tray, ask, a, species } = await weighing();
  const put = (path: string, json: object) => ask(path, { as: a, method: "PUT", json });
  const size = { length_mm: "19,5", breadth_mm: 14 };
  expect((await put(`/api/eggs/${ids[0]}`, size)).status).toBe(200);
  for (const wrong of [{ length_mm: 4 }, { breadth_mm: 201 }, { breadth_mm: "x" }])
    expect((await put(`/api/eggs/${ids[0]}`, wrong)).status).toBe(422);
  expect((await put(`/api/eggs/${ids[0]}`, { mark: "A" })).status).toBe(200);
  await dayIs("2027-04-10");
  await weigh([{ egg_id: ids[0], grams: 2 }]);
  const fresh = 0.548 * 1.95 * 1.4 ** 2;
  expect((await tray()).eggs[0]?.weights).toMatchObject({
    fresh: expect.closeTo(fresh, 9),
    is_estimate: true,
    expected: expect.closeTo(fresh * (1 - (0.13 * 5) / 13), 9),
    projected: null,
  });
  expect((await put(`/api/bird-species/${species.id}`, { weight_loss_pct: 17 })).status).toBe(422);
  expect((await put(`/api/bird-species/${species.id}`, { weight_loss_pct: 15 })).status).toBe(200);
  expect((await tray()).eggs[0]?.weights).toMatchObject({
    wished: 0.15,
    expected: expect.closeTo(fresh * (1 - (0.15 * 5) / 13), 9),
  });
});

test("by the worked examples: 26.49 g should be 25.53 g on day 7; 26 g on day 5 and 25 g on day 12 of 30 ask for more humidity", async () => {
  const { weigh, ids, dayIs, tray, ask, a, species, machine, get } = await weighing();
  const lasts = (incubation_days: number) =>
    ask(`/api/bird-species/${species.id}`, {
      as: a,
      method: "PUT",
      json: { incubation_days, incubation_days_to: null, weight_loss_pct: null },
    });
  expect((await lasts(25)).status).toBe(200);
  await dayIs("2027-04-12");
  await weigh([{ egg_id: ids[3], on: "2027-04-05", grams: "26,49" }]);
  const last = async () => (await tray()).eggs[3]?.weights.expected;
  expect(await last()).toBeCloseTo(25.53, 2);
  await dayIs("2027-04-30");
  expect(await last()).toBeCloseTo(23.05, 2);
  expect((await lasts(30)).status).toBe(200);
  const three = (on: string, grams: number) => weigh(ids.slice(0, 3).map((egg_id) => ({ egg_id, on, grams })));
  await three("2027-04-10", 26);
  await three("2027-04-17", 25);
  const { data } = await get<{ advice: object }>(`/api/incubators/${machine.id}`);
  expect(data.advice).toEqual({ eggs: 3, projected: expect.closeTo(0.165, 3), says: "raise" });
});
