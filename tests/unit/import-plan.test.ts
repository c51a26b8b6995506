import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { csvOf, type Table, xlsOf, xlsxOf } from "#tests/sheets.ts";
import { findHeadings } from "#worker/birds/headings.ts";
import type { StoredBird } from "#worker/birds/import-bonds.ts";
import { readUpload } from "#worker/birds/import-file.ts";
import { type ImportPlan, type Known, planImport } from "#worker/birds/import-plan.ts";
import { readRows } from "#worker/birds/import-rows.ts";
import { ringKey } from "#worker/birds/rings.ts";

const today = "2026-06-01";
const known: Known = {
  species: [
    { id: "sp_canary", common_name: "Canário", latin_name: "Serinus canaria", catalogue_slug: null },
    { id: "sp_finch", common_name: "Pintassilgo", latin_name: "Carduelis carduelis", catalogue_slug: null },
  ],
  statuses: [{ id: "st_active", key: "for_sale", name_pt: "À venda", name_en: "For sale" }],
  birds: [],
  ancestry: new Map(),
};
const stored = (id: string, given: Partial<StoredBird> = {}): StoredBird => ({
  ...{ id, key: ringKey(id), name: null, sex: "unknown", species_id: "sp_canary", status_id: null, birth_date: null },
  ...{ father_id: null, mother_id: null, version: 1, same_notes: true, fathered: 0, mothered: 0, first_young: null },
  ...given,
});

const headings = ["Ring", "Species", "Sex", "Birth Date", "Father", "Mother", "Name", "Status", "Notes"];
const filesOf = (table: Table) => ({ "a.xlsx": xlsxOf(table), "a.xls": xlsOf(table), "a.csv": csvOf(table) });

async function planOf(
  table: Table,
  given: Partial<Known> = {},
  on_duplicate: "skip" | "update" = "skip",
  name = "a.csv",
) {
  const bytes = name === "a.csv" ? csvOf(table) : filesOf(table)[name as "a.xlsx"];
  const sheet = await readUpload({ name, bytes });
  const file = readRows(sheet, findHeadings(sheet), today);
  return planImport(file, { ...known, ...given }, on_duplicate);
}
const birds = (...rows: string[][]) => [headings, ...rows];
const faultsOf = ({ faults }: ImportPlan) => faults.map(({ row, field, code }) => [row, field, code]);
const counts = ({ rows, created, updated, unchanged, skipped, rejected }: ImportPlan) => ({
  ...{ rows, unchanged, skipped, rejected, created: created.length, updated: updated.length },
});

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
      ["A", "Papagaio", "x", "2026-02-30", "Z", "", "", "perdido"],
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
  expect(plan.unknown_species).toEqual([{ name: "Papagaio", rows: 1 }]);
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
  const ancestry = new Map([["B", ["A"]]]);
  const plan = await planOf(birds(["A", "Canário", "", "", "C"]), { birds: flock, ancestry }, "update");
  expect(faultsOf(plan)).toEqual([[2, "father", "import.parent.cycle"]]);
});

test("a circle that opens because another row changes a parent is none", async () => {
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

test("what is stored already is unchanged, skipped or updated, and blank says nothing", async () => {
  const flock = [stored("A", { sex: "male", name: "Zé" }), stored("B", { sex: "male" })];
  const table = birds(["a", "Canário", "", "", "", "", ""], ["B", "Canário", "female"], ["C", "Canário", "male"]);
  const skipping = await planOf(table, { birds: flock });
  expect(counts(skipping)).toMatchObject({ created: 1, unchanged: 1, skipped: 1, updated: 0, rejected: 0 });
  expect(skipping.remarks).toMatchObject([{ row: 3, code: "import.row.differs" }]);
  const updating = await planOf(table, { birds: flock }, "update");
  expect(counts(updating)).toMatchObject({ created: 1, unchanged: 1, skipped: 0, updated: 1, rejected: 0 });
  expect(updating.relies_on).toEqual([["B", 1]]);
});

test("an update keeps its hands off the species and off what young depend on", async () => {
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
  const sheet = await readUpload({ name: "a.xlsx", bytes: xlsxOf(table, { edit }) });
  const plan = planImport(readRows(sheet, findHeadings(sheet), today), known, "skip");
  expect(counts(plan)).toMatchObject({ created: 1 });
  expect(plan.remarks).toMatchObject([{ row: 2, code: "import.cell.formula", values: { count: 1 } }]);
});

type Nestling = { father: number; mother: number; born: number; name: string; order: number };
const nestling: fc.Arbitrary<Nestling> = fc.record({
  father: fc.nat(),
  mother: fc.nat(),
  born: fc.nat(300),
  name: fc.constantFrom("", "Zé", "Ñandú", "=1+1", "00123", "Ана"),
  order: fc.nat(),
});

/** A flock in which every parent comes before its young: even numbers are cocks, odd ones hens. */
function flockOf(nestlings: Nestling[]): string[][] {
  return nestlings.map(({ father, mother, born, name }, at) => {
    const [cocks, hens] = [Math.ceil(at / 2), Math.floor(at / 2)];
    const day = new Date(Date.UTC(2000 + at, 0, 1 + born)).toISOString().slice(0, 10);
    const sire = cocks && father % 3 ? `PT-${String((father % cocks) * 2).padStart(4, "0")}` : "";
    const dam = hens && mother % 3 ? `PT-${String((mother % hens) * 2 + 1).padStart(4, "0")}` : "";
    return [`PT-${String(at).padStart(4, "0")}`, "Canário", at % 2 ? "fêmea" : "macho", day, sire, dam, name, "", ""];
  });
}

property.prop([fc.array(nestling, { minLength: 1, maxLength: 24 })], { numRuns: 30 })(
  "any flock in any row order and any kind of file comes in with the same parents",
  async (nestlings) => {
    const flock = flockOf(nestlings);
    const shuffled = flock
      .map((row, at) => ({ row, order: nestlings[at]?.order ?? 0 }))
      .sort((one, other) => one.order - other.order)
      .map(({ row }) => row);
    for (const name of ["a.xlsx", "a.xls", "a.csv"]) {
      const plan = await planOf(birds(...shuffled), {}, "skip", name);
      expect(plan.faults).toEqual([]);
      const ringOf = new Map(plan.created.map(({ id, row }) => [id, row.identifier]));
      const parents = plan.created.map((it) => [
        ...[it.row.identifier, ringOf.get(it.father_id ?? "") ?? "", ringOf.get(it.mother_id ?? "") ?? ""],
      ]);
      const wanted = shuffled.map((row) => [row[0], row[4], row[5]]);
      expect(parents).toEqual(wanted);
      expect(plan.created.map(({ row }) => row.birth_date)).toEqual(shuffled.map((row) => row[3]));
      expect(plan.created.map(({ row }) => row.name ?? "")).toEqual(shuffled.map((row) => row[6]));
    }
  },
);

const text = fc.constantFrom(
  "",
  "A",
  "B",
  "C",
  "D",
  "a",
  " E ",
  "Canário",
  "Papagaio",
  "male",
  "female",
  "2020-01-01",
  "x",
);
property.prop([fc.array(fc.array(text, { minLength: 9, maxLength: 9 }), { maxLength: 12 }), fc.boolean()])(
  "whatever the rows say, each has exactly one outcome",
  async (rows, updates) => {
    const flock = [stored("A", { sex: "male" }), stored("B", { sex: "female", father_id: "A" })];
    const plan = await planOf(birds(...rows, ["Z", "Canário"]), { birds: flock }, updates ? "update" : "skip");
    const { created, updated, unchanged, skipped, rejected } = counts(plan);
    expect(created + updated + unchanged + skipped + rejected).toBe(plan.rows);
    expect(new Set(plan.faults.map(({ row }) => row)).size).toBe(rejected);
  },
);
