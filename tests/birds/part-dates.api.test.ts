import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { planOf } from "#tests/app/query-plan.ts";
import { newWorld, tripsOf } from "#tests/app/world.ts";
import { rowsIn, takeArchive } from "#tests/archive/archives.ts";
import { readSheet, readText, takeExport } from "#tests/exports/exports.ts";

type Answer = {
  data: { id: string; birth_date: string | null; birth_precision: string | null };
  warnings?: Array<{ code: string }>;
  errors?: Array<{ path: string; code: string }>;
};

async function flock() {
  const world = await newWorld();
  const make = makeFor(world, world.a);
  const { id: species_id } = await make.species();
  const serialize = async (answer: Response) => {
    const { data, warnings = [], errors = [] } = (await answer.json()) as Answer;
    const faults = errors.map(({ path, code }) => `${path} ${code}`);
    const born = data && [data.birth_date, data.birth_precision];
    return { status: answer.status, id: data?.id ?? "", born, faults, warnings: warnings.map(({ code }) => code) };
  };
  let rings = 0;
  const add = async (json: object) => {
    rings += 1;
    return serialize(
      await world.ask("/api/birds", { as: world.a, json: { identifier: `R${rings}`, species_id, ...json } }),
    );
  };
  const change = async (id: string, json: object) =>
    serialize(await world.ask(`/api/birds/${id}`, { as: world.a, method: "PUT", json }));
  return { ...world, make, add, change };
}

test.each([
  ["2024", "2024-01-01", "year"],
  [" 2024 ", "2024-01-01", "year"],
  ["2024-03", "2024-03-01", "month"],
  ["2024-3", "2024-03-01", "month"],
  ["03/2024", "2024-03-01", "month"],
  ["3/2024", "2024-03-01", "month"],
  ["2024-03-05", "2024-03-05", null],
])("a birth called %j is kept as its first day, with what is known of it", async (birth_date, day, known) => {
  const { add, change } = await flock();
  const { id, born } = await add({ birth_date });
  expect(born).toEqual([day, known]);
  expect((await change(id, { birth_date: "2020-02-29" })).born).toEqual(["2020-02-29", null]);
  expect((await change(id, { birth_date })).born).toEqual([day, known]);
  expect((await change(id, { name: "Íris" })).born).toEqual([day, known]);
  // What was answered can be sent back as it is.
  expect((await change(id, { birth_date: day, birth_precision: known })).born).toEqual([day, known]);
  expect((await change(id, { birth_date: null })).born).toEqual([null, null]);
});

test("a year of two digits is the latest such that is not in the future", async () => {
  const { add } = await flock();
  const year = new Date().getUTCFullYear();
  const short = (of: number) => String(of).slice(2);
  expect((await add({ birth_date: short(year) })).born).toEqual([`${year}-01-01`, "year"]);
  expect((await add({ birth_date: short(year + 1) })).born).toEqual([`${year - 99}-01-01`, "year"]);
  expect((await add({ birth_date: `03/${short(year - 1)}` })).born).toEqual([`${year - 1}-03-01`, "month"]);
});

test("a stated precision can only reduce a date, never extend it", async () => {
  const { add } = await flock();
  expect((await add({ birth_date: "2024-03-05", birth_precision: "year" })).born).toEqual(["2024-01-01", "year"]);
  expect((await add({ birth_date: "2024-03-05", birth_precision: "month" })).born).toEqual(["2024-03-01", "month"]);
  expect((await add({ birth_date: "2024-03-05", birth_precision: "day" })).born).toEqual(["2024-03-05", null]);
  expect((await add({ birth_date: "2024", birth_precision: "day" })).born).toEqual(["2024-01-01", "year"]);
});

test("how much is known is not said without the date, for a first of January would become a day", async () => {
  const { add, change } = await flock();
  const { id } = await add({ birth_date: "2024" });
  const alone = ["birth_precision birds.birth_precision.alone"];
  expect(await change(id, { birth_precision: "day" })).toMatchObject({ status: 422, faults: alone });
  expect(await change(id, { birth_date: null, birth_precision: "year" })).toMatchObject({ status: 422, faults: alone });
  expect(await add({ birth_precision: "year" })).toMatchObject({ status: 422, faults: alone });
  expect((await change(id, { birth_date: null, birth_precision: null })).born).toEqual([null, null]);
});

test("a parent of a year may have young of that year, and is then asked about", async () => {
  const { add, change } = await flock();
  const { id: father_id } = await add({ sex: "male", birth_date: "2024" });
  for (const birth_date of ["2024", "2024-05", "2024-01-01", "2024-12-31"])
    expect([birth_date, (await add({ father_id, birth_date })).warnings]).toEqual([
      birth_date,
      ["birds.parent_maybe_younger"],
    ]);
  expect(await add({ father_id, birth_date: "2025-01-01" })).toMatchObject({ status: 201, warnings: [] });
  expect(await add({ father_id, birth_date: "2023" })).toMatchObject({
    faults: ["father_id birds.father.younger"],
  });
  const whole = await add({ sex: "male", birth_date: "2024-06-15" });
  const { id: chick } = await add({ father_id: whole.id, birth_date: "2024" });
  expect((await change(chick, { birth_date: "2024-06" })).warnings).toEqual(["birds.parent_maybe_younger"]);
  expect((await change(chick, { birth_date: "2024-05" })).faults).toEqual([
    "birth_date birds.birth_date.before_father",
  ]);
  expect((await change(whole.id, { birth_date: "2024-06-30" })).status).toBe(200);
  expect((await change(whole.id, { birth_date: "2024-07" })).faults).toEqual([
    "birth_date birds.birth_date.after_child",
  ]);
});

test("a birth in this year or this month is accepted, one in the next is refused", async () => {
  const { add } = await flock();
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  expect((await add({ birth_date: month.slice(0, 4) })).status).toBe(201);
  expect((await add({ birth_date: month })).status).toBe(201);
  const faults = ["birth_date birds.birth_date.future"];
  expect(await add({ birth_date: String(now.getUTCFullYear() + 1) })).toMatchObject({ status: 422, faults });
});

test("a birth month or year is exported as it is typed, in every kind of file, and in an archive", async () => {
  const world = await flock();
  await world.add({ birth_date: "2024" });
  await world.add({ birth_date: "03/2024" });
  await world.add({ birth_date: "2024-03-05" });
  const text = readText((await takeExport(world, world.a, "format=csv&sort_by=identifier&order=asc")).bytes);
  expect(text.slice(1).map((row) => row[4])).toEqual(["2024", "2024-03", "2024-03-05"]);
  const { table } = readSheet((await takeExport(world, world.a, "format=xlsx&sort_by=identifier&order=asc")).bytes);
  expect(table.slice(1).map((row) => row[4])).toEqual(["2024", "2024-03", expect.any(Date)]);
  const { files } = await takeArchive(world, world.a);
  const kept = rowsIn(files, "birds").map(({ birth_date, birth_precision = null }) => [birth_date, birth_precision]);
  expect(kept.sort()).toEqual([
    ["2024-01-01", "year"],
    ["2024-03-01", "month"],
    ["2024-03-05", null],
  ]);
});

test("the trail tells a birth by the part of it that was known, before and after", async () => {
  const { add, change, ask, a } = await flock();
  const { id } = await add({ birth_date: "2024-01-01" });
  for (const birth_date of ["2024", "2023", "03/2023", null]) await change(id, { birth_date });
  const answer = await ask(`/api/audit?subject_id=${id}`, { as: a, headers: { "Accept-Language": "en" } });
  const { data } = (await answer.json()) as {
    data: { items: Array<{ deed: string; changes: Array<{ field: string; before: string; after: string }> }> };
  };
  const listed = data.items.filter(({ deed }) => deed === "changed").flatMap(({ changes }) => changes);
  expect(listed.reverse()).toEqual([
    { field: "Birth date", before: "1 Jan 2024", after: "2024" },
    { field: "Birth date", before: "2024", after: "2023" },
    { field: "Birth date", before: "2023", after: "March 2023" },
    { field: "Birth date", before: "March 2023", after: "" },
  ]);
});

test("ages are still found by their index, of whom only the year is known too", async () => {
  const { db, ask, a, add } = await flock();
  await add({ birth_date: "2024" });
  const before = tripsOf(db).length;
  await ask("/api/birds/?age=young&sort_by=birth_date", { as: a });
  const sent = tripsOf(db).slice(before).flat();
  const page = sent.find((it) => /birth_date/.test(it.sql) && /limit/i.test(it.sql));
  expect(await planOf(db, page)).toContain("birds_by_birth");
});
