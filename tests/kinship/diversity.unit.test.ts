import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { completeness } from "#worker/kinship/completeness.ts";
import { diversityOf, kinship, meanKinships, meanWithChick } from "#worker/kinship/kinship.ts";
import { family, kindredByRow } from "./named-family.ts";

const kin = family({ c: ["a", "b"], d: ["a", "b"] });

describe("diversity of a group", () => {
  it("two founders and their two young: mean kinships 1/4 and 5/16, gene diversity 23/32 (Lacy 1995's definitions)", () => {
    const { kindred, at } = kindredByRow(kin);
    const group = ["a", "b", "c", "d"].map((name) => at(kin.row(name)));
    const means = meanKinships(kindred, group);
    expect(group.map((bird) => means[bird])).toEqual([1 / 4, 1 / 4, 5 / 16, 5 / 16]);
    const { gene_diversity, founder_genome_equivalents } = diversityOf(means, group);
    expect(gene_diversity).toBe(23 / 32);
    expect(founder_genome_equivalents).toBeCloseTo(16 / 9, 12);
  });

  it("an empty group has no diversity", () => {
    const { kindred } = kindredByRow(kin);
    expect(diversityOf(meanKinships(kindred, []), [])).toMatchObject({ birds: 0, gene_diversity: null });
  });

  test.prop([fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1 })])(
    "a chick more gives the mean kinship that a flock with that chick has",
    (names) => {
      const before = kindredByRow(kin);
      const after = family({ c: ["a", "b"], d: ["a", "b"], chick: ["c", "d"] });
      const hatched = kindredByRow(after);
      const group = names.map((name) => before.at(kin.row(name)));
      const means = meanKinships(before.kindred, group);
      const [father, mother] = [before.at(kin.row("c")), before.at(kin.row("d"))];
      const parents = [means[father] ?? 0, means[mother] ?? 0] as const;
      const predicted = meanWithChick(diversityOf(means, group), parents, kinship(before.kindred, father, mother));
      const grown = [...names, "chick"].map((name) => hatched.at(after.row(name)));
      expect(predicted).toBeCloseTo(diversityOf(meanKinships(hatched.kindred, grown), grown).mean_kinship, 12);
    },
  );
});

describe("completeness (MacCluer and others 1983, five generations)", () => {
  const indexOf = (parentage: Record<string, readonly [string, string]>, name: string) => {
    const flock = family(parentage);
    const { kindred, at } = kindredByRow(flock);
    return completeness(kindred.pedigree)[at(flock.row(name))];
  };

  it("is 0 for a founder, and where one parent is unknown", () => {
    expect(indexOf({ x: ["a", "b"] }, "a")).toBe(0);
    expect(indexOf({ x: ["a", "-"] }, "x")).toBe(0);
  });

  it("is 1/5 where only both parents are known, and 2 × 2/5 × 1/5 over their sum with one pair of grandparents", () => {
    expect(indexOf({ x: ["a", "b"] }, "x")).toBeCloseTo(0.2, 15);
    expect(indexOf({ a: ["c", "d"], x: ["a", "b"] }, "x")).toBeCloseTo((2 * 0.4 * 0.2) / 0.6, 15);
  });

  it("is 1 with five whole generations, and no more with six", () => {
    const parentage: Record<string, readonly [string, string]> = {};
    const grow = (name: string, left: number) => {
      if (left === 0) return;
      parentage[name] = [`${name}f`, `${name}m`];
      grow(`${name}f`, left - 1);
      grow(`${name}m`, left - 1);
    };
    grow("x", 6);
    expect(indexOf(parentage, "x")).toBe(1);
  });
});
