import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportReport } from "#worker/imports/report-contract.ts";

async function desk() {
  const world = await newWorld();
  await makeFor(world, world.a).species({ common_name: "Canário" });
  async function send<Data>(path: string, given: { json?: unknown; form?: FormData }) {
    const answer = await world.ask(`/api/birds/import${path}`, { as: world.a, ...given });
    return { status: answer.status, ...((await answer.json()) as { data: Data; errors?: Array<{ code: string }> }) };
  }
  const bring = (table: Table, fields: Record<string, string> = {}) => {
    const form = formOf("flock.csv", csvOf(table));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return send<CommittedImport & ImportReport>("", { form });
  };
  return { ...world, send, bring };
}

test("places a file names are made from their paths, with what stands in what", async () => {
  const { send, bring, db, a } = await desk();
  const table = [
    ["Ring", "Species", "Location"],
    ["A", "Canário", "Sala 1 / Bateria 2 / Gaiola 3"],
    ["B", "Canário", "sala 1/bateria 2/gaiola 4"],
    ["C", "Canário", "Voadeira"],
  ];
  const { data } = await bring(table, { dry_run: "true" });
  expect(data).toMatchObject({ created: 0, rejected: 3 });
  expect(data.unknown_places.map(({ name }) => name)).toEqual(table.slice(1).map((row) => row[2]));
  const names = data.unknown_places.map(({ name }) => name);
  expect(await send("/places", { json: { names } })).toMatchObject({ status: 201, data: { created: 5 } });
  expect(await send("/places", { json: { names } })).toMatchObject({ status: 201, data: { created: 0 } });
  const made = await db.all(sql`SELECT p.name, p.kind, o.name AS within FROM places p
    LEFT JOIN places o ON o.id = p.parent_id WHERE p.org_id = ${a.org_id} ORDER BY p.id`);
  expect(made).toEqual([
    { name: "Sala 1", kind: "room", within: null },
    { name: "Bateria 2", kind: "bank", within: "Sala 1" },
    { name: "Gaiola 3", kind: "cage", within: "Bateria 2" },
    { name: "gaiola 4", kind: "cage", within: "Bateria 2" },
    { name: "Voadeira", kind: "aviary", within: null },
  ]);
  expect((await bring(table)).data).toMatchObject({ created: 3, rejected: 0, unknown_places: [] });
  const stands = await db.all(
    sql`SELECT identifier, p.name FROM birds JOIN places p ON p.id = place_id ORDER BY identifier`,
  );
  expect(stands).toEqual([
    { identifier: "A", name: "Gaiola 3" },
    { identifier: "B", name: "gaiola 4" },
    { identifier: "C", name: "Voadeira" },
  ]);
  const refused = await send("/places", { json: { names: ["Voadeira / Gaiola"] } });
  expect([refused.status, refused.errors?.[0]?.code]).toEqual([422, "import.place.cannot"]);
});

test("a status a file names is made with what it means", async () => {
  const { send, bring } = await desk();
  const table = [
    ["Ring", "Species", "Status"],
    ["A", "Canário", "Em Férias"],
  ];
  const { data } = await bring(table, { dry_run: "true" });
  expect(data.unknown_statuses).toEqual([{ name: "Em Férias", rows: 1 }]);
  const json = { name: "Em Férias", kind: "away" };
  expect(await send("/statuses", { json })).toMatchObject({ status: 201, data: { created: 1 } });
  expect(await send("/statuses", { json })).toMatchObject({ data: { created: 0 } });
  expect(await send("/statuses", { json: { name: "X", kind: "dead" } })).toMatchObject({ status: 422 });
  expect((await bring(table)).data).toMatchObject({ created: 1, rejected: 0 });
});

test("parents nobody has become birds of somebody else's when that is wished, and count against nothing", async () => {
  const { bring, db } = await desk();
  const table = [
    ["Ring", "Species", "Sex", "Father", "Mother", "Foster Mother"],
    ["A", "Canário", "male", "X-1", "X-2", ""],
    ["B", "Canário", "female", " x-1 ", "", "X-3"],
    ["C", "Canário", "", "X-2", "", ""],
    ["D", "Papagaio", "", "X-9", "", ""],
  ];
  expect((await bring(table, { dry_run: "true" })).data).toMatchObject({
    created: 0,
    rejected: 4,
    references: 0,
    missing_parents: 4,
  });
  const { data } = await bring(table, { unknown_parents: "reference" });
  expect(data).toMatchObject({ rows: 4, created: 2, rejected: 2, references: 3 });
  expect(data.errors.map(({ row, code }) => [row, code])).toEqual([
    [4, "import.father.sex"],
    [5, "import.species.unknown"],
  ]);
  const birds =
    await db.all(sql`SELECT b.identifier, b.sex, b.is_reference, f.identifier AS father, m.identifier AS mother
    FROM birds b LEFT JOIN birds f ON f.id = b.father_id LEFT JOIN birds m ON m.id = b.mother_id ORDER BY 1`);
  expect(birds).toEqual([
    { identifier: "A", sex: "male", is_reference: 0, father: "X-1", mother: "X-2" },
    { identifier: "B", sex: "female", is_reference: 0, father: "X-1", mother: null },
    { identifier: "X-1", sex: "male", is_reference: 1, father: null, mother: null },
    { identifier: "X-2", sex: "female", is_reference: 1, father: null, mother: null },
    { identifier: "X-3", sex: "female", is_reference: 1, father: null, mother: null },
  ]);
  expect(await db.all(sql`SELECT n FROM bird_counts WHERE dimension = 'all'`)).toEqual([{ n: 2 }]);
});
