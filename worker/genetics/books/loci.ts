import type { Chromosome, Evidence, Inheritance, Lethality } from "#db/vocabulary.ts";

// What the engine knows of a species: loci, alleles, distances and the names of what they make together. Data only.

export type Words = { pt: string; en: string };
/** The sexes that have genotypes; a bird of unknown sex is asked for its sex first. */
export type Sex = "male" | "female";
export type Allele = {
  key: string;
  names: Words;
  /** Other ways it is written, in any language. */
  aliases?: readonly string[];
  mode: Inheritance;
  /** Its place in the series: a lower number hides a higher one. The normal allele is 0, what it hides is above. */
  rank: number;
  lethal?: Lethality;
  /** How sure the lethality is; `disputed` takes no chick out of the calculation. */
  lethal_evidence?: Evidence;
  evidence: Evidence;
  source: string;
  note?: Words;
  /** Said only of cocks or hens: what shows may depend on sex and age. */
  note_of?: Sex;
  /** Bred with one factor: a bird has two only where two are written. */
  single?: true;
};

/** How names are written beside their two languages. */
export type Named = { names: Words; aliases?: readonly string[] };

/**
 * Of many genes, from the normal to one extreme: alike × alike gives alike, all else lies between and is not
 * calculated. Two genes stand for the extreme, one for what lies between, an unseen second for young of unlike parents.
 */
export type Grades = {
  between: Named;
  mixed: Named;
  /** Where nothing tells what a bird is; without these words it counts as normal. */
  untold?: Named;
};

export type Locus = {
  key: string;
  names: Words;
  chromosome: Chromosome;
  alleles: readonly Allele[];
  /** What the normal state is called where it is worth telling. */
  normal?: Named;
  graded?: Grades;
  /** Two different mutants that make a look of their own. */
  together?: readonly { alleles: readonly [string, string]; names: Words; evidence: Evidence }[];
};

/** How often two loci of one chromosome come apart, with who counted it. */
export type Link = { loci: readonly [string, string]; r: string; evidence: Evidence; source: string };

/**
 * A name for several states at once; the first that fits takes its loci. `+` is the normal state, `dark:1` one factor.
 * What is masked cannot be seen beside it.
 */
export type Look = {
  key: string;
  names: Words;
  aliases?: readonly string[];
  when: Readonly<Record<string, string>>;
  masks?: readonly string[];
  /** What the name says when it is written of a bird, where that is not all it takes to look so. */
  reads?: Readonly<Record<string, string>>;
};

/**
 * What a text leaves unsaid of one locus: a name of any dark locus says it is normal; of a ground alone, that it is
 * `state`; of neither, that nobody knows.
 */
type Ground = { locus: string; state: string; dark: readonly string[]; ground: readonly string[] };

/** Words that may mean several things, with what to write instead. */
export type Unclear = { words: readonly string[]; instead: readonly Words[] };

/** Something bred for that follows no single locus: told in the catalogue, never calculated. */
type Trait = {
  key: string;
  names: Words;
  inheritance: "polygenic" | "disputed";
  evidence: Evidence;
  source: string;
  note?: Words;
};

export type Book = {
  /** The species' entry in the catalogue. */
  species: string;
  /** In the order of the chromosome where that is known. */
  loci: readonly Locus[];
  links: readonly Link[];
  looks: readonly Look[];
  ground?: Ground;
  unclear?: readonly Unclear[];
  traits?: readonly Trait[];
  /** The loci most breeders meet; without a list all of them are. */
  common?: readonly string[];
  /** What a bird without any mutation is called. */
  normal: Words;
};

/** The allele nature gave the species, at every locus. */
export const wild = "+";
/** An allele nobody has seen. */
export const unseen = "?";

/** A locus of a book; asking for one that is not there is a bug of the caller, who validates first. */
export function locusOf(book: Book, key: string): Locus {
  const found = book.loci.find((it) => it.key === key);
  if (!found) throw new Error(`The ${book.species} has no locus ${key}.`);
  return found;
}

export const alleleOf = (locus: Locus, key: string): Allele | undefined => locus.alleles.find((it) => it.key === key);

/** How many alleles a bird of this sex has at a locus: a hen has a single Z. */
export const copies = (locus: Locus, sex: Sex): 1 | 2 => (locus.chromosome === "Z" && sex === "female" ? 1 : 2);
