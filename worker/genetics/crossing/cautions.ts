import type { Evidence } from "#db/vocabulary.ts";
import { type Allele, alleleOf, type Book, type Locus, unseen, type Words, wild } from "#worker/genetics/books/loci.ts";
import { youngOf } from "./crossing.ts";
import { type Fraction, isNought, total } from "./fractions.ts";
import { type Genotype, possibleAt } from "./genes.ts";
import { groupsOf, linkOf, recombination } from "./linkage.ts";
import type { Pair } from "./outcomes.ts";

/** What a reader of outcomes has to know beside the numbers; the words for each kind are the page's. */
export type Caution = {
  kind:
    | "lethal"
    | "lethal_disputed"
    | "subvital"
    | "unknown"
    | "untold"
    | "graded"
    | "phase"
    | "linked"
    | "free"
    | "inheritance"
    | "note";
  /** The alleles or loci it speaks of. */
  about: readonly Words[];
  evidence: Evidence;
  source: string;
  /** How many of the young are concerned, before any are lost; of linkage, how often the two come apart. */
  share?: Fraction;
  text?: Words;
};

/** Everything to be said about a pairing, the gravest first. */
export function cautionsOf(book: Book, pair: Pair): Caution[] {
  const groups = groupsOf(book, [...Object.keys(pair.cock.genes), ...Object.keys(pair.hen.genes)]);
  const loci = groups.flat();
  const all = [
    ...loci.flatMap((locus) => ofDoubles(book, locus, pair)),
    ...loci.flatMap((locus) => (locus.graded ? ofGrades(book, locus, pair) : ofUnknown(locus, pair))),
    ...groups.flatMap((group) => [pair.cock, pair.hen].flatMap((bird) => ofPhase(group, bird))),
    ...ofDistances(book, loci, pair),
    ...loci.flatMap((locus) => ofAlleles(locus, pair)),
  ];
  return all.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

const order = [
  "lethal",
  "subvital",
  "lethal_disputed",
  "untold",
  "graded",
  "unknown",
  "phase",
  "free",
  "linked",
  "inheritance",
  "note",
];

function ofDoubles(book: Book, locus: Locus, pair: Pair): Caution[] {
  return locus.alleles.flatMap((allele): Caution[] => {
    if (!allele.lethal || allele.lethal === "none") return [];
    const share = doubles(book, locus, pair, allele.key);
    if (isNought(share)) return [];
    const evidence = allele.lethal_evidence ?? allele.evidence;
    const kind = allele.lethal === "subvital_DF" ? "subvital" : evidence === "disputed" ? "lethal_disputed" : "lethal";
    return [{ kind, about: [allele.names], evidence, source: allele.source, share }];
  });
}

// Of an autosomal locus sons and daughters are alike; no lethal allele of the catalogue lies on the Z.
const doubles = (book: Book, locus: Locus, pair: Pair, key: string): Fraction =>
  total(
    youngOf(book, [locus], pair, "male")
      .filter(({ alleles: [pair = []] }) => pair[0] === key && pair[1] === key)
      .map(({ chance }) => chance),
  );

const genesAt = (locus: Locus, { cock, hen }: Pair) => [cock.genes[locus.key], hen.genes[locus.key]];
const plain = { evidence: "derived" as const, source: "" };

function ofUnknown(locus: Locus, pair: Pair): Caution[] {
  const isUnknown = genesAt(locus, pair).some((gene) => gene?.alleles.includes(unseen));
  return isUnknown ? [{ kind: "unknown", about: [locus.names], ...plain }] : [];
}

/** What many genes make of unlike parents, which is not calculated; of parents nothing is told of, that it is not. */
function ofGrades(book: Book, locus: Locus, pair: Pair): Caution[] {
  const [young] = youngOf(book, [locus], pair, "male");
  const [first, second] = young?.alleles[0] ?? [];
  if (second !== unseen) return [];
  const kind = first === unseen ? "untold" : "graded";
  return [{ kind, about: [locus.names], ...plain, evidence: "estimated" }];
}

/** Loci at which a cock may have two different alleles. */
const mixedLoci = (loci: readonly Locus[], { genes, sex }: Genotype): Locus[] =>
  loci.filter((locus) => possibleAt(locus, sex, genes[locus.key]).some(({ alleles: [a, b = a] }) => a !== b));

const mutantsOf = (locus: Locus, { genes }: Genotype): string[] =>
  (genes[locus.key]?.alleles ?? []).filter((it) => it !== wild && it !== unseen);

function ofPhase(group: readonly Locus[], bird: Genotype): Caution[] {
  const mixed = mixedLoci(group, bird);
  if (mixed.length < 2) return [];
  const named = new Set((bird.phases ?? []).flat(2));
  const unnamed = mixed.filter((locus) => mutantsOf(locus, bird).every((it) => !named.has(it)));
  return unnamed.length === 0 ? [] : [{ kind: "phase", about: mixed.map(({ names }) => names), ...plain }];
}

function ofDistances(book: Book, loci: readonly Locus[], { cock, hen }: Pair): Caution[] {
  const found = new Map<string, Caution>();
  for (const bird of [cock, hen]) {
    const mixed = mixedLoci(loci, bird);
    for (const [at, one] of mixed.entries())
      for (const other of mixed.slice(at + 1))
        for (const caution of ofDistance(book, one, other)) found.set(`${one.key} ${other.key}`, caution);
  }
  return [...found.values()];
}

function ofDistance(book: Book, one: Locus, other: Locus): Caution[] {
  const about = [one.names, other.names];
  const link = linkOf(book, one.key, other.key);
  const share = recombination(book, [one, other], 0, 1);
  if (link) return [{ kind: "linked", about, evidence: link.evidence, source: link.source, share }];
  const areBoth = one.chromosome === "Z" && other.chromosome === "Z";
  return areBoth ? [{ kind: "free", about, evidence: "estimated", source: "" }] : [];
}

function ofAlleles(locus: Locus, pair: Pair): Caution[] {
  const carried = new Set([...mutantsOf(locus, pair.cock), ...mutantsOf(locus, pair.hen)]);
  return [...carried].flatMap((key) => {
    const allele = alleleOf(locus, key);
    if (!allele) return [];
    // What many genes make has a note that bears the same mark.
    return [...(locus.graded ? [] : ofInheritance(allele)), ...ofNotes(allele)];
  });
}

const ofInheritance = ({ names, evidence, source }: Allele): Caution[] =>
  evidence === "disputed" || evidence === "estimated"
    ? [{ kind: "inheritance", about: [names], evidence, source }]
    : [];

const ofNotes = ({ names, evidence, source, note }: Allele): Caution[] =>
  note ? [{ kind: "note", about: [names], evidence, source, text: note }] : [];
