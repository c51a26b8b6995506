import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor, speciesDraft } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { canarySeason } from "#tests/clutches/canary-season.ts";
import type { Species } from "#worker/species/queries.ts";

type Answer = { data: Species; errors?: Array<{ path: string; code: string }> };
type Given = Record<string, unknown>;

async function aviary() {
  const world = await newWorld();
  const kind = await makeFor(world, world.a).species({ common_name: "Canário", incubation_days: 13 });
  const describe = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as Answer) });
  const path = `/api/bird-species/${kind.id}`;
  const put = async (json: Given) => describe(await world.ask(path, { as: world.a, method: "PUT", json }));
  const post = async (json: Given) => describe(await world.ask("/api/bird-species", { as: world.a, json }));
  const stored = async () => (await describe(await world.ask(path, { as: world.a }))).data;
  return { world, put, post, stored };
}

const { incubation_days: _, lockdown_days_before_hatch: __, ...season } = canarySeason;

test("a species keeps the numbers of its season, and an emptied one is unknown again", async () => {
  const { put, post, stored } = await aviary();
  expect(await post(speciesDraft(1, { ...season, incubation_days: 13 }))).toMatchObject({ status: 201, data: season });
  expect((await stored()).candling_days).toBeNull();
  expect(await put(season)).toMatchObject({ status: 200, data: season });
  expect(await put({ candling_days: null, weaning_day: null })).toMatchObject({ status: 200 });
  expect(await stored()).toMatchObject({ ...season, candling_days: null, weaning_day: null });
});

const wrong: Array<[string, unknown]> = [
  ["incubation_days_to", 12],
  ["incubation_days_to", 13.5],
  ["candling_days", [10, 5]],
  ["candling_days", [5, 5]],
  ["candling_days", [5, 13]],
  ["candling_days", []],
  ["candling_days", "5,10"],
  ["candling_days", [0]],
  ["candling_days", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ["lay_interval_days", 0],
  ["sits_from_egg", 31],
  ["ring_days_from", -1],
  ["ring_days_to", 5],
  ["weaning_day", 8],
  ["weaning_day", 731],
];
const pathOf = ([field, value]: [string, unknown]) =>
  field === "candling_days" && Array.isArray(value) && value[0] === 0 ? "candling_days.0" : field;

test.each(wrong)("a season that contradicts itself is refused where it does: %s %j", async (field, value) => {
  const { post } = await aviary();
  const { status, errors } = await post(speciesDraft(1, { ...season, incubation_days: 13, [field]: value }));
  expect([status, errors?.[0]?.path]).toEqual([422, pathOf([field, value])]);
});

test("a ring is due until a day only where it is due from one", async () => {
  const { post } = await aviary();
  const { status, errors } = await post(speciesDraft(1, { ring_days_to: 8 }));
  expect([status, errors?.map(({ path }) => path)]).toEqual([422, ["ring_days_to"]]);
});

test("a single changed number of a species is checked against the stored ones", async () => {
  const { put, stored } = await aviary();
  await put(season);
  const against: Array<[Given, string]> = [
    [{ incubation_days: 15 }, "incubation_days_to"],
    [{ incubation_days: 10, incubation_days_to: 14 }, "candling_days"],
    [{ ring_days_from: 9 }, "ring_days_to"],
    [{ ring_days_from: null }, "ring_days_to"],
    [{ ring_days_to: 30 }, "weaning_day"],
    [{ candling_days: [5, 13] }, "candling_days"],
    [{ weaning_day: 7 }, "weaning_day"],
  ];
  for (const [change, field] of against) {
    const { status, errors } = await put(change);
    expect([change, status, errors?.map(({ path }) => path)]).toEqual([change, 422, [field]]);
  }
  expect(await stored()).toMatchObject({ ...season, incubation_days: 13, version: 2 });
  expect((await put({ incubation_days: 15, incubation_days_to: 16 })).status).toBe(200);
});

test("the database refuses contradicting season numbers", async () => {
  const { world, put } = await aviary();
  await put(season);
  for (const set of ["incubation_days_to = 12", "candling_days = ''", "sits_from_egg = 0", "weaning_day = 8"])
    await expect(world.db.run(sql.raw(`UPDATE species SET ${set}`)), set).rejects.toThrow();
});

test("copies of the catalogue that an organisation had already get its numbers, where they fit its own", async () => {
  const { world } = await aviary();
  const { ask, a, db } = world;
  const slugs = ["budgerigar", "zebra_finch", "ringneck", "emu", "pigeon"];
  await ask("/api/bird-species/from-catalogue", { as: a, json: { slugs } });
  const all = () => db.all<Given>(sql`SELECT * FROM species ORDER BY id`);
  const copied = await all();
  const names = ["incubation_days_to", ...Object.keys(season).slice(1)];
  await db.run(sql.raw(`UPDATE species SET ${names.map((name) => `${name} = NULL`).join(", ")}`));
  const steps = readFileSync(new URL("../../migrations/0027_species_season.sql", import.meta.url), "utf8");
  const fill = sql.raw(steps.split("--> statement-breakpoint").at(-1) ?? "");
  await db.run(fill);
  expect(await all()).toEqual(copied);
  await db.run(sql`UPDATE species SET incubation_days_to = NULL, candling_days = NULL, incubation_days = 11`);
  await db.run(sql`UPDATE species SET incubation_days = 23 WHERE catalogue_slug = 'budgerigar'`);
  await db.run(fill);
  expect(
    await db.all(sql`
    SELECT incubation_days_to AS upto, candling_days AS candling, ring_days_from AS ring FROM species
    WHERE catalogue_slug IN ('budgerigar', 'zebra_finch', 'pigeon') ORDER BY catalogue_slug`),
  ).toEqual([
    { upto: null, candling: "5,12,15", ring: 7 },
    { upto: 19, candling: null, ring: 7 },
    { upto: 16, candling: "5,10", ring: 8 },
  ]);
});
