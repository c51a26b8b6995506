import { expect, test } from "vitest";
import { tripsOf } from "#tests/app/world.ts";
import { newNests } from "#tests/clutches/nests.ts";
import type { SeriesPage } from "#worker/ringing/queries.ts";
import type { Series } from "#worker/ringing/series-rows.ts";

const canaryRings = { pattern: "FOP R481 {yy} {nnn}", year: 2027, size_mm: 2.9, first: 1, last: 60 };

test("a nest of five gets the first rings of the series, and what is lost or worn is not offered again", async () => {
  const world = await newNests();
  const { ask, a, post, get, pair, laid, done, dayIs, species, bird } = world;
  await ask(`/api/species/${species.id}`, { as: a, method: "PUT", json: {} });
  const { data: series, status } = await post<Series>("/api/ring-series", canaryRings);
  expect(status).toBe(201);
  expect(series).toMatchObject({ total: 60, used: 0, lost: 0, free: 60, next: "FOP R481 27 001" });
  const nest = await pair();
  const eggs = await laid(nest.id, 6);
  await done(eggs.slice(0, 6), "2027-04-25", { state: "hatched" });
  await dayIs("2027-05-02");
  const clutch = () =>
    get<{
      rings: { free: string[]; next: string | null; last_size: number | null };
      eggs: Array<{ chick: { id: string } | null }>;
    }>(`/api/clutches/${eggs[0]?.clutch.id}`);
  const { data: before } = await clutch();
  expect(before.rings.free.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((n) => `FOP R481 27 00${n}`));
  expect(before.rings.last_size).toBe(2.9);
  const chicks = before.eggs.flatMap(({ chick }) => chick?.id ?? []);
  for (const [at, chick] of chicks.slice(0, 5).entries()) {
    const answer = await post(`/api/birds/${chick}/ring`, { identifier: before.rings.free[at] });
    expect(answer).toMatchObject({ status: 200, warnings: [] });
  }
  const mark = { number: 6, state: "lost", on: "2027-05-02", why: "caiu na relva" };
  expect(await post(`/api/ring-series/${series.id}/marks`, mark)).toMatchObject({
    status: 201,
    data: { used: 5, lost: 1, free: 54, next: "FOP R481 27 007" },
  });
  // Two phones were offered one number: the second is told the next that is free.
  const taken = await post(`/api/birds/${chicks[5]}/ring`, { identifier: "FOP R481 27 003" });
  expect(taken).toMatchObject({ status: 409, current: { next: "FOP R481 27 007" } });
  expect(taken.errors?.[0]).toMatchObject({ path: "identifier", code: "birds.identifier.taken_next" });
  const { data: after } = await clutch();
  expect(after.rings.next).toBe("FOP R481 27 007");
  await post(`/api/birds/${chicks[5]}/ring`, { identifier: "fop r481  27 007" });
  // Nor is it proposed to who adds bird behind bird.
  expect(await get(`/api/birds/new-form?after=${encodeURIComponent("FOP R481 27 005")}`)).toMatchObject({
    data: { another: { identifier: "FOP R481 27 008" } },
  });
  await bird({ identifier: "FOP R481 27 009", birth_date: "2027-04-25" });
  const { data: page } = await get<SeriesPage>(`/api/ring-series/${series.id}`);
  expect(page).toMatchObject({ total: 60, used: 7, lost: 1, free: 52, next: "FOP R481 27 008" });
  expect(page.numbers.filter(({ state }) => state !== "free").map(({ number, state }) => `${number} ${state}`)).toEqual(
    ["1 used", "2 used", "3 used", "4 used", "5 used", "6 lost", "7 used", "9 used"],
  );
  // A bird in the trash has its ring on all the same.
  await ask(`/api/birds/${chicks[0]}`, { as: a, method: "DELETE" });
  const { data: trashed } = await get<SeriesPage>(`/api/ring-series/${series.id}`);
  expect(trashed).toMatchObject({ used: 7, free: 52 });
  expect(trashed.numbers[0]).toMatchObject({ state: "used", bird_id: chicks[0], is_in_trash: true });
  expect(await get("/api/ring-series/next?year=2027")).toMatchObject({
    data: { next: "FOP R481 27 008", series: canaryRings.pattern },
  });
  expect(await get("/api/ring-series/next?year=2026")).toMatchObject({ data: { series: null } });
});

test("a series is refused that has rings in common with another, however it is written, and that one is named", async () => {
  const { post, ask, a } = await newNests();
  const add = (given: object) => post<Series>("/api/ring-series", { ...canaryRings, ...given });
  expect((await add({})).status).toBe(201);
  for (const given of [
    { first: 60, last: 70 },
    { pattern: "fop  R481 {yyyy} {nnn}", year: 27 },
    { pattern: "FOP R481 27 0{nn}", first: 10, last: 20 },
    { pattern: "FOP R481 {nn} 001", first: 20, last: 30 },
  ]) {
    const answer = await add(given);
    if (given.year === 27) expect(answer.status).toBe(422);
    else if (given.pattern === "FOP R481 {nn} 001") expect(answer.status).toBe(201);
    else expect(answer).toMatchObject({ status: 409, errors: [{ path: "pattern", code: "ringing.overlap" }] });
  }
  expect((await add({ pattern: "FOP R481 {yy} {nnnn}" })).status).toBe(201);
  expect((await add({ pattern: "ΕΛΛ Σ{yy} {nnn}Σ" })).status).toBe(201);
  const { data: next } = await add({ first: 61, last: 99 });
  const answer = await ask(`/api/ring-series/${next.id}`, { as: a, method: "PUT", json: { first: 50 } });
  expect(answer.status).toBe(409);
  const refusals: Array<[object, string]> = [
    [{ pattern: "FOP R481" }, "ringing.pattern.number"],
    [{ pattern: "{nn} {nnn}" }, "ringing.pattern.numbers"],
    [{ pattern: "FOP {yyy} {nnn}" }, "ringing.pattern.unknown"],
    [{ pattern: "FOP {nnn" }, "ringing.pattern.unknown"],
    [{ first: 900, last: 100 }, "ringing.last.before"],
    [{ pattern: "X {nnnnnn}", first: 1, last: 100_000 }, "ringing.last.many"],
    [{ pattern: "Y {nn}", first: 1, last: 100 }, "ringing.last.digits"],
    [{ first: 1.5 }, "ringing.number.whole"],
    [{ size_mm: -3 }, "ringing.size"],
  ];
  for (const [given, code] of refusals) expect(await add(given)).toMatchObject({ status: 422, errors: [{ code }] });
});

test("a grid of 500 numbers of ten thousand is one query, and its spans tell of all of them", async () => {
  const { post, get, db, bird } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", {
    ...canaryRings,
    pattern: "P {nnnnn}",
    first: 1,
    last: 10_000,
  });
  await bird({ identifier: "P 00501" });
  await bird({ identifier: "p  09999" });
  await post(`/api/ring-series/${series.id}/marks`, { number: 502, last: 504, state: "returned" });
  const before = tripsOf(db).length;
  const { data: page } = await get<SeriesPage>(`/api/ring-series/${series.id}?page=2`);
  const statements = tripsOf(db).slice(before).flat();
  // Who asks is one, and the series, its spans and its numbers are a trip of their own.
  expect(statements.filter(({ sql }) => sql.includes("RECURSIVE grid"))).toHaveLength(1);
  expect(statements.filter(({ sql }) => sql.includes("FROM birds bearer")).length).toBeLessThanOrEqual(3);
  expect(page.numbers).toHaveLength(500);
  expect(page.numbers[0]).toMatchObject({ ring: "P 00501", state: "used" });
  expect(page.total_pages).toBe(20);
  expect(page.spans).toEqual({
    used: [
      [501, 501],
      [9999, 9999],
    ],
    lost: [[502, 504]],
    left: [
      [1, 500],
      [505, 9998],
      [10_000, 10_000],
    ],
  });
  const { data: beyond } = await get<SeriesPage>(`/api/ring-series/${series.id}?page=21`);
  expect(beyond.numbers).toEqual([]);
});

test("a series is not shortened below a ring that a bird wears, and reads otherwise where it was written wrongly", async () => {
  const { post, bird, ask, a, get } = await newNests();
  const { data: series } = await post<Series>("/api/ring-series", canaryRings);
  await bird({ identifier: "FOP R481 27 050" });
  const change = async (json: object) => {
    const answer = await ask(`/api/ring-series/${series.id}`, { as: a, method: "PUT", json });
    return { status: answer.status, ...((await answer.json()) as { errors?: Array<{ code: string }> }) };
  };
  expect(await change({ last: 49 })).toMatchObject({ status: 409, errors: [{ code: "ringing.last.used" }] });
  expect(await change({ last: 50 })).toMatchObject({ status: 200, data: { used: 1, free: 49 } });
  expect(await change({ pattern: "FOP R418 {yy} {nnn}" })).toMatchObject({ status: 200, data: { used: 0, free: 50 } });
  expect((await ask(`/api/ring-series/${series.id}`, { as: a, method: "DELETE" })).status).toBe(204);
  expect(await get("/api/birds?q=050")).toMatchObject({ data: { total: 1 } });
});

test("a ring whose year, size or breeder disagrees is kept, with a warning", async () => {
  const { post, bird, make, species } = await newNests();
  const add = (given: object) => post("/api/birds", { sex: "unknown", species_id: species.id, ...given });
  expect(await add({ identifier: "FOP R481 27 001", birth_date: "2026-05-01" })).toMatchObject({ warnings: [] });
  await post("/api/ring-series", { ...canaryRings, breeder_code: "R481", first: 2 });
  const warned = async (given: object) =>
    ((await add(given)) as { warnings?: Array<{ code: string }> }).warnings?.map(({ code }) => code);
  expect(await warned({ identifier: "FOP R481 27 002", birth_date: "2026-05-01" })).toEqual(["ringing.year"]);
  expect(await warned({ identifier: "FOP R481 27 003", birth_date: "2027-03-01", ring_size_mm: 3.1 })).toEqual([
    "ringing.written_size",
  ]);
  const finch = await make.species({ common_name: "Mandarim", latin_name: "Taeniopygia guttata" });
  expect(await warned({ identifier: "FOP R999 27 004", birth_date: "2027-03-01", acquisition: "bred" })).toEqual([
    "ringing.breeder",
  ]);
  expect(await warned({ identifier: "FOP R999 27 005", birth_date: "2027-03-01", acquisition: "bought" })).toEqual([]);
  expect(finch.id).not.toBe(species.id);
  await bird({ identifier: "FOP R481 27 006", birth_date: "2027-03-01" });
});
