import type { Chromosome, Evidence, Inheritance, Language, Lethality } from "#db/vocabulary.ts";
import type { Allele, Book, Locus, Words } from "./books/loci.ts";
import type { Mutation } from "./books/own-book.ts";
import { sourcesIn } from "./sources.ts";

/** How breeders abbreviate an inheritance: `AR`, `AD`, `AID`, and with `SL` on the Z; `MANY` genes are not calculated. */
type Abbreviation = "AR" | "AD" | "AID" | "SLR" | "SLD" | "SLID" | "MANY";
const abbreviations: Record<Chromosome, Record<Inheritance, Abbreviation>> = {
  autosomal: { recessive: "AR", dominant: "AD", incomplete: "AID" },
  Z: { recessive: "SLR", dominant: "SLD", incomplete: "SLID" },
};

/** A mutation in the reader's language. */
export type AlleleView = {
  key: string;
  name: string;
  names: Words;
  inheritance: Abbreviation;
  mode: Inheritance;
  allele_rank: number;
  lethal: Lethality;
  lethal_evidence: Evidence | null;
  evidence: Evidence;
  source: string | null;
  note: string | null;
  /** The organisation's own, with what an edit has to know. */
  own: { id: string; version: number } | null;
};
export type LocusView = {
  key: string;
  name: string;
  chromosome: Chromosome;
  /** Of many genes, so that no mutation can be another allele of it. */
  is_graded: boolean;
  alleles: AlleleView[];
  together: { alleles: readonly [string, string]; name: string; evidence: Evidence }[];
};
export type BookView = {
  /** The entry of the species catalogue; the title of what is made by hand. */
  species: string;
  normal: string;
  loci: LocusView[];
  links: { loci: [string, string]; names: [string, string]; r: string; evidence: Evidence; source: string }[];
  compounds: { key: string; name: string; when: Readonly<Record<string, string>> }[];
  /** The sources of all of it, each once, as a page numbers them. */
  sources: string[];
  traits: { key: string; name: string; inheritance: "polygenic" | "disputed"; evidence: Evidence; source: string }[];
};

/** A book in the reader's language. */
export function serializeBook(book: Book, own: readonly Mutation[], language: Language): BookView {
  const name = (key: string) => book.loci.find((it) => it.key === key)?.names[language] ?? key;
  const loci = book.loci.map((locus) => serializeLocus(locus, own, language));
  const traits = (book.traits ?? []).map(({ names, note: _, ...trait }) => ({ ...trait, name: names[language] }));
  return {
    species: book.species,
    normal: book.normal[language],
    loci,
    traits,
    links: book.links.map(({ loci: [one, other], ...link }) => ({
      loci: [one, other],
      names: [name(one), name(other)],
      ...link,
    })),
    compounds: book.looks.map(({ key, names, when }) => ({ key, name: names[language], when })),
    sources: sourcesIn([...loci.flatMap(({ alleles }) => alleles), ...book.links, ...traits]),
  };
}

const serializeLocus = (locus: Locus, own: readonly Mutation[], language: Language): LocusView => ({
  key: locus.key,
  name: locus.names[language],
  chromosome: locus.chromosome,
  is_graded: locus.graded !== undefined,
  alleles: locus.alleles.map((allele) => serializeAllele(allele, locus, own, language)),
  together: (locus.together ?? []).map(({ names, ...pair }) => ({ ...pair, name: names[language] })),
});

function serializeAllele(
  allele: Allele,
  { chromosome, graded }: Locus,
  own: readonly Mutation[],
  language: Language,
): AlleleView {
  const { key, names, mode, rank, evidence, source, note, lethal = "none" } = allele;
  const mine = own.find(({ id }) => id === key);
  return {
    key,
    names,
    mode,
    lethal,
    evidence,
    name: names[language],
    inheritance: graded ? "MANY" : abbreviations[chromosome][mode],
    allele_rank: rank,
    lethal_evidence: lethal === "none" ? null : (allele.lethal_evidence ?? evidence),
    source: source || null,
    note: note?.[language] ?? null,
    own: mine ? { id: mine.id, version: mine.version } : null,
  };
}
