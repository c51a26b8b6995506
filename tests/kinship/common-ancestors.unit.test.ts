import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { explained } from "#worker/kinship/common-ancestors.ts";
import { pathsThrough } from "#worker/kinship/descent-paths.ts";
import { flocks, numbers } from "./flocks.ts";
import { family, kindredByRow } from "./named-family.ts";
import type { Rows } from "./tabular.ts";

/** The explanation of a row's F, with ancestors as rows. */
const explanation = (rows: Rows, row: number, budget?: number) => explaining(rows)(row, budget);

const explaining = (rows: Rows) => {
  const { kindred, at, inbreeding } = kindredByRow(rows);
  return (row: number, budget?: number) => {
    const { ancestors, rest } = explained(kindred, at(row), budget);
    const rowOf = (position: number) => kindred.pedigree.rows[position] ?? -1;
    return {
      f: inbreeding[row] ?? Number.NaN,
      rest,
      ancestors: ancestors.map((it) => ({ ...it, row: rowOf(it.at) })),
      paths: (ancestor: number, most = 100) =>
        pathsThrough(kindred.pedigree, at(row), at(ancestor), most).map(({ father, mother }) => ({
          father: father.map(rowOf),
          mother: mother.map(rowOf),
        })),
    };
  };
};

/** Every pair of paths as Wright writes them down, walked one by one: exponential, for small pedigrees. */
function wright({ fathers, mothers }: Rows, row: number) {
  const ways = (bird: number): number[][] =>
    bird < 0
      ? []
      : [[bird], ...[fathers[bird] ?? -1, mothers[bird] ?? -1].flatMap((it) => ways(it).map((way) => [bird, ...way]))];
  const pairs = ways(fathers[row] ?? -1).flatMap((one) =>
    ways(mothers[row] ?? -1).map((other) => [one, other] as const),
  );
  const found = new Map<number, { weight: number; paths: number }>();
  for (const [one, other] of pairs) {
    const end = one.at(-1) ?? -1;
    if (end !== other.at(-1) || one.filter((it) => other.includes(it)).length > 1) continue;
    const { weight, paths } = found.get(end) ?? { weight: 0, paths: 0 };
    found.set(end, { weight: weight + 0.5 ** (one.length + other.length - 1), paths: paths + 1 });
  }
  return found;
}

const named = (parentage: Parameters<typeof family>[0], child: string) => {
  const rows = family(parentage);
  const names = new Map(
    [...new Set(Object.entries(parentage).flatMap(([it, parents]) => [it, ...parents]))].map((it) => [
      rows.row(it),
      it,
    ]),
  );
  const view = explanation(rows, rows.row(child));
  return Object.fromEntries(
    view.ancestors.map((it) => [names.get(it.row) ?? "", [it.contribution, it.paths] as const]),
  );
};

describe("what the ancestors of an inbred bird contribute (Wright 1922)", () => {
  it("full sibs: both grandparents, an eighth each", () => {
    const parentage = { C: ["A", "B"], D: ["A", "B"], X: ["C", "D"] } as const;
    expect(named(parentage, "X")).toEqual({ A: [0.125, 1], B: [0.125, 1] });
  });

  it("father × daughter: the father himself is the common ancestor (n = 0)", () => {
    const parentage = { D: ["A", "B"], X: ["A", "D"] } as const;
    expect(named(parentage, "X")).toEqual({ A: [0.25, 1] });
  });

  it("an inbred common ancestor counts (1 + F) times, and its own ancestors do not count again", () => {
    const parentage = {
      A: ["G", "H"],
      G: ["P", "Q"],
      H: ["P", "Q"],
      B: ["A", "-"],
      C: ["A", "-"],
      X: ["B", "C"],
    } as const;
    expect(named(parentage, "X")).toEqual({ A: [0.15625, 1] });
  });

  it("the published pedigree of seven: F7 = 0.21875", () => {
    // reference/domain.md, S54.
    const parentage = {
      "2": ["1", "-"],
      "3": ["1", "-"],
      "4": ["1", "-"],
      "5": ["2", "3"],
      "6": ["4", "3"],
      "7": ["5", "6"],
    } as const;
    const parts = named(parentage, "7");
    expect(Object.values(parts).reduce((sum, [part]) => sum + part, 0)).toBe(0.21875);
    expect(parts).toEqual({ "1": [0.09375, 3], "3": [0.125, 1] });
  });

  test.prop([flocks], { numRuns: 100 })("the contributions sum to F, on any pedigree", (rows) => {
    const explain = explaining(rows);
    for (const row of rows.fathers.keys()) {
      const { f, ancestors, rest } = explain(row);
      const sum = ancestors.reduce((all, it) => all + it.contribution, 0);
      expect(Math.abs(sum - f), `F of ${row}`).toBeLessThanOrEqual(1e-12);
      expect([rest, ancestors.every((it) => it.contribution > 0)]).toEqual([0, true]);
    }
  });

  test.prop([flocks, fc.integer({ min: 0, max: 20_000 })], { numRuns: 50 })(
    "broken off, it tells what is left, and what it told before stays true",
    (rows, budget) => {
      const row = rows.fathers.length - 1;
      const whole = explanation(rows, row);
      const part = explanation(rows, row, budget);
      expect(part.ancestors).toEqual(whole.ancestors.slice(0, part.ancestors.length));
      const sum = part.ancestors.reduce((all, it) => all + it.contribution, part.rest);
      expect(Math.abs(sum - whole.f)).toBeLessThanOrEqual(1e-12);
    },
  );

  const small = flocks.map(({ fathers, mothers }) => ({
    fathers: fathers.slice(0, 14),
    mothers: mothers.slice(0, 14),
  }));
  test.prop([small], { numRuns: 60 })(
    "agrees with paths walked one by one, in parts, in number and in the paths",
    (rows) => {
      const { inbreeding } = kindredByRow(rows);
      for (const row of rows.fathers.keys()) {
        const { ancestors, paths } = explanation(rows, row);
        const traversed = wright(rows, row);
        expect(ancestors.map((it) => it.row).sort()).toEqual([...traversed.keys()].sort());
        for (const it of ancestors) {
          const { weight = 0, paths: count = 0 } = traversed.get(it.row) ?? {};
          expect(Math.abs(it.contribution - weight * (1 + (inbreeding[it.row] ?? 0)))).toBeLessThanOrEqual(1e-12);
          expect(it.paths).toBe(count);
          const shown = paths(it.row);
          expect(new Set(shown.map((pair) => JSON.stringify(pair))).size).toBe(shown.length);
          if (count <= 16) expect(shown).toHaveLength(count);
        }
      }
    },
  );

  const sibs = "thirty generations of full sibs are explained at once, though their paths are more than can be counted";
  it(sibs, { timeout: 5000 }, () => {
    const rows: Rows = { fathers: [-1, -1], mothers: [-1, -1] };
    for (let n = 0; n < 60; n += 1) {
      const first = 2 * Math.floor(n / 2);
      rows.fathers.push(first);
      rows.mothers.push(first + 1);
    }
    const { f, ancestors, paths } = explanation(rows, 61);
    expect(Math.abs(ancestors.reduce((sum, it) => sum + it.contribution, 0) - f)).toBeLessThanOrEqual(1e-12);
    expect(ancestors.some((it) => it.paths === null || it.paths > 1e9)).toBe(true);
    expect(paths(0, 4).length).toBeLessThanOrEqual(4);
  });

  it("a deep pedigree of thousands is not walked for longer than its budget", () => {
    const random = numbers(7);
    const rows: Rows = { fathers: [], mothers: [] };
    for (let bird = 0; bird < 20_000; bird += 1) {
      const drawn = (odd: 0 | 1) => {
        const it = bird - 1 - Math.floor(random() * 400);
        return bird < 400 ? -1 : it - (it % 2) + odd;
      };
      const [father, mother] = [drawn(0), drawn(1)];
      rows.fathers.push(father);
      rows.mothers.push(mother >= bird ? -1 : mother);
    }
    const { f, ancestors, rest, paths } = explanation(rows, 19_999);
    expect(Math.abs(ancestors.reduce((sum, it) => sum + it.contribution, rest) - f)).toBeLessThanOrEqual(1e-12);
    expect(rest).toBeGreaterThan(0);
    expect(paths(ancestors[0]?.row ?? -1, 3).length).toBeGreaterThan(0);
  });
});
