import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { books } from "#worker/genetics/books/all.ts";
import { nearestTo, withNearest } from "#worker/genetics/nearest.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { phrase } from "#worker/genetics/vocabulary.ts";
import { bookOf } from "./crosses.ts";

test.each([
  ["canary", "amareo", "pt", "amarelo"],
  ["canary", "nevdao", "pt", "nevado"],
  ["canary", "isbael", "pt", "isabel"],
  ["canary", "topasio", "pt", "topázio"],
  ["canary", "yelow", "en", "yellow"],
  ["canary", "amareo", "en", "yellow"],
  ["canary", "recessivo", "pt", "branco recessivo"],
  ["budgerigar", "opalin", "pt", "opalino"],
  ["budgerigar", "albinno", "pt", "albino"],
  ["cockatiel", "lutno", "en", "lutino"],
] as const)("a %s written as %s is asked in %s: did you mean %s", (species, word, language, meant) => {
  expect(nearestTo(bookOf(species), word, language)).toContain(meant);
});

test("a word that may be two colours is asked about, also in the plural and the feminine", () => {
  for (const word of ["Branco", "branca", "brancos"]) {
    expect(readGenotype(bookOf("canary"), "male", word).unread).toEqual([phrase(word)]);
    const [unread] = withNearest(bookOf("canary"), [word], "pt");
    expect(unread).toEqual({ word, kind: "unclear", nearest: ["branco dominante", "branco recessivo"] });
  }
  const [blue] = withNearest(bookOf("canary"), ["Azul"], "en");
  expect(blue?.nearest).toEqual(["blue (dominant white)", "blue (recessive white)"]);
});

test("a dominant colour after the slash is reported as misplaced, not as unknown", () => {
  const [unread] = withNearest(bookOf("canary"), readGenotype(bookOf("canary"), "male", "Verde /mosaico").unread, "pt");
  expect(unread).toEqual({ word: "mosaico", kind: "visual", nearest: [] });
});

test("a word close to no known one gets no suggestion", () => {
  expect(nearestTo(bookOf("canary"), "xpto", "pt")).toEqual([]);
  expect(nearestTo(bookOf("budgerigar"), "bonito", "pt")).toEqual([]);
});

const slipped = fc.constantFrom(...Object.keys(books)).chain((species) => {
  const { loci } = bookOf(species);
  const names = loci.flatMap(({ alleles }) => alleles.map((it) => it.names.pt)).filter((it) => /^\p{L}{5,}$/u.test(it));
  return fc.record({
    species: fc.constant(species),
    name: fc.constantFrom(...names),
    at: fc.nat(),
    letter: fc.constantFrom(..."abcdeiorstuz"),
  });
});

property.prop([slipped], { numRuns: 300 })(
  "whatever letter of a colour is mistyped, the word is read as itself or its colour is offered",
  ({ species, name, at, letter }) => {
    const book = bookOf(species);
    const place = at % name.length;
    const word = name.slice(0, place) + letter + name.slice(place + 1);
    const { unread } = readGenotype(book, "male", word);
    if (unread.length > 0) expect([word, nearestTo(book, word, "pt")]).toEqual([word, expect.arrayContaining([name])]);
  },
);

property.prop([fc.constantFrom(...Object.keys(books)), fc.string({ unit: "grapheme", maxLength: 60 })], {
  numRuns: 300,
})("any text is read to its end, and what is offered for a word of it can itself be read", (species, text) => {
  const book = bookOf(species);
  for (const word of readGenotype(book, "male", text).unread)
    for (const name of nearestTo(book, word, "pt")) expect(readGenotype(book, "male", name).unread).toEqual([]);
});
