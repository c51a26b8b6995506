import type { Evidence, Language } from "#db/vocabulary.ts";
import { Refusal } from "#worker/refusal.ts";
import { type Book, locusOf, type Sex } from "./books/loci.ts";
import { type GenotypeDraft, mostLoci } from "./contract.ts";
import { type Caution, cautionsOf } from "./crossing/cautions.ts";
import { type Fraction, toNumber, written } from "./crossing/fractions.ts";
import { faultsIn, type Genotype, settled } from "./crossing/genes.ts";
import { alleleNames, stateNames } from "./crossing/looks.ts";
import { combinationsOf, type Outcome, outcomesOf } from "./crossing/outcomes.ts";
import { withNearest } from "./nearest.ts";
import { phasesOf } from "./phases.ts";
import { type Swatch, swatchOf } from "./plumage/swatch.ts";
import { type Reading, readGenotype } from "./reading.ts";
import { sourcesIn } from "./sources.ts";
import { writeGenotype } from "./writing.ts";

/** An exact share and the same as a number from 0 to 1. */
export type Share = { fraction: string; number: number };
export type OutcomeView = {
  sex: Sex;
  key: string;
  name: string;
  states: Readonly<Record<string, string>>;
  swatch: Swatch | null;
  chance: Share;
  of_sex: Share;
  carries: { kind: "split" | "double" | "masked"; name: string; chance: Share }[];
};
export type CautionView = {
  kind: Caution["kind"];
  about: string[];
  evidence: Evidence;
  source: string | null;
  share: Share | null;
  text: string | null;
};
export type BirdView = { text: string; genes: Genotype["genes"]; phases: NonNullable<Genotype["phases"]> };
export type Crossed = {
  engine_version: number;
  cock: BirdView;
  hen: BirdView;
  outcomes: OutcomeView[];
  /** How many more outcomes there are than are told. */
  untold: number;
  hatched: Share;
  lost: { name: string; chance: Share }[];
  cautions: CautionView[];
  /** The sources of the cautions, each once, as a page numbers them. */
  sources: string[];
};

/** More outcomes than anybody reads are counted, not told. */
const mostOutcomes = 300;

/** What a cock and a hen give, in the reader's language. */
export function crossed(book: Book, pair: { cock: Genotype; hen: Genotype }, language: Language): Crossed {
  const { outcomes, hatched, lost, engine_version } = outcomesOf(book, pair);
  const cautions = cautionsOf(book, pair).map((it) => serializeCaution(it, language));
  return {
    engine_version,
    cock: serializeBird(book, pair.cock, language),
    hen: serializeBird(book, pair.hen, language),
    outcomes: serializeOutcomes(outcomes).map((it) => serializeOutcome(book, it, language)),
    untold: Math.max(0, outcomes.length - mostOutcomes),
    hatched: shareOf(hatched),
    lost: lost.map((it) => ({ name: alleleNames(book, it.locus, it.allele)[language], chance: shareOf(it.chance) })),
    cautions,
    sources: sourcesIn(cautions),
  };
}

// Of each sex as many: the likeliest stand first.
const serializeOutcomes = (outcomes: readonly Outcome[]) =>
  (["male", "female"] as const).flatMap((sex) =>
    outcomes.filter((it) => it.sex === sex).slice(0, Math.ceil(mostOutcomes / 2)),
  );

export const shareOf = (it: Fraction): Share => ({ fraction: written(it), number: toNumber(it) });

/** What of a pair would be lost or weak whatever else the two are, in the reader's language. */
export const risksOf = (book: Book, pair: { cock: Genotype; hen: Genotype }, language: Language): CautionView[] =>
  cautionsOf(book, pair)
    .filter(({ kind }) => kind === "lethal" || kind === "subvital")
    .map((it) => serializeCaution(it, language));

/** A bird as breeders write it, and its genes. */
export function serializeBird(book: Book, bird: Genotype, language: Language): BirdView {
  return { text: writeGenotype(book, bird)[language], genes: bird.genes, phases: bird.phases ?? [] };
}

function serializeOutcome(book: Book, { carries, ...outcome }: Outcome, language: Language): OutcomeView {
  return {
    ...outcome,
    name: outcome.name[language],
    swatch: swatchOf(book, outcome.states),
    chance: shareOf(outcome.chance),
    of_sex: shareOf(outcome.of_sex),
    carries: carries().map(({ kind, locus, state, chance }) => ({
      kind,
      chance: shareOf(chance),
      name: stateNames(locusOf(book, locus), state)[language],
    })),
  };
}

const serializeCaution = ({ about, share, text, source, ...rest }: Caution, language: Language): CautionView => ({
  ...rest,
  about: about.map((it) => it[language]),
  source: source || null,
  share: share ? shareOf(share) : null,
  text: text?.[language] ?? null,
});

/** A parent's genotype as it was sent, refused under its name when it cannot be. */
export function genotypeOf(book: Book, sex: Sex, draft: GenotypeDraft, language: Language): Genotype {
  const field = sex === "male" ? "cock" : "hen";
  if ("text" in draft) {
    const reading = readGenotype(book, sex, draft.text);
    refuseFaults(book, field, reading, language);
    refuseUnread(book, field, reading, language);
    return { sex, genes: reading.genes, phases: reading.phases };
  }
  const fault = faultOf(book, { sex, genes: draft.genes }, language);
  if (fault) throw new Refusal("invalid", { [field]: [fault.key] }, { values: fault.values });
  return settledIn(book, { sex, ...draft });
}

function refuseUnread(book: Book, field: string, { unread }: Reading, language: Language): void {
  const [first] = withNearest(book, unread, language);
  if (!first) return;
  const { word, nearest, kind } = first;
  const isNear = kind === "unknown" && nearest.length > 0;
  const code = isNear ? "genetics.unread.nearest" : `genetics.unread.${kind}`;
  throw new Refusal("invalid", { [field]: [code] }, { values: { word, names: nearest.join(", ") } });
}

/** A genotype that can be, in the form it is kept in. */
export function settledIn(book: Book, { sex, genes, phases = [] }: Genotype): Genotype {
  const settledGenes = Object.entries(genes).map(([key, gene]) => [key, settled(locusOf(book, key), sex, gene)]);
  const bird = { sex, genes: Object.fromEntries(settledGenes) as Genotype["genes"], phases };
  return { ...bird, phases: phasesOf(book, bird) };
}

/** The first thing that cannot be in a genotype: the key of what to say, and the locus by name. */
export function faultOf(book: Book, bird: Genotype, language: Language) {
  if (Object.keys(bird.genes).length > mostLoci) return { key: "genetics.loci.many", values: { name: "" } };
  const [fault] = faultsIn(book, bird);
  if (!fault) return undefined;
  const locus = book.loci.find(({ key }) => key === fault.locus);
  return { key: `genetics.${fault.code}`, values: { name: locus?.names[language] ?? fault.locus } };
}

/** Refuses what was read but cannot be, with the mutation by name. */
export function refuseFaults(book: Book, field: string, reading: Pick<Reading, "faults">, language: Language): void {
  const fault = faultRead(book, reading, language);
  if (fault) throw new Refusal("invalid", { [field]: [fault.key] }, { values: fault.values });
}

/** The first thing that was read but cannot be: the key of what to say, and the mutation by name. */
export function faultRead(book: Book, { faults: [fault] }: Pick<Reading, "faults">, language: Language) {
  if (!fault) return undefined;
  const name = fault.allele ? alleleNames(book, fault.locus, fault.allele) : locusOf(book, fault.locus).names;
  return { key: `genetics.${fault.code}`, values: { name: name[language] } };
}

/** More combinations than this are no answer to anybody, and would take the memory of a worker. */
const mostCombinations = 20_000;

/** Whether a pair's mutations multiply beyond what can be answered. */
export const isTooMuch = (book: Book, pair: { cock: Genotype; hen: Genotype }): boolean =>
  combinationsOf(book, pair) > mostCombinations;
