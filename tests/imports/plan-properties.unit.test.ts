import { fc, test as property } from "@fast-check/vitest";
import { expect } from "vitest";
import { birds, counts, planOf, stored } from "./import-plans.ts";

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
