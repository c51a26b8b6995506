import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { places } from "#db/schema/places.ts";
import { species } from "#db/schema/species.ts";
import { aviary } from "#tests/app/spreadsheet-world.ts";
import { before } from "#tests/database/before-query.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { ImportCheck } from "#worker/imports/report-contract.ts";

const create = { unknown_words: "create" };

test("species, places and statuses that a file names and nobody has are announced, created once, and listed in the report", async () => {
  const { csv, db, stored } = await aviary();
  const table: Table = [
    ["Ring", "Species", "Location", "Status"],
    ["A", "Blue tit", "Sala 1 / Gaiola 2", "Em prova"],
    ["B", "Blue Tit", "Sala 1 / Gaiola 3", ""],
    ["C", "Canário", "", "em prova"],
  ];
  const look = await csv(table, { fields: { ...create, dry_run: "true" } });
  const made = {
    species: [{ name: "Blue tit", word: "Blue tit", rows: 2 }],
    statuses: [{ name: "Em prova", word: "Em prova", rows: 2 }],
    places: [
      { name: "Sala 1 / Gaiola 2", word: "Sala 1 / Gaiola 2", rows: 1 },
      { name: "Sala 1 / Gaiola 3", word: "Sala 1 / Gaiola 3", rows: 1 },
    ],
  };
  expect(look.data).toMatchObject({ created: 3, rejected: 0, errors: [], unknown_species: [], makes: made });
  expect(await db.select().from(species)).toHaveLength(1);
  const done = await csv(table, { fields: create });
  expect(done.data).toMatchObject({ created: 3, rejected: 0, makes: made });
  expect((await stored()).every((bird) => bird.species_id && (bird.identifier === "C" || bird.place_id))).toBe(true);
  expect(await db.select().from(places)).toHaveLength(3);
  expect((await csv(table, { fields: create })).data).toMatchObject({
    created: 0,
    unchanged: 3,
    makes: { species: [], statuses: [], places: [] },
  });
});

test("unless it is asked for, nothing is made and the rows are refused", async () => {
  const { csv, db } = await aviary();
  const { data } = await csv([
    ["Ring", "Species"],
    ["A", "Blue tit"],
  ]);
  expect(data).toMatchObject({ created: 0, rejected: 1, unknown_species: [{ name: "Blue tit", rows: 1 }] });
  expect(await db.select().from(species)).toHaveLength(1);
});

test("a species of the catalogue comes with its profile, whichever of its names the file has, and only once", async () => {
  const { csv, db } = await aviary();
  const rows = ["Melopsittacus undulatus", "Budgie", "Periquito", "periquitos"];
  const { data } = await csv([["Ring", "Species"], ...rows.map((name, at) => [`P${at}`, name])], { fields: create });
  expect(data).toMatchObject({ created: 4, rejected: 0 });
  const [, budgerigar, ...others] = await db.select().from(species);
  expect(budgerigar).toMatchObject({ catalogue_slug: "budgerigar", latin_name: "Melopsittacus undulatus" });
  expect(budgerigar?.incubation_days).toBeGreaterThan(0);
  expect(others).toEqual([]);
});

test("a species created from its name alone gets no other facts", async () => {
  const { csv, db, ask, a } = await aviary();
  await csv(
    [
      ["Ring", "Species"],
      ["A", "Blue tit"],
    ],
    { fields: create },
  );
  const [, tit] = await db.select().from(species);
  expect(tit).toMatchObject({ common_name: "Blue tit", latin_name: "", incubation_days: null, catalogue_slug: null });
  expect(
    (await ask(`/api/bird-species/${tit?.id}`, { as: a, method: "PUT", json: { incubation_days: 14 } })).status,
  ).toBe(200);
});

test("a column of rings taken for species makes no thousand species", async () => {
  const { csv, db } = await aviary();
  const rows = Array.from({ length: 100 }, (_, at) => [`R${at}`, `NL-${at}`]);
  const { data } = await csv([["Ring", "Species"], ...rows], { fields: create });
  expect(data).toMatchObject({ created: 0, rejected: 100, makes: { species: [] } });
  expect(await db.select().from(species)).toHaveLength(1);
});

test("the same file from two phones at once makes one import, and what was missing once", async () => {
  const { csv, db, stored } = await aviary();
  const table = [["Ring", "Species"], ...Array.from({ length: 50 }, (_, at) => [`R${at}`, "Blue tit"])];
  const both = await Promise.all([csv(table, { fields: create }), csv(table, { fields: create })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ data }) => data.created).sort()).toEqual([0, 50]);
  expect(await stored()).toHaveLength(50);
  expect(await db.select().from(species)).toHaveLength(2);
});

test("an import that breaks off after its species were made says at the next look what is there and what is not", async () => {
  const { db, ask, a } = await aviary();
  const bytes = csvOf([
    ["Ring", "Species", "Location"],
    ["A", "Blue tit", "Sala 9"],
  ]);
  const kept = await ask("/api/birds/import/checks", { as: a, form: formOf("aves.csv", bytes) });
  const { id, begun } = ((await kept.json()) as { data: ImportCheck }).data;
  expect(begun).toEqual([]);
  const commit = () => ask(`/api/birds/import/checks/${id}/commit`, { as: a, json: create });
  before(db, "AS relied", () => Promise.reject(new Error("killed")));
  expect((await commit()).status).toBe(500);
  const look = await ask(`/api/birds/import/checks/${id}?unknown_words=create`, { as: a });
  const answer = ((await look.json()) as { data: ImportCheck }).data;
  expect([answer.begun, answer.report?.created]).toEqual([["Blue tit", "Sala 9"], 1]);
  expect((await db.select().from(species)).length).toBe(2);
  expect((await commit()).status).toBe(200);
  expect((await db.select().from(species)).length).toBe(2);
});

test("an import without a check that breaks off so is told by the next one, and the same file brings its birds", async () => {
  for (const key of [undefined, "chave-1"]) {
    const { db, ask, a, b, stored } = await aviary();
    const file = (ring = "A", name = "Blue tit") =>
      csvOf([
        ["Ring", "Species", "Location"],
        [ring, name, "Sala 9"],
      ]);
    const send = async (as = a, fields: Record<string, string> = {}, bytes = file()) => {
      const headers: Record<string, string> = key
        ? { "Idempotency-Key": key + JSON.stringify([fields, [...bytes]]) }
        : {};
      const form = formOf("aves.csv", bytes, { ...create, ...fields });
      const answer = await ask("/api/birds/import", { as, form, headers });
      return { status: answer.status, ...((await answer.json()) as { data?: { begun: string[]; created: number } }) };
    };
    before(db, "AS relied", () => Promise.reject(new Error("killed")));
    expect((await send()).status).toBe(500);
    expect([(await db.select().from(species)).length, (await stored()).length]).toEqual([2, 0]);
    const begun = ["Blue tit", "Sala 9"];
    expect((await send(a, { dry_run: "true" })).data).toMatchObject({ begun, created: 1 });
    expect((await send(b, { dry_run: "true" })).data?.begun).toBeUndefined();
    // Another file says so as well, and leaves it to be said.
    expect((await send(a, {}, file("B", "Canário"))).data).toMatchObject({ begun });
    expect((await send()).data).toMatchObject({ begun });
    if (key) expect((await send()).data).toMatchObject({ begun });
    expect((await send(a, { dry_run: "true" })).data?.begun).toBeUndefined();
    expect((await db.select().from(species)).length).toBe(2);
    const waiting = await db.all(sql`SELECT id FROM imports WHERE committed_at IS NULL`);
    expect([(await stored()).length, waiting]).toEqual([2, []]);
  }
});
