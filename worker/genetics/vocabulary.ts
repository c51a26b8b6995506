import { foldName } from "#worker/species/names.ts";
import type { Book, Words } from "./books/loci.ts";

/** What a phrase of a breeder may mean. */
export type Meaning =
  | { kind: "look"; when: Readonly<Record<string, string>> }
  | { kind: "allele"; locus: string; allele: string }
  | { kind: "together"; locus: string; alleles: readonly string[] }
  | { kind: "locus"; locus: string }
  | { kind: "normal" };

export type Vocabulary = { visual: ReadonlyMap<string, Meaning>; split: ReadonlyMap<string, Meaning>; longest: number };

const normals = ["normal", "selvagem", "ancestral", "classico", "wild type", "wild", "standard"];
const known = new WeakMap<Book, Vocabulary>();

/** A text as phrases are compared: folded, hyphens and dots as spaces. */
export const phrase = (text: string): string =>
  foldName(text)
    .replace(/[-‐–.()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Every name of a species' colours in both languages, made once per book. What shows comes before what is carried. */
export function vocabularyOf(book: Book): Vocabulary {
  const found = known.get(book) ?? made(book);
  known.set(book, found);
  return found;
}

function made(book: Book): Vocabulary {
  const [visual, split] = [new Map<string, Meaning>(), new Map<string, Meaning>()];
  for (const [names, meaning, isVisual] of meanings(book))
    for (const name of names) {
      const key = phrase(name);
      if (isVisual && !visual.has(key)) visual.set(key, meaning);
      if (meaning.kind !== "look" && !split.has(key)) split.set(key, meaning);
    }
  const longest = Math.max(1, ...[...visual.keys(), ...split.keys()].map((key) => key.split(" ").length));
  return { visual, split, longest };
}

const both = ({ pt, en }: Words, more: readonly string[] = []): string[] => [pt, en, ...more];

function* meanings(book: Book): Generator<[string[], Meaning, boolean]> {
  for (const { names, aliases, when } of book.looks) yield [both(names, aliases), { kind: "look", when }, true];
  for (const { key: locus, alleles, together = [] } of book.loci) {
    for (const { names, alleles: pair } of together)
      yield [both(names), { kind: "together", locus, alleles: pair }, true];
    for (const { key, names, aliases } of alleles)
      yield [both(names, [...(aliases ?? []), key]), { kind: "allele", locus, allele: key }, true];
  }
  for (const { key, names } of book.loci) yield [both(names), { kind: "locus", locus: key }, false];
  yield [both(book.normal, normals), { kind: "normal" }, true];
}
