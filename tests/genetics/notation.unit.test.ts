import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { books } from "#worker/genetics/books/all.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { writeGenotype } from "#worker/genetics/writing.ts";
import { bookOf } from "./crosses.ts";
import { anyBird } from "./genotypes.ts";

const birdOfABook = fc
  .constantFrom(...Object.keys(books))
  .chain((species) => fc.record({ species: fc.constant(species), bird: anyBird(bookOf(species)) }));

property.prop([birdOfABook, fc.constantFrom("pt" as const, "en" as const)], { numRuns: 500 })(
  "what is written of any genotype, in either language, reads as the same genotype",
  ({ species, bird }, language) => {
    const book = bookOf(species);
    const text = writeGenotype(book, bird)[language];
    const { genes, phases, unread, faults } = readGenotype(book, bird.sex, text);
    expect({ text, genes, phases, unread, faults }).toEqual({ text, ...bird, sex: undefined, unread: [], faults: [] });
  },
);

const budgies = bookOf("budgerigar");

test.each([
  ["male", "Green /blue", { blue: ["+", "blue"] }],
  ["male", "Verde / azul canela", { blue: ["+", "blue"], cinnamon: ["+", "cinnamon"] }],
  ["female", "Azul-celeste opalino", { blue: ["blue", "blue"], opaline: ["opaline"] }],
  [
    "male",
    "Cobalto split para ino, canela",
    { blue: ["blue", "blue"], dark: ["dark", "+"], ino: ["+", "ino"], cinnamon: ["+", "cinnamon"] },
  ],
  ["female", "Albina", { blue: ["blue", "blue"], ino: ["ino"] }],
  ["female", "Albino", { blue: ["blue", "blue"], ino: ["ino"] }],
  ["male", "DF spangle skyblue", { blue: ["blue", "blue"], spangle: ["spangle", "spangle"] }],
  ["male", "Verde spangle FS", { spangle: ["spangle", "+"] }],
  ["male", "Grey green", { grey: ["grey", "?"] }],
  ["female", "Lutino/blue", { blue: ["+", "blue"], ino: ["ino"] }],
  ["male", "Greywing/dilute", { dilution: ["greywing", "dilute"] }],
] as const)("a %s written as %s is read", (sex, text, genes) => {
  const reading = readGenotype(budgies, sex, text);
  expect([reading.unread, reading.faults]).toEqual([[], []]);
  expect(Object.fromEntries(Object.entries(reading.genes).map(([key, { alleles }]) => [key, alleles]))).toEqual(genes);
});

test("a possible split is read with its chance, 66 % as two thirds", () => {
  const chance = (text: string) => readGenotype(budgies, "male", text).genes.blue;
  expect(chance("Green /blue 66%")).toEqual({ alleles: ["+", "blue"], chance: "2/3" });
  expect(chance("Verde /azul (66 %)")).toEqual({ alleles: ["+", "blue"], chance: "2/3" });
  expect(chance("Green /blue 12,5 %")).toEqual({ alleles: ["+", "blue"], chance: "1/8" });
  expect(chance("Green /blue 5/7")).toEqual({ alleles: ["+", "blue"], chance: "5/7" });
  expect(chance("Green /dilute?")).toBeUndefined();
  expect(readGenotype(budgies, "male", "Green /dilute?").genes.dilution).toEqual({
    alleles: ["+", "dilute"],
    chance: "1/2",
  });
});

test("a hen that is split for a sex-linked mutation cannot be, and nobody is split for a dominant one", () => {
  expect(readGenotype(budgies, "female", "Green /cinnamon").faults).toEqual([
    { code: "hen_is_split", locus: "cinnamon", allele: "cinnamon" },
  ]);
  expect(readGenotype(budgies, "male", "Green /spangle").faults).toEqual([
    { code: "never_split", locus: "spangle", allele: "spangle" },
  ]);
  expect(readGenotype(budgies, "male", "Skyblue /aqua").faults).toEqual([
    { code: "clash", locus: "blue", allele: "aqua" },
  ]);
});

test("words that are no colour are kept apart and change nothing", () => {
  const { genes, unread } = readGenotype(budgies, "male", "Green bonito /blue xyz");
  expect([Object.keys(genes), unread]).toEqual([["blue"], ["bonito", "xyz"]]);
});
