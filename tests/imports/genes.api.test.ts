import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { newWorld } from "#tests/app/world.ts";
import { csvOf, formOf, type Table } from "#tests/spreadsheets/sheets.ts";
import type { CommittedImport, ImportReport } from "#worker/imports/report-contract.ts";

async function desk() {
  const world = await newWorld();
  const { ask, a } = world;
  const species = await makeFor(world, a).species({ common_name: "Periquito-ondulado", catalogue_slug: "budgerigar" });
  const bring = async (table: Table, fields: Record<string, string> = {}) => {
    const form = formOf("flock.csv", csvOf(table));
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await ask("/api/birds/import", { as: a, form, headers: { "Accept-Language": "pt" } });
    return ((await answer.json()) as { data: CommittedImport & ImportReport }).data;
  };
  return { ...world, species, bring };
}

const heads = ["Anilha", "Espécie", "Sexo", "Genótipo"];

test("an import refuses a genotype its sex cannot have, says why, and keeps what it does not understand", async () => {
  const { bring, ask, a } = await desk();
  const report = await bring([
    heads,
    ["A", "Periquito-ondulado", "F", "Verde /canela"],
    ["B", "Periquito-ondulado", "M", "Verde /canela azul"],
    ["C", "Periquito-ondulado", "F", "verde bonito /xpto"],
    ["D", "Periquito-ondulado", "M", "Verde /spangle"],
    ["E", "Periquito-ondulado", "", "Verde /canela"],
  ]);
  expect(report).toMatchObject({ created: 3, rejected: 2 });
  const texts = report.errors.map(({ row, column, value, message }) => [row, column, value, message]);
  expect(texts).toEqual([
    [2, expect.anything(), "Verde /canela", expect.stringContaining("Uma fêmea não pode ser portadora")],
    [
      5,
      expect.anything(),
      "Verde /spangle",
      expect.stringContaining("Nenhuma ave é portadora de uma mutação dominante"),
    ],
  ]);
  const list = (await (await ask("/api/birds?sort_by=identifier&order=asc", { as: a })).json()) as {
    data: { items: Array<{ identifier: string }> };
  };
  expect(list.data.items.map(({ identifier }) => identifier)).toEqual(["B", "C", "E"]);
});

test("an import reads genotypes with the breeder's own mutations", async () => {
  const { bring, ask, a, species } = await desk();
  const own = { species_id: species.id, name: "Lua", chromosome: "Z", inheritance: "recessive" };
  expect((await ask("/api/genetics/mutations", { as: a, json: own })).status).toBe(201);
  const report = await bring([
    heads,
    ["A", "Periquito-ondulado", "F", "Verde /lua"],
    ["B", "Periquito-ondulado", "M", "Verde /lua"],
  ]);
  expect(report).toMatchObject({ created: 1, rejected: 1 });
});
