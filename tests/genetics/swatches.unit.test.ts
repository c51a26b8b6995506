import { expect, test } from "vitest";
import { books, emptyBook } from "#worker/genetics/books/all.ts";
import { alleleOf, type Book, locusOf } from "#worker/genetics/books/loci.ts";
import { feathers } from "#worker/genetics/plumage/colours.ts";
import { paintsOf, swatchOf } from "#worker/genetics/plumage/swatch.ts";

const bookOf = (slug: string) => books[slug] as Book;
const body = (slug: string, states: Record<string, string>) => swatchOf(bookOf(slug), states)?.body;

test.each([
  ["budgerigar", {}, "lightGreen"],
  ["budgerigar", { blue: "blue" }, "sky"],
  ["budgerigar", { blue: "blue", dark: "dark:1" }, "cobalt"],
  ["budgerigar", { blue: "blue", dark: "dark:1", violet: "violet:1" }, "violet"],
  ["budgerigar", { blue: "blue", grey: "grey" }, "grey"],
  ["budgerigar", { ino: "ino", dark: "dark:2", spangle: "spangle:1" }, "yellow"],
  ["budgerigar", { ino: "ino", blue: "blue", grey: "grey" }, "white"],
  ["canary", {}, "canaryGreen"],
  ["canary", { melanin: "clear:2" }, "yellow"],
  ["canary", { melanin: "clear:2", red: "red:2" }, "red"],
  ["canary", { melanin: "clear:2", red: "red:2", ivory: "ivory" }, "rose"],
  ["canary", { melanin: "+", red: "red:2" }, "bronze"],
  ["canary", { melanin: "clear:2", recessive_white: "recessive_white", red: "red:1" }, "white"],
  ["gouldian", { pastel: "pastel:2" }, "yellow"],
  ["zebra_finch", { white: "white", fawn: "fawn" }, "white"],
  ["cockatiel", { ino: "ino", face: "whiteface" }, "white"],
  ["lovebird_masked", { blue: "blue" }, "sky"],
  ["ringneck", { ino: "ino" }, "yellow"],
] as const)("a %s of %j is %s", (slug, states, colour) => {
  expect(body(slug, states)).toBe(feathers[colour]);
});

test("every look that a book has a name for is drawn whole", () => {
  for (const book of Object.values(books))
    for (const look of book.looks)
      expect([book.species, look.key, swatchOf(book, look.when)?.is_whole]).toEqual([book.species, look.key, true]);
});

test("coats and patterns speak only of loci and alleles that their book knows", () => {
  for (const [slug, { coats, patterns }] of Object.entries(paintsOf)) {
    for (const key of patterns) expect(locusOf(bookOf(slug), key).key).toBe(key);
    for (const [key, state] of coats.flatMap(({ when }) => Object.entries(when)))
      for (const allele of state.split(":")[0]?.split("+").filter(Boolean) ?? [])
        expect([slug, key, allele, alleleOf(locusOf(bookOf(slug), key), allele)?.key]).toEqual([
          slug,
          key,
          allele,
          allele,
        ]);
  }
});

test("missing drawings are reported, and a species without drawings shows none", () => {
  expect(swatchOf(bookOf("budgerigar"), { ino: "pearly" })?.is_whole).toBe(false);
  expect(swatchOf(emptyBook("emu"), {})).toBeNull();
});
