import { sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import type { Bird } from "#worker/birds/columns/details.ts";
import { birdHeader } from "#worker/birds/columns/header.ts";
import { changeBird } from "#worker/birds/queries.ts";
import { geneInAddress } from "#worker/genetics/addresses.ts";
import { type Book, locusOf } from "#worker/genetics/books/loci.ts";
import { choicesOf, type LocusChoices, labelOf } from "#worker/genetics/choices.ts";
import type { GenesDraft } from "#worker/genetics/contract.ts";
import { genotypeOf, type Share, shareOf } from "#worker/genetics/crosses.ts";
import type { Family } from "#worker/genetics/crossing/family.ts";
import { type Inference, inferred } from "#worker/genetics/crossing/inference.ts";
import { type Unread, withNearest } from "#worker/genetics/nearest.ts";
import { type PhaseChoice, phaseChoices, phasesInAddress } from "#worker/genetics/phases.ts";
import { mutationsWhere, speciesBookOf, speciesNamed } from "#worker/genetics/queries.ts";
import { writeGenotype } from "#worker/genetics/writing.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { colourRead, isRead, kinOf } from "./genes.ts";

type Row = {
  id: string;
  identifier: string;
  sex: Sex;
  species_id: string;
  mutation: string | null;
  genotype: string | null;
  father_id: string | null;
  mother_id: string | null;
  version: number;
};

// More chicks than any bird has; each of them is read.
const mostKin = 600;

/** The statement that reads a bird, its parents, its chicks and their other parents, as far as they are at hand. */
const kinRows = ({ db, org_id }: Scope, id: string) =>
  db.all<Row>(sql`
    SELECT id, identifier, sex, species_id, mutation, genotype, father_id, mother_id, version FROM birds
    WHERE org_id = ${org_id} AND deleted_at IS NULL AND id IN (
      SELECT ${id}
      UNION SELECT father_id FROM birds WHERE org_id = ${org_id} AND id = ${id}
      UNION SELECT mother_id FROM birds WHERE org_id = ${org_id} AND id = ${id}
      UNION SELECT id FROM birds WHERE org_id = ${org_id} AND father_id = ${id}
      UNION SELECT id FROM birds WHERE org_id = ${org_id} AND mother_id = ${id}
      UNION SELECT mother_id FROM birds WHERE org_id = ${org_id} AND father_id = ${id}
      UNION SELECT father_id FROM birds WHERE org_id = ${org_id} AND mother_id = ${id}
    ) ORDER BY id LIMIT ${mostKin}`);

export type EvidenceBird = { kind: "record" | "parents" | "chick"; id: string; identifier: string };
export type InferenceView = {
  loci: { key: string; name: string; possible: { label: string; chance: Share }[]; told_by: EvidenceBird[] }[];
  contradictions: { kind: "parents" | "chick"; id: string; identifier: string; locus: string }[];
};

/** Everything the page about a bird's genes shows, in one round trip. */
export async function birdGenetics(scope: Scope, id: string) {
  const {
    header: [header],
    rows,
    species,
    own,
  } = await batch(scope.db, {
    header: birdHeader(scope, id),
    rows: kinRows(scope, id),
    species: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const bird = rows.find((it) => it.id === id);
  if (!header || !bird) throw new Refusal("missing");
  const { book, chosen } = speciesBookOf(species, own, bird.species_id);
  const facts = { sex: bird.sex, mutation: bird.mutation, genotype: bird.genotype, version: bird.version };
  const plain = { head: header, bird: { ...facts, species_id: bird.species_id, species: chosen?.common_name ?? "" } };
  if (!book || book.loci.length === 0) return { ...plain, has_book: false, ...nothing };
  const reading = colourRead(book, bird);
  const entries = Object.entries(reading?.genes ?? {}).map(([key, gene]) => [key, geneInAddress(gene)]);
  const sex = bird.sex === "female" ? "female" : "male";
  return {
    ...plain,
    has_book: true,
    choices: bird.sex === "unknown" ? [] : choicesFor(choicesOf(book, scope.language), sex),
    asked: Object.fromEntries(entries) as Record<string, string>,
    phases: reading && bird.sex !== "unknown" ? phaseChoices(book, { sex, ...reading }, scope.language) : [],
    asked_phases: reading ? phasesInAddress(book, { sex, ...reading }, "p") : {},
    text: reading && isRead(reading) ? writeGenotype(book, { sex, ...reading })[scope.language] : null,
    unread: withNearest(book, reading?.unread ?? [], scope.language),
    inference:
      bird.sex === "unknown"
        ? null
        : serializeInference(scope, book, sex, rows, inferred(book, familyOf(book, bird, rows))),
  };
}

export type LocusChoice = Pick<LocusChoices, "key" | "name" | "is_common" | "on_z"> & { choices: LocusChoices["cock"] };
const choicesFor = (all: LocusChoices[], sex: "male" | "female"): LocusChoice[] =>
  all.map(({ key, name, is_common, on_z, cock, hen }) => ({
    key,
    name,
    is_common,
    on_z,
    choices: sex === "male" ? cock : hen,
  }));

const nothing = {
  choices: [] as LocusChoice[],
  asked: {} as Record<string, string>,
  phases: [] as PhaseChoice[],
  asked_phases: {} as Record<string, string>,
  text: null,
  unread: [] as Unread[],
  inference: null,
};

export type BirdGenetics = Awaited<ReturnType<typeof birdGenetics>>;

/** The family as far as it is of one species: what a hybrid's other side has is another book. */
function familyOf(book: Book, bird: Row, rows: readonly Row[]): Family {
  const akin = rows.filter(({ species_id }) => species_id === bird.species_id);
  const find = (id: string | null) => {
    const row = akin.find((it) => it.id === id);
    return row && kinOf(book, row);
  };
  const sex = bird.sex === "female" ? "female" : "male";
  const chicks = akin.filter(({ father_id, mother_id }) => father_id === bird.id || mother_id === bird.id);
  return {
    bird: { ...kinOf(book, bird), sex },
    father: find(bird.father_id),
    mother: find(bird.mother_id),
    chicks: chicks.map((chick) => ({
      chick: kinOf(book, chick),
      mate: find(chick.father_id === bird.id ? chick.mother_id : chick.father_id),
    })),
  };
}

function serializeInference(
  scope: Scope,
  book: Book,
  sex: "male" | "female",
  rows: readonly Row[],
  found: Inference,
): InferenceView {
  const { language } = scope;
  const ring = (id: string) => rows.find((it) => it.id === id)?.identifier ?? "";
  const name = (locus: string) => locusOf(book, locus).names[language];
  return {
    loci: found.loci.map(({ locus, possible, told_by }) => ({
      key: locus,
      name: name(locus),
      told_by: told_by.map((it) => ({ ...it, identifier: ring(it.id) })),
      possible: possible.map(({ alleles, chance }) => ({
        label: labelOf(locusOf(book, locus), sex, { alleles }, language),
        chance: shareOf(chance),
      })),
    })),
    contradictions: found.contradictions.map((it) => ({ ...it, identifier: ring(it.id), locus: name(it.locus) })),
  };
}

/** Writes a bird's genotype as breeders do, from what was chosen locus by locus; one that cannot be is refused. */
export async function recordGenes(scope: Scope, id: string, { version, ...draft }: GenesDraft): Promise<Bird> {
  const { rows, species, own } = await batch(scope.db, {
    rows: kinRows(scope, id),
    species: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  const bird = rows.find((it) => it.id === id);
  if (!bird) throw new Refusal("missing");
  const { book } = speciesBookOf(species, own, bird.species_id);
  if (!book || bird.sex === "unknown") throw new Refusal("conflict", {}, { detail: "genetics.sex_unknown" });
  const genotype = genotypeOf(book, bird.sex, draft, scope.language);
  const isNormal = Object.values(genotype.genes).every(({ alleles }) => alleles.every((it) => it === "+"));
  return changeBird(scope, id, {
    genotype: isNormal ? null : writeGenotype(book, genotype)[scope.language],
    version,
  });
}
