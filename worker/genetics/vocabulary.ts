import { foldName } from "#worker/species/names.ts";
import { alleleOf, type Book, type Locus, type Look, type Words, wild } from "./books/loci.ts";

/** What a phrase of a breeder may mean. */
export type Meaning =
  | { kind: "look"; when: Readonly<Record<string, string>> }
  | { kind: "allele"; locus: string; allele: string }
  | { kind: "together"; locus: string; alleles: readonly string[] }
  | { kind: "locus"; locus: string }
  | { kind: "normal" };

/** Phrases by what they mean; the second by their stems, where only one phrase has that stem. */
export type Phrases = { exact: ReadonlyMap<string, Meaning>; stems: ReadonlyMap<string, Meaning | undefined> };
type Vocabulary = { visual: Phrases; split: Phrases; longest: number };

const normals = ["normal", "selvagem", "ancestral", "classico", "wild type", "wild", "standard"];
const known = new WeakMap<Book, Vocabulary>();

/** A text as phrases are compared: folded, hyphens and dots as spaces. */
export const phrase = (text: string): string =>
  foldName(text)
    .replace(/[-‐–.()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** A phrase without gender and number: `amarelas` is `amarelo`, `azuis` is `azul`. */
export const stem = (text: string): string => text.split(" ").map(stemOfWord).join(" ");

const stemOfWord = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/([aeou])is$/, "$1l")
        .replace(/ns$/, "m")
        .replace(/s$/, "")
        .replace(/a$/, "o");

/** Every name of a species' colours in both languages, made once per book. What shows comes before what is carried. */
export function vocabularyOf(book: Book): Vocabulary {
  const found = known.get(book) ?? made(book);
  known.set(book, found);
  return found;
}

/** What a phrase means, as it is written or in another gender or number. */
export const meaningOf = ({ exact, stems }: Phrases, text: string): Meaning | undefined =>
  exact.get(text) ?? stems.get(stem(text));

function made(book: Book): Vocabulary {
  const [visual, split] = [new Map<string, Meaning>(), new Map<string, Meaning>()];
  const add = (names: Map<string, Meaning>, key: string, meaning: Meaning) => names.has(key) || names.set(key, meaning);
  for (const { names, meaning, part } of meanings(book))
    for (const name of names) {
      if (part !== "split") add(visual, phrase(name), meaning);
      if (part !== "visual") add(split, phrase(name), meaning);
    }
  const longest = Math.max(1, ...[...visual.keys(), ...split.keys()].map((key) => key.split(" ").length));
  return { visual: withStems(visual), split: withStems(split), longest };
}

function withStems(exact: ReadonlyMap<string, Meaning>): Phrases {
  const stems = new Map<string, Meaning | undefined>();
  for (const [key, meaning] of exact) {
    const before = stems.get(stem(key));
    const isOther = before !== undefined && JSON.stringify(before) !== JSON.stringify(meaning);
    stems.set(stem(key), isOther ? undefined : meaning);
  }
  return { exact, stems };
}

const both = ({ pt, en }: Words, more: readonly string[] = []): string[] => [pt, en, ...more];

type Entry = { names: string[]; meaning: Meaning; part?: "visual" | "split" };

function* meanings(book: Book): Generator<Entry> {
  for (const { names, aliases, when, reads = when } of book.looks)
    yield { names: both(names, aliases), meaning: { kind: "look", when: reads }, part: "visual" };
  for (const locus of book.loci) yield* meaningsAt(locus);
  for (const { key, names } of book.loci.filter(({ graded }) => !graded))
    yield { names: both(names), meaning: { kind: "locus", locus: key }, part: "split" };
  yield { names: both(book.normal, normals), meaning: { kind: "normal" } };
  // Split for a compound name is split for each of its recessives; what has a name of its own is that.
  for (const { names, aliases, when } of book.looks)
    if (isCarried(book, when)) yield { names: both(names, aliases), meaning: { kind: "look", when }, part: "split" };
}

function* meaningsAt({ key: locus, alleles, together = [], normal, graded }: Locus): Generator<Entry> {
  const state = (names: string[], is: string): Entry => ({
    names,
    meaning: { kind: "look", when: { [locus]: is } },
    part: "visual",
  });
  if (normal) yield state(both(normal.names, normal.aliases), wild);
  for (const { names, alleles: pair } of together)
    yield { names: both(names), meaning: { kind: "together", locus, alleles: pair }, part: "visual" };
  for (const { key, names, aliases = [] } of alleles) {
    if (!graded) yield { names: both(names, [...aliases, key]), meaning: { kind: "allele", locus, allele: key } };
    else {
      yield state(both(names, [...aliases, key]), `${key}:2`);
      yield state(both(graded.between.names, graded.between.aliases), `${key}:1`);
      yield state(both(graded.mixed.names, graded.mixed.aliases), `${key}:?`);
      if (graded.untold) yield state(both(graded.untold.names, graded.untold.aliases), "?");
    }
  }
}

function isCarried({ loci }: Book, when: Look["when"]): boolean {
  const states = Object.entries(when).filter(([, state]) => state !== wild);
  const isRecessive = ([key, state]: [string, string]) => {
    const locus = loci.find((it) => it.key === key);
    return locus !== undefined && alleleOf(locus, state)?.mode === "recessive";
  };
  return states.length > 0 && states.every(isRecessive);
}
