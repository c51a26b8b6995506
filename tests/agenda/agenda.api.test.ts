import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { planOf } from "#tests/app/query-plan.ts";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import { crowd } from "#tests/round/many-eggs.ts";
import type { seasonOnDashboard } from "#worker/agenda/on-dashboard.ts";
import type { Agenda } from "#worker/agenda/queries.ts";
import type { SlotAnswer } from "#worker/kit/slots.ts";

type Nests = Awaited<ReturnType<typeof newNests>>;
const confirming = ({ ask, a }: Nests) =>
  async function agenda(search = "", as = a) {
    const answer = await ask(`/api/agenda${search}`, { as });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Agenda;
  };

test("the agenda of one organisation knows nothing of another's eggs", async () => {
  const nests = await newNests();
  const { pair, laid, b, signIn } = nests;
  const agenda = confirming(nests);
  await laid((await pair()).id, 3);
  await signIn(b);
  expect((await agenda("?late=1&to=2027-12-31")).data).not.toEqual([]);
  expect(await agenda("?late=1&to=2027-12-31", b)).toMatchObject({ data: [], silent: [], has_pairs: false });
  expect((await nests.ask(`/api/agenda?org_id=${b.org_id}`, { as: nests.a })).status).toBe(403);
});

test("a day that is none, a last day before the first and more than a year are refused where they were typed", async () => {
  const { get } = await newNests();
  for (const [search, path, code] of [
    ["?from=2027-02-30", "from", "fields.date"],
    ["?from=2027-04-02&to=2027-04-01", "to", "agenda.backwards"],
    ["?to=2027-01-01", "to", "agenda.backwards"],
    ["?from=2027-01-01&to=2028-01-03", "to", "agenda.span"],
    ["?late=yes", "late", "fields.invalid"],
  ]) {
    const { status, errors } = await get<unknown>(`/api/agenda${search}`);
    expect([search, status, errors]).toMatchObject([search, 422, [{ path, code }]]);
  }
  expect((await get<unknown>("/api/agenda?from=2027-01-01&to=2028-01-02")).status).toBe(200);
});

test("without days the agenda is of today and a week; with them of those, the late ones only where asked for", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs } = nests;
  const agenda = confirming(nests);
  const eggs = await laid((await pair()).id, 1);
  await done(eggs, "2027-04-01", { state: "set" });
  const steps = async (search = "") => (await agenda(search)).data.map(({ on, step }) => `${on} ${step}`);
  expect(await steps()).toEqual(["2027-04-06 candle"]);
  expect(await steps("?to=2027-05-01")).toEqual(["2027-04-06 candle", "2027-04-11 candle", "2027-04-14 hatch"]);
  await dayIs("2027-04-20");
  expect(await steps()).toEqual([]);
  expect(await steps("?late=1")).toEqual(["2027-04-06 candle", "2027-04-17 overdue"]);
  expect(await steps("?from=2027-04-17&to=2027-04-17")).toEqual(["2027-04-17 overdue"]);
});

test("where a species lacks a number the agenda says about which steps it is silent", async () => {
  const nests = await newNests();
  const { pair, bird, make, lay, dayIs, db, species } = nests;
  const agenda = confirming(nests);
  await dayIs("2027-04-03");
  const parrots = await make.species({ common_name: "Papagaio" });
  await db.run(sql`UPDATE species SET incubation_days = NULL WHERE id = ${parrots.id}`);
  const [cock, hen] = [
    await bird({ sex: "male", species_id: parrots.id }),
    await bird({ sex: "female", species_id: parrots.id }),
  ];
  const { id, number } = await pair({ cocks: [cock.id], hens: [hen.id] });
  await lay(id, { laid_on: "2027-04-01", count: 2 });
  const unknown = await pair();
  await lay(unknown.id, { laid_on: null });
  expect(await agenda()).toMatchObject({
    data: [],
    silent: [
      {
        steps: ["candle", "hatch"],
        lacks: "sits_from_egg",
        count: 2,
        species: { id: parrots.id, name: "Papagaio" },
        pairs: [{ id, number }],
      },
      { steps: ["candle", "hatch"], lacks: "laid_on", count: 1, species: null, pairs: [{ id: unknown.id }] },
    ],
  });
  await db.run(sql`UPDATE species SET sits_from_egg = 1, candling_days = '7' WHERE id = ${parrots.id}`);
  expect(await agenda()).toMatchObject({
    data: [
      { on: "2027-04-08", step: "candle" },
      { on: "2027-04-09", step: "candle" },
    ],
    silent: expect.arrayContaining([expect.objectContaining({ steps: ["hatch"], lacks: "incubation_days" })]),
  });
  expect(species.id).not.toBe(parrots.id);
});

test("with two thousand eggs in work the agenda takes one round trip and walks past no closed egg", async () => {
  const nests = await newNests();
  const { db, ask, a } = nests;
  await crowd(nests);
  await ask("/api/agenda", { as: a });
  const before = tripsOf(db).length;
  const { data } = await confirming(nests)("?to=2027-06-01");
  expect(data.reduce((sum, { step, egg_ids }) => sum + (step === "hatch" ? egg_ids.length : 0), 0)).toBe(2001);
  const trips = tripsOf(db).slice(before);
  // Who is asking, and the agenda.
  expect(trips).toHaveLength(2);
  const plans = await Promise.all((trips[1] ?? []).map((input) => planOf(db, input)));
  const [rows = "", layings = ""] = plans.filter((plan) => /\beggs\b/.test(plan));
  expect(rows).toMatch(/SEARCH eggs USING INDEX eggs_open \(org_id=\? AND state=\?\)/);
  expect(rows).toMatch(/SEARCH eggs USING INDEX eggs_growing \(org_id=\? AND hatched_on>\?\)/);
  expect(layings).toMatch(/SEARCH eggs USING INDEX eggs_open \(org_id=\? AND state=\?\)/);
  for (const plan of plans) expect(plan).not.toMatch(/\bSCAN (eggs|laid|birds|pairs|nest|places)\b/);
});

test("the dashboard counts what is due today and what is late by step, along with everything else it asks", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs, ask, a, db } = nests;
  const today = async () => {
    const answer = await ask("/api/dashboard", { as: a });
    return ((await answer.json()) as { data: SlotAnswer<typeof seasonOnDashboard> }).data.breeding;
  };
  const none = { open: 0, in_machines: 0, hatching: 0, hatches_ahead: 7 };
  expect(await today()).toEqual({ overdue: [], today: [], has_pairs: false, has_eggs: false, ...none });
  const eggs = await laid((await pair()).id, 4);
  await done(eggs, "2027-04-04", { state: "set" });
  await dayIs("2027-04-09");
  const before = tripsOf(db).length;
  const some = { ...none, has_pairs: true, has_eggs: true, open: 4 };
  expect(await today()).toEqual({ ...some, overdue: [], today: [{ step: "candle", count: 4, place_id: null }] });
  expect(tripsOf(db).length - before).toBe(2);
  await done(eggs.slice(0, 1), "2027-04-10", { state: "fertile" });
  await dayIs("2027-04-16");
  const late = [{ step: "candle", count: 4, place_id: null }];
  expect(await today()).toEqual({ ...some, overdue: late, today: [], hatching: 4 });
  // Whoever looks whether they hatch sees as well what nobody candled: each egg counts once.
  await dayIs("2027-04-18");
  const hatch = [{ step: "hatch", count: 4, place_id: null }];
  expect(await today()).toEqual({ ...some, overdue: [], today: hatch, hatching: 4 });
});

test("the agenda foretells how many hatch within a week, as its own route does for any days, species and pair", async () => {
  const nests = await newNests();
  const { pair, laid, done, dayIs, get, ask, a, b, db, species } = nests;
  const agenda = confirming(nests);
  const own = await pair();
  const eggs = await laid(own.id, 4);
  await done(eggs, "2027-04-06", { state: "set" });
  await done(eggs.slice(0, 2), "2027-04-11", { state: "fertile" });
  await dayIs("2027-04-12");
  // Thirteen and fourteen days after the sixth; f = 10.5 / 12 of what was candled, h = 8.5 / 10.
  const expected = 2 * 0.85 + 2 * 0.85 * (10.5 / 12);
  const { hatches } = await agenda();
  expect(hatches).toMatchObject({ from: "2027-04-12", to: "2027-04-19", eggs: 4 });
  expect(hatches.expected).toBeLessThan(expected);
  const wide = await agenda("?hatch_from=2027-04-13&hatch_to=2027-04-20");
  expect(wide.hatches).toMatchObject({ eggs: 4, overdue: 0, stored: 0, silent: 0 });
  expect(wide.hatches.expected).toBeCloseTo(expected, 6);
  const before = tripsOf(db).length;
  const route = "/api/agenda/hatches?from=2027-04-13&to=2027-04-20";
  const { data } = await get<Agenda["hatches"] & { total: number; clutches: unknown[] }>(route);
  expect(tripsOf(db).length - before).toBe(2);
  expect(data).toMatchObject({ ...wide.hatches, total: 1, clutches: [{ pair: own.number, eggs: 4 }] });
  expect((await get<typeof data>(`${route}&pair_id=${own.id}&species_id=${species.id}`)).data.eggs).toBe(4);
  expect((await get<typeof data>(`${route}&pair_id=pair_other`)).data).toMatchObject({ eggs: 0, total: 0 });
  expect((await get<typeof data>("/api/agenda/hatches?from=2027-04-20&to=2027-04-19")).status).toBe(422);
  expect((await ask(`${route}&org_id=${b.org_id}`, { as: a })).status).toBe(403);
  await dayIs("2027-04-23");
  expect((await agenda()).hatches).toMatchObject({ eggs: 0, overdue: 4 });
});
