import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { drawnFromTheLast } from "#tests/bench/clubs/pedigrees.ts";
import { kindredOf } from "#worker/kinship/kinship.ts";
import { frontKinships, frontOf } from "#worker/kinship/kinship-table.ts";
import { couplesOf } from "#worker/kinship/parent-couples.ts";
import { CircularPedigree, packPedigree } from "#worker/kinship/pedigree.ts";
import { flocks, numbers } from "./flocks.ts";
import { kindredByRow } from "./named-family.ts";
import { relationships } from "./tabular.ts";

const close = (one: number, other: number) => Math.abs(one - other) <= 1e-12;

describe("the kinship engine on any pedigree", () => {
  test.prop([flocks], { numRuns: 60 })("agrees with the tabular method for every bird and every two birds", (rows) => {
    const a = relationships(rows);
    const { inbreeding, kinshipsOf } = kindredByRow(rows);
    for (const bird of rows.fathers.keys()) {
      expect(close(inbreeding[bird] ?? 9, (a[bird]?.[bird] ?? 0) - 1), `F of ${bird}`).toBe(true);
      const line = a[bird] ?? [];
      expect(kinshipsOf(bird).every((k, other) => close(2 * k, line[other] ?? 9))).toBe(true);
    }
  });

  test.prop([flocks], { numRuns: 40 })(
    "kinship is symmetric, at least 0, at most 1; F lies between 0 and 1",
    (rows) => {
      const { inbreeding, kinshipsOf } = kindredByRow(rows);
      const k = [...rows.fathers.keys()].map((bird) => kinshipsOf(bird));
      expect(inbreeding.every((f) => f >= 0 && f < 1)).toBe(true);
      expect(k.every((line) => line.every((it) => it >= 0 && it <= 1))).toBe(true);
      expect(k.every((line, one) => line.every((it, other) => close(it, k[other]?.[one] ?? 9)))).toBe(true);
    },
  );

  test.prop([flocks, fc.integer()], { numRuns: 40 })("the order of rows does not matter", (rows, seed) => {
    const random = numbers(seed);
    const order = [...rows.fathers.keys()].map((row) => [random(), row] as const).sort(([a], [b]) => a - b);
    const moved = new Map(order.map(([, row], at) => [row, at]));
    const parents = (column: number[]) => order.map(([, row]) => moved.get(column[row] ?? -1) ?? -1);
    const shuffled = kindredByRow({ fathers: parents(rows.fathers), mothers: parents(rows.mothers) });
    const { inbreeding } = kindredByRow(rows);
    expect(order.every(([, row], at) => close(inbreeding[row] ?? 9, shuffled.inbreeding[at] ?? 8))).toBe(true);
  });
});

describe("the front of a pedigree", () => {
  test.prop([flocks], { numRuns: 60 })("gives every couple the F its walk gives", ({ fathers, mothers }) => {
    const pedigree = packPedigree(Int32Array.from(fathers), Int32Array.from(mothers));
    const couples = couplesOf(pedigree);
    const front = frontOf(pedigree, couples);
    const found = front && frontKinships(pedigree, couples, front);
    const { inbreeding } = kindredOf(pedigree);
    expect(couples.of.every((couple, at) => couple < 0 || close(found?.[couple] ?? 9, inbreeding[at] ?? 8))).toBe(true);
  });

  it("takes over where traversal gets slow, and 120 generations agree with the tabular method", () => {
    const { fathers, mothers } = drawnFromTheLast({ size: 900, reach: 12 });
    const pedigree = packPedigree(fathers, mothers);
    const front = frontOf(pedigree, couplesOf(pedigree));
    expect(front?.most).toBeLessThan(60);
    const a = relationships({ fathers: [...fathers], mothers: [...mothers] });
    const { inbreeding } = kindredOf(pedigree);
    expect(pedigree.rows.every((row, at) => close(inbreeding[at] ?? 9, (a[row]?.[row] ?? 0) - 1))).toBe(true);
  });

  it("is not laid out where it would not fit an isolate", () => {
    const { fathers, mothers } = drawnFromTheLast({ size: 12_000, reach: 6000 });
    const pedigree = packPedigree(fathers, mothers);
    expect(frontOf(pedigree, couplesOf(pedigree))).toBeUndefined();
  });
});

describe("with the F of some known already", () => {
  test.prop([flocks, fc.integer()], { numRuns: 60 })("that of the others is the same", ({ fathers, mothers }, seed) => {
    const pedigree = packPedigree(Int32Array.from(fathers), Int32Array.from(mothers));
    const all = kindredOf(pedigree);
    const random = numbers(seed);
    const known = all.inbreeding.map((f) => (random() < 0.5 ? f : Number.NaN));
    const some = kindredOf(pedigree, known);
    expect(some.inbreeding.every((f, at) => close(f, all.inbreeding[at] ?? 9))).toBe(true);
    expect(some.variance.every((d, at) => close(d, all.variance[at] ?? 9))).toBe(true);
  });

  it("asks for no couple but those of the others", () => {
    const pedigree = packPedigree(Int32Array.of(-1, -1, 0, 0, 2), Int32Array.of(-1, -1, 1, 1, 3));
    const known = Float64Array.from(pedigree.rows, (row) => (row === 4 ? Number.NaN : 0));
    expect([couplesOf(pedigree).count, couplesOf(pedigree, known).count]).toEqual([2, 1]);
  });
});

describe("packing a pedigree", () => {
  it("tells who lies in a circle or below one", () => {
    const circle = () => packPedigree(Int32Array.of(2, 0, 1, 2, -1), Int32Array.of(-1, -1, -1, -1, -1));
    expect(circle).toThrow(CircularPedigree);
    expect(circle).toThrow(expect.objectContaining({ rows: [0, 1, 2, 3] }));
  });

  it("takes an empty flock", () => {
    expect(kindredByRow({ fathers: [], mothers: [] }).inbreeding).toEqual([]);
  });

  it("puts parents first, whatever the order of the rows", () => {
    const { sire, dam, rows, breeders } = packPedigree(Int32Array.of(1, 3, -1, -1), Int32Array.of(2, -1, -1, -1));
    expect(breeders).toBe(3);
    expect([...rows].at(-1)).toBe(0);
    expect([...sire.keys()].every((at) => (sire[at] ?? 0) < at && (dam[at] ?? 0) < at)).toBe(true);
  });
});
