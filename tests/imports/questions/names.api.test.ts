import { expect, test } from "vitest";
import { makeFor } from "#tests/app/make.ts";
import { codesOf } from "#tests/app/spreadsheet-world.ts";

import { desk } from "./import-questions.ts";

const family = ["Ring", "Name", "Species", "Sex", "Father", "Mother"];

test("a parent given by its name is the one bird of the file or the flock that bears it", async () => {
  const { csv, ask, a, canary, byRing } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "PT-9", name: "Zé Maria", sex: "male", species_id: canary.id });
  const { data } = await csv([
    family,
    ["A", "Lua", "Canário", "F"],
    ["B", "", "Canário", "", "ze maria", "LUA"],
    ["C", "", "Canário", "", "Zé Maria", ""],
  ]);
  expect(data.errors).toEqual([]);
  expect(data.names_taken).toEqual([
    { field: "father", name: "ze maria", ring: "PT-9", rows: 2 },
    { field: "mother", name: "LUA", ring: "A", rows: 1 },
  ]);
  expect(await byRing("B")).toMatchObject({
    father_id: (await byRing("PT-9"))?.id,
    mother_id: (await byRing("A"))?.id,
  });
});

test("refusing names as parents rejects those rows", async () => {
  const { csv } = await desk();
  const table = [family, ["A", "Lua", "Canário", "F"], ["B", "", "Canário", "", "", "Lua"]];
  const { data } = await csv(table, { fields: { named_parents: "refuse" } });
  expect(codesOf(data.errors)).toEqual([[3, "Mother", "import.parent.by_name"]]);
  expect(data.names_taken).toMatchObject([{ name: "Lua", ring: "A" }]);
});

test("a name that three birds bear is an error that lists their rings", async () => {
  const { csv, ask, a, canary } = await desk();
  await makeFor({ ask }, a).bird({ identifier: "PT-9", name: "Rex", sex: "male", species_id: canary.id });
  const rows = [
    ["A", "Rex", "Canário", "M"],
    ["B", "rex", "Canário", "M"],
    ["C", "", "Canário", "", "Rex", ""],
  ];
  const { data } = await csv([family, ...rows]);
  expect(codesOf(data.errors)).toEqual([[4, "Father", "import.parent.names"]]);
  for (const ring of ["PT-9", "A", "B"]) expect(data.errors[0]?.message).toContain(ring);
});

test("a name is taken of the right sex and species only, and a ring before a name", async () => {
  const { csv, ask, a, byRing } = await desk();
  await makeFor({ ask }, a).species({ common_name: "Pintassilgo" });
  const rows = [
    ["A", "Sol", "Canário", "F"],
    ["B", "Sol", "Pintassilgo", "M"],
    ["C", "Sol", "Canário", "M"],
    ["Sol2", "X", "Canário", "M"],
    ["D", "Sol2", "Canário", "M"],
    ["E", "", "Canário", "", "Sol", "Sol"],
    ["F", "", "Canário", "", "Sol2", ""],
  ];
  const { data } = await csv([family, ...rows]);
  expect(data.errors).toEqual([]);
  const [e, f] = [await byRing("E"), await byRing("F")];
  expect([e?.father_id, e?.mother_id]).toEqual([(await byRing("C"))?.id, (await byRing("A"))?.id]);
  expect(f?.father_id).toBe((await byRing("Sol2"))?.id);
});

test("a bird of another organisation lends nobody its name", async () => {
  const { csv, ask, b } = await desk();
  const theirs = makeFor({ ask }, b);
  await theirs.bird({ identifier: "B-1", name: "Rex", sex: "male" });
  const { data } = await csv([family, ["A", "", "Canário", "", "Rex", ""]]);
  expect(codesOf(data.errors)).toEqual([[2, "Father", "import.parent.unknown"]]);
  expect(data.names_taken).toEqual([]);
});
