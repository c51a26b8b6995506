import { and, inArray, isNull } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { geneInAddress } from "#worker/genetics/addresses.ts";
import { type CrossPage, crossPageOf } from "#worker/genetics/asking.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import { type Crossed, crossed, faultOf, isTooMuch, settledIn } from "#worker/genetics/crosses.ts";
import { phasesInAddress } from "#worker/genetics/phases.ts";
import { mutationsWhere, shelfOf, speciesNamed } from "#worker/genetics/queries.ts";
import { batch } from "#worker/kit/batch.ts";
import { say } from "#worker/locales/say.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { PairOfBirdsFilter } from "./contract.ts";
import { colourRead, type WrittenColour } from "./genes.ts";

/** A bird the calculator began with, and the words of its genotype that nobody understood. */
export type PairedBird = { id: string; identifier: string; has_record: boolean; unread: readonly string[] };
export type PairOfBirds = CrossPage & { father: PairedBird | null; mother: PairedBird | null };

/** The calculator for two birds of the flock, or for one and any other: as recorded, until something else is chosen. */
export async function pairOfBirds(scope: Scope, asked: PairOfBirdsFilter): Promise<PairOfBirds> {
  const { father = "", mother = "", ...rest } = asked;
  const { found, all, own } = await batch(scope.db, {
    found: scope.db
      .select({
        ...{ id: birds.id, identifier: birds.identifier, sex: birds.sex, species_id: birds.species_id },
        ...{ mutation: birds.mutation, genotype: birds.genotype },
      })
      .from(birds)
      .where(and(owned(scope, birds, inArray(birds.id, [father, mother])), isNull(birds.deleted_at))),
    all: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const [cock, hen] = [found.find(({ id }) => id === father), found.find(({ id }) => id === mother)];
  if ((father && !cock) || (mother && !hen)) throw new Refusal("missing");
  const shelf = shelfOf(all, own, cock?.species_id ?? hen?.species_id ?? rest.species_id);
  const isTouched = Object.keys(rest).some((name) => /^[ch]\./.test(name));
  const recorded = { ...genesOf(shelf.book, cock, "c"), ...genesOf(shelf.book, hen, "h") };
  const page = crossPageOf(scope, shelf, isTouched ? rest : { ...rest, ...recorded });
  const wrong = wrongSex(cock, hen);
  return {
    ...page,
    ...(wrong && { crossed: null, fault: { field: wrong.field, message: say(scope.language, wrong.key) } }),
    father: cock ? paired(shelf.book, cock) : null,
    mother: hen ? paired(shelf.book, hen) : null,
  };
}

/** What two birds give as they are recorded; null where nothing is written of either, or what is cannot be. */
export function coloursOfPair(
  { language }: Pick<Scope, "language">,
  book: Book | null,
  cock: WrittenColour,
  hen: WrittenColour,
): Crossed | null {
  const [his, hers] = book ? [colourRead(book, cock), colourRead(book, hen)] : [];
  if (!book || (!his && !hers)) return null;
  const pair = {
    cock: settledIn(book, { sex: "male", genes: his?.genes ?? {}, phases: his?.phases ?? [] }),
    hen: settledIn(book, { sex: "female", genes: hers?.genes ?? {}, phases: hers?.phases ?? [] }),
  };
  const isWrong = faultOf(book, pair.cock, language) ?? faultOf(book, pair.hen, language);
  return isWrong || isTooMuch(book, pair) ? null : crossed(book, pair, language);
}

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

function paired(book: Book | null, bird: Row): PairedBird {
  const reading = book ? colourRead(book, bird) : undefined;
  return { id: bird.id, identifier: bird.identifier, has_record: Boolean(reading), unread: reading?.unread ?? [] };
}

function wrongSex(cock: Row | undefined, hen: Row | undefined) {
  if (cock && cock.sex !== "male") return { field: "cock", key: "genetics.not_a_cock" };
  if (hen && hen.sex !== "female") return { field: "hen", key: "genetics.not_a_hen" };
  return cock && hen && cock.species_id !== hen.species_id ? { field: "hen", key: "genetics.hybrid" } : undefined;
}
