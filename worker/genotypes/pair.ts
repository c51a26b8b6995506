import { and, inArray, isNull } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { geneInAddress } from "#worker/genetics/addresses.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import {
  type CautionView,
  type Crossed,
  crossed,
  faultOf,
  isTooMuch,
  risksOf,
  settledIn,
} from "#worker/genetics/crosses.ts";
import type { Pair } from "#worker/genetics/crossing/outcomes.ts";
import { type Unread, withNearest } from "#worker/genetics/nearest.ts";
import { type CrossPage, crossPageOf } from "#worker/genetics/pair-input.ts";
import { phasesInAddress } from "#worker/genetics/phases.ts";
import { mutationsWhere, speciesBookOf, speciesNamed } from "#worker/genetics/queries.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { PairOfBirdsFilter } from "./contract.ts";
import { colourRead, isWhole, type WrittenColour } from "./genes.ts";

/** A bird the calculator began with, and the words of its genotype that nobody understood. */
export type PairedBird = { id: string; identifier: string; species_id: string; has_record: boolean; unread: Unread[] };
export type PairOfBirds = CrossPage & { father: PairedBird | null; mother: PairedBird | null };

/**
 * The calculator for two birds of the flock, or for one and any other: as recorded, until something else is chosen. What
 * is not recorded or not understood of one is no prediction, but a question to the form.
 */
export async function pairOfBirds(scope: Scope, input: PairOfBirdsFilter): Promise<PairOfBirds> {
  const { father = "", mother = "", ...rest } = input;
  const { found, all, own } = await batch(scope.db, {
    found: scope.db
      .select({
        id: birds.id,
        identifier: birds.identifier,
        sex: birds.sex,
        species_id: birds.species_id,
        mutation: birds.mutation,
        genotype: birds.genotype,
      })
      .from(birds)
      .where(and(owned(scope, birds, inArray(birds.id, [father, mother])), isNull(birds.deleted_at))),
    all: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const [cock, hen] = [found.find(({ id }) => id === father), found.find(({ id }) => id === mother)];
  if ((father && !cock) || (mother && !hen)) throw new Refusal("missing");
  const species = speciesBookOf(all, own, cock?.species_id ?? hen?.species_id ?? rest.species_id);
  const isTouched = Object.keys(rest).some((name) => /^[ch]\./.test(name));
  const recorded = { ...genesOf(species.book, cock, "c"), ...genesOf(species.book, hen, "h") };
  const wrong = wrongSex(cock, hen);
  const his = cock ? paired(scope, species.book, cock) : null;
  const hers = hen ? paired(scope, species.book, hen) : null;
  const isOpen = [his, hers].some((it) => it && (!it.has_record || it.unread.length > 0));
  // A pair without mutations is answered too.
  const isRequested = his !== null && hers !== null && !isOpen;
  const page = crossPageOf(scope, species, isTouched ? rest : { ...rest, ...recorded }, isRequested);
  return {
    ...page,
    ...(isOpen && !isTouched && { crossed: null }),
    ...(wrong && { crossed: null, fault: { field: wrong.field, message: translate(scope.language, wrong.key) } }),
    father: his,
    mother: hers,
  };
}

/** Why there is no telling of a pair: whose words were not understood; no words where no colour is recorded. */
type ColourGap = { bird: "cock" | "hen"; unread: Unread[] };
/** What two birds give, what of them is missing for that, and what would be lost or weak whatever that is. */
type ColoursOfPair = { colours: Crossed | null; colour_gaps: ColourGap[]; colour_risks: CautionView[] };

/** The colours of two birds as they are recorded; of a species without a book nothing is said. */
export function coloursOfPair(
  { language }: Pick<Scope, "language">,
  known: Book | null,
  cock: WrittenColour,
  hen: WrittenColour,
): ColoursOfPair {
  const read = readPair(known, cock, hen, language);
  if (!read) return noColours;
  const { book, his, hers, pair } = read;
  const gaps = Object.entries({ cock: his, hen: hers }).flatMap(([bird, reading]) =>
    reading && isWhole(reading)
      ? []
      : [{ bird: bird as ColourGap["bird"], unread: withNearest(book, reading?.unread ?? [], language) }],
  );
  const isNamed = gaps.length === 0 && !isTooMuch(book, pair);
  return {
    colours: isNamed ? crossed(book, pair, language) : null,
    colour_gaps: gaps,
    colour_risks: risksOf(book, pair, language),
  };
}

/** What two birds give, and nothing of what is missing for that, which costs more; null where that is not known. */
export function youngOfPair(
  scope: Pick<Scope, "language">,
  known: Book | null,
  cock: WrittenColour,
  hen: WrittenColour,
): Crossed | null {
  const read = genesOfPair(scope, known, cock, hen);
  return read && crossed(read.book, read.pair, scope.language);
}

/** The genes of two birds that were both read to the last word; null where one was not, or their young are too many to tell. */
export function genesOfPair(
  { language }: Pick<Scope, "language">,
  known: Book | null,
  cock: WrittenColour,
  hen: WrittenColour,
): { book: Book; pair: Pair } | null {
  const read = readPair(known, cock, hen, language);
  if (!read?.his || !read.hers || !isWhole(read.his) || !isWhole(read.hers)) return null;
  return isTooMuch(read.book, read.pair) ? null : { book: read.book, pair: read.pair };
}

/** What would be lost or weak of two birds, and nothing else of their colours: what is told of many pairs at once. */
export function risksOfColours(
  { language }: Pick<Scope, "language">,
  book: Book | null,
  cock: WrittenColour,
  hen: WrittenColour,
): ColoursOfPair {
  const read = readPair(book, cock, hen, language);
  return read ? { ...noColours, colour_risks: risksOf(read.book, read.pair, language) } : noColours;
}

/** Both birds' genes as they are recorded; undefined where the species has no book, or one of them cannot be. */
function readPair(book: Book | null, cock: WrittenColour, hen: WrittenColour, language: Scope["language"]) {
  if (!book || book.loci.length === 0) return undefined;
  const [his, hers] = [colourRead(book, cock), colourRead(book, hen)];
  const pair = {
    cock: settledIn(book, { sex: "male", genes: his?.genes ?? {}, phases: his?.phases ?? [] }),
    hen: settledIn(book, { sex: "female", genes: hers?.genes ?? {}, phases: hers?.phases ?? [] }),
  };
  const isImpossible = faultOf(book, pair.cock, language) ?? faultOf(book, pair.hen, language);
  return isImpossible ? undefined : { book, his, hers, pair };
}

export const noColours: ColoursOfPair = { colours: null, colour_gaps: [], colour_risks: [] };

type Row = { id: string; identifier: string; sex: "male" | "female" | "unknown"; species_id: string } & {
  mutation: string | null;
  genotype: string | null;
};

function genesOf(book: Book | null, bird: Row | undefined, letter: "c" | "h"): Record<string, string> {
  const reading = book && bird ? colourRead(book, bird) : undefined;
  if (!book || !reading) return {};
  const genes = Object.entries(reading.genes).map(([key, gene]) => [`${letter}.${key}`, geneInAddress(gene)]);
  const sex = letter === "c" ? "male" : "female";
  return { ...Object.fromEntries(genes), ...phasesInAddress(book, { sex, ...reading }, `${letter}p`) };
}

function paired({ language }: Scope, book: Book | null, bird: Row): PairedBird {
  const reading = book ? colourRead(book, bird) : undefined;
  return {
    id: bird.id,
    identifier: bird.identifier,
    species_id: bird.species_id,
    has_record: Boolean(reading),
    unread: book ? withNearest(book, reading?.unread ?? [], language) : [],
  };
}

function wrongSex(cock: Row | undefined, hen: Row | undefined) {
  if (cock && cock.sex !== "male") return { field: "cock", key: "genetics.not_a_cock" };
  if (hen && hen.sex !== "female") return { field: "hen", key: "genetics.not_a_hen" };
  return cock && hen && cock.species_id !== hen.species_id ? { field: "hen", key: "genetics.hybrid" } : undefined;
}
