import { expect, test } from "vitest";
import { xlsxOf } from "#tests/spreadsheets/sheets.ts";
import { planImport } from "#worker/imports/plan.ts";
import { findHeadings } from "#worker/imports/reading/headings.ts";
import { readRows } from "#worker/imports/reading/rows.ts";
import { chooseSheet } from "#worker/imports/reading/sheets.ts";
import { readUpload } from "#worker/spreadsheets/uploads/upload.ts";
import { birds, counts, faultsOf, known, planOf, stored, today } from "./import-plans.ts";

test("species, sexes and statuses go by any of their names", async () => {
  const plan = await planOf(
    birds(
      ["A", "canario", "macho", "", "", "", "", "à VENDA"],
      ["B", "SERINUS CANARIA", "♀", "", "", "", "", "for sale"],
      ["C", "Canário", "0.1", "", "", "", "", "for_sale"],
      ["D", "Canário", "desconhecido"],
    ),
  );
  expect(faultsOf(plan)).toEqual([]);
  expect(plan.created.map(({ species_id }) => species_id)).toEqual(new Array(4).fill("sp_canary"));
  expect(plan.created.map(({ row }) => row.sex)).toEqual(["male", "female", "female", "unknown"]);
  expect(plan.created.map(({ status_id }) => status_id)).toEqual(["st_active", "st_active", "st_active", null]);
});

test("every fault of a row is told, with the row's own number", async () => {
  const plan = await planOf(
    birds(
      ["", "Canário"],
      ["A", "Papagaio", "roxo", "2026-02-30", "Z", "", "", "perdido"],
      ["B", "Canário", "", "2026-06-02"],
      ["b", "Canário"],
      ["C", ""],
      ["D\u200b", "Canário"],
      ["E".repeat(101), "Canário"],
      ["F", "Canário", "", "", "f"],
    ),
  );
  expect(faultsOf(plan)).toEqual([
    [2, "identifier", "import.ring.required"],
    [3, "sex", "import.sex.unclear"],
    [3, "birth_date", "import.date.missing"],
    [4, "birth_date", "import.date.future"],
    [5, "identifier", "import.ring.twice"],
    [6, "species", "import.species.required"],
    [7, "identifier", "import.text.characters"],
    [8, "identifier", "import.ring.long"],
    [3, "species", "import.species.unknown"],
    [3, "status", "import.status.unknown"],
    [3, "father", "import.parent.unknown"],
    [9, "father", "import.parent.self"],
  ]);
  expect(plan.unknown.species).toEqual([{ name: "Papagaio", rows: 1 }]);
  expect(counts(plan)).toMatchObject({ rows: 8, created: 0, rejected: 8 });
});

test("a row that falls takes its young with it, down to the last generation", async () => {
  const line = Array.from({ length: 5000 }, (_, at) => [`R${at}`, "Canário", "male", "", at ? `R${at - 1}` : ""]);
  const plan = await planOf(birds(...line.reverse(), ["R0", "Canário"]));
  expect(counts(plan)).toMatchObject({ created: 5000, rejected: 1 });
  const fallen = await planOf(birds(...line.map((row) => (row[0] === "R0" ? ["R0", "Papagaio", "male"] : row))));
  expect(counts(fallen)).toMatchObject({ created: 0, rejected: 5000 });
  expect(fallen.faults.at(-1)).toMatchObject({ code: "import.parent.rejected", field: "father" });
});

test("fathers are male, mothers female, and neither is younger than its young", async () => {
  const plan = await planOf(
    birds(
      ["F", "Canário", "male", "2020-01-01"],
      ["M", "Canário", "female", "2022-01-01"],
      ["U", "Canário", ""],
      ["1", "Canário", "", "2021-01-01", "F", "M"],
      ["2", "Canário", "", "2023-01-01", "M", "F"],
      ["3", "Canário", "", "", "U", ""],
      ["4", "Canário", "", "2022-01-01", "F", "M"],
    ),
  );
  expect(faultsOf(plan).sort()).toEqual([
    [5, "mother", "import.parent.younger"],
    [6, "father", "import.father.sex"],
    [6, "mother", "import.mother.sex"],
    [7, "father", "import.father.sex"],
  ]);
  expect(counts(plan)).toMatchObject({ created: 4, rejected: 3 });
});

test("no bird becomes its own ancestor, however long the circle", async () => {
  const circle = Array.from({ length: 3000 }, (_, at) => [`R${at}`, "Canário", "male", "", `R${(at + 1) % 3000}`]);
  const plan = await planOf(birds(...circle, ["young", "Canário", "", "", "R5"], ["free", "Canário"]));
  expect(counts(plan)).toMatchObject({ created: 1, rejected: 3001 });
  expect(new Set(plan.faults.map(({ code }) => code))).toEqual(
    new Set(["import.parent.cycle", "import.parent.rejected"]),
  );
});

test("an update may not close a circle through birds the file does not name", async () => {
  // Stored: C descends from B, B from A. The file says A's father is C.
  const flock = [stored("A", { sex: "male", fathered: 1 }), stored("C", { sex: "male", father_id: "B" })];
  const ancestry = new Map([
    ["B", { version: 4, parents: ["A"] }],
    ["E", { version: 2, parents: [] }],
  ]);
  const plan = await planOf(birds(["A", "Canário", "", "", "C"]), { birds: flock, ancestry }, "update");
  expect(faultsOf(plan)).toEqual([[2, "father", "import.parent.cycle"]]);
});

test("a bird that gets another parent relies on everyone above it, as they were read", async () => {
  const flock = [stored("A", { version: 3 }), stored("C", { sex: "male", version: 5, father_id: "B" })];
  const ancestry = new Map([
    ["B", { version: 4, parents: ["E"] }],
    ["E", { version: 2, parents: [] }],
  ]);
  const relied = async (...cells: string[]) =>
    (await planOf(birds(["A", "Canário", ...cells]), { birds: flock, ancestry }, "update")).relies_on;
  expect(await relied("", "", "C")).toEqual([
    ["A", 3],
    ["C", 5],
    ["B", 4],
    ["E", 2],
  ]);
  expect(await relied("male")).toEqual([["A", 3]]);
});

test("a cycle that another row of the file breaks is not a fault", async () => {
  const flock = [
    stored("A", { sex: "male", father_id: "B" }),
    stored("B", { sex: "male" }),
    stored("C", { sex: "male" }),
  ];
  const turned = birds(["A", "Canário", "", "", "C"], ["B", "Canário", "", "", "A"]);
  expect(counts(await planOf(turned, { birds: flock }, "update"))).toMatchObject({ updated: 2, rejected: 0 });
  // With C out of reach A stays the young of B, so B may not descend from A.
  const kept = birds(["A", "Canário", "", "", "Z"], ["B", "Canário", "", "", "A"]);
  expect(counts(await planOf(kept, { birds: flock }, "update"))).toMatchObject({ updated: 0, rejected: 2 });
});

test("a row of a known bird is unchanged, skipped or updated, and its blank cells change nothing", async () => {
  const flock = [stored("A", { sex: "male", name: "Zé" }), stored("B", { sex: "male" })];
  const table = birds(["a", "Canário", "", "", "", "", ""], ["B", "Canário", "female"], ["C", "Canário", "male"]);
  const skipping = await planOf(table, { birds: flock });
  expect(counts(skipping)).toMatchObject({ created: 1, unchanged: 1, skipped: 1, updated: 0, rejected: 0 });
  expect(skipping.remarks).toMatchObject([{ row: 3, code: "import.row.differs" }]);
  const updating = await planOf(table, { birds: flock }, "update");
  expect(counts(updating)).toMatchObject({ created: 1, unchanged: 1, skipped: 0, updated: 1, rejected: 0 });
  expect(updating.relies_on).toEqual([["B", 1]]);
});

test("an update changes neither the species nor what offspring depend on", async () => {
  const flock = [
    stored("A"),
    stored("B", { sex: "male", fathered: 2 }),
    stored("C", { sex: "female", first_young: "2020-05-01" }),
    stored("D", { father_id: "B" }),
  ];
  const table = birds(["A", "Pintassilgo"], ["B", "Canário", "female"], ["C", "Canário", "", "2021-01-01"]);
  expect(faultsOf(await planOf(table, { birds: flock }, "update"))).toEqual([
    [2, "species", "import.species.fixed"],
    [3, "sex", "import.sex.is_father"],
    [4, "birth_date", "import.date.after_child"],
  ]);
});

test("a formula is taken by its value and told about", async () => {
  const table = [
    ["Ring", "Species"],
    ["A", "Canário"],
  ];
  const edit = (sheet: Record<string, unknown>) => void Object.assign(sheet, { A2: { t: "s", v: "A", f: '"A"' } });
  const sheet = chooseSheet(await readUpload({ name: "a.xlsx", bytes: xlsxOf(table, { edit }) }));
  const file = await readRows(sheet, findHeadings(sheet), { today, orders: {} });
  const plan = await planImport(file, known, { on_duplicate: "skip" });
  expect(counts(plan)).toMatchObject({ created: 1 });
  expect(plan.remarks).toMatchObject([{ row: 2, code: "import.cell.formula", values: { count: 1 } }]);
});

test("a cage called X is that cage, and a dash is none", async () => {
  const places = [{ id: "pl_x", parent_id: null, name: "X" }];
  const table = [
    ["Ring", "Species", "Location", "Status"],
    ["A", "Canário", "x", "-"],
    ["B", "Canário", "-", "?"],
  ];
  const plan = await planOf(table, { places });
  expect([faultsOf(plan), plan.created.map(({ place_id }) => place_id)]).toEqual([[], ["pl_x", null]]);
});
