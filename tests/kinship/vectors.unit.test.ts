import { describe, expect, it } from "vitest";
import { kinship } from "#worker/kinship/kinship.ts";
import { family, kindredByRow } from "./named-family.ts";
import { relationships } from "./tabular.ts";

type Parentage = Record<string, readonly [string, string]>;

/** F of a mating's young: the family in `parentage`, the last entry its young. */
function inbreedingOf(parentage: Parentage): number {
  const flock = family(parentage);
  const young = Object.keys(parentage).at(-1) ?? "";
  return kindredByRow(flock).inbreeding[flock.row(young)] ?? Number.NaN;
}

const fullSibs: Parentage = { c: ["a", "b"], d: ["a", "b"] };

describe("F of the young of two relatives (Wright 1922; Falconer and Mackay 1996, table 5.1)", () => {
  const matings: Array<[string, number, Parentage]> = [
    ["unrelated", 0, { x: ["a", "b"] }],
    ["full sibs", 0.25, { ...fullSibs, x: ["c", "d"] }],
    ["half sibs", 0.125, { c: ["a", "b"], d: ["a", "e"], x: ["c", "d"] }],
    ["father × daughter", 0.25, { d: ["a", "b"], x: ["a", "d"] }],
    ["mother × son", 0.25, { s: ["a", "b"], x: ["s", "b"] }],
    ["grandfather × granddaughter", 0.125, { d: ["a", "b"], g: ["e", "d"], x: ["a", "g"] }],
    ["uncle × niece", 0.125, { ...fullSibs, n: ["e", "d"], x: ["c", "n"] }],
    ["first cousins", 0.0625, { ...fullSibs, m: ["e", "d"], n: ["c", "f"], x: ["n", "m"] }],
    [
      "double first cousins",
      0.125,
      { ...fullSibs, p: ["q", "r"], s: ["q", "r"], m: ["c", "p"], n: ["s", "d"], x: ["m", "n"] },
    ],
    [
      "half sibs through an ancestor with F = 0.25",
      0.15625,
      { ...fullSibs, i: ["c", "d"], m: ["i", "y"], n: ["i", "z"], x: ["m", "n"] },
    ],
  ];
  it.each(matings)("%s: %d", (_, expected, parentage) => {
    expect(inbreedingOf(parentage)).toBe(expected);
  });
});

describe("lines", () => {
  it("full-sib line, generations 1 to 8 (Wright 1921): goes past 0.5 and is never capped", () => {
    const parentage: Parentage = {};
    const line = [0, 0.25, 0.375, 0.5, 0.59375, 0.671875, 0.734375, 0.78515625];
    let pair: [string, string] = ["cock0", "hen0"];
    for (const generation of line.keys()) {
      parentage[`cock${generation + 1}`] = pair;
      parentage[`hen${generation + 1}`] = pair;
      pair = [`cock${generation + 1}`, `hen${generation + 1}`];
    }
    const flock = family(parentage);
    const { inbreeding } = kindredByRow(flock);
    expect(line.map((_, generation) => inbreeding[flock.row(`cock${generation + 1}`)])).toEqual(line);
  });

  it("repeated back-cross to one founder (Wright 1921)", () => {
    const flock = family({ c: ["a", "b"], d: ["a", "c"], e: ["a", "d"], f: ["a", "e"] });
    const { inbreeding } = kindredByRow(flock);
    expect(["c", "d", "e", "f"].map((name) => inbreeding[flock.row(name)])).toEqual([0, 0.25, 0.375, 0.4375]);
  });
});

/** Published pedigrees number birds from 1 and unknown parents 0. */
const published = (sire: number[], dam: number[]) => ({
  fathers: sire.map((it) => it - 1),
  mothers: dam.map((it) => it - 1),
});

describe("published pedigrees", () => {
  it("six animals of the R package pedigreemm (Bates and Vazquez): F and the whole matrix", () => {
    const rows = published([0, 0, 1, 1, 4, 5], [0, 0, 2, 0, 3, 2]);
    const { inbreeding, kinshipsOf } = kindredByRow(rows);
    expect(inbreeding).toEqual([0, 0, 0, 0, 0.125, 0.125]);
    const whole = [
      [1, 0, 0.5, 0.5, 0.5, 0.25],
      [0, 1, 0.5, 0, 0.25, 0.625],
      [0.5, 0.5, 1, 0.25, 0.625, 0.5625],
      [0.5, 0, 0.25, 1, 0.625, 0.3125],
      [0.5, 0.25, 0.625, 0.625, 1.125, 0.6875],
      [0.25, 0.625, 0.5625, 0.3125, 0.6875, 1.125],
    ];
    expect(whole.map((_, row) => kinshipsOf(row).map((k) => 2 * k))).toEqual(whole);
    expect(relationships(rows)).toEqual(whole);
  });

  it("seven animals of a textbook, every bird from one founder (domain sources S54): F5, F6 and F7", () => {
    const { inbreeding } = kindredByRow(published([0, 1, 1, 1, 2, 4, 5], [0, 0, 0, 0, 3, 3, 6]));
    expect(inbreeding).toEqual([0, 0, 0, 0, 0.125, 0.125, 0.21875]);
  });

  it("kinship of two birds is the F of their young", () => {
    const flock = family({ ...fullSibs, x: ["c", "d"] });
    const { kindred, at } = kindredByRow(flock);
    expect(kinship(kindred, at(flock.row("c")), at(flock.row("d")))).toBe(0.25);
  });
});
