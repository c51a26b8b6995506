import { eq, isNull, type SQL, sql } from "drizzle-orm";
import { birds } from "#db/schema/birds.ts";
import { species } from "#db/schema/species.ts";
import type { Sex } from "#db/vocabulary.ts";
import { faultRead } from "#worker/genetics/crosses.ts";
import { mutationsWhere, speciesBookOf, speciesNamed } from "#worker/genetics/queries.ts";
import { readGenotype } from "#worker/genetics/reading.ts";
import { batch } from "#worker/kit/batch.ts";
import { translate } from "#worker/locales/translate.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import type { CorrectionFilter } from "./list-contract.ts";

type Relation = "father" | "mother" | "mate" | "young";
/** A relative as a correction leaves it: whether it was, and will be, of the bird's own species. */
type KinOfSpecies = {
  relation: Relation;
  id: string;
  identifier: string;
  species_id: string;
  species_name: string;
  was_same: boolean;
  is_same: boolean;
};

/** As many young as anybody reads; the others are counted. */
const mostKinListed = 100;

/**
 * What correcting the species of a bird would change, in one round trip: its incubation profile, what its colours mean,
 * and which of its parents, mates and young are then of another species. Without a species to go to there is only the
 * bird and what it may become; one of another organisation is a fault of `species_id`.
 */
export async function speciesCheck(scope: Scope, id: string, { species_id }: CorrectionFilter) {
  const {
    row: [bird],
    all,
    named,
    own,
    kin,
    young: [young],
  } = await batch(scope.db, {
    row: birdAsWritten(scope, id),
    all: profiles(scope),
    named: speciesNamed(scope),
    own: mutationsWhere(scope),
    kin: kinOf(scope, id),
    young: youngOf(scope, id),
  });
  if (!bird) throw new Refusal("missing");
  const kinds = all.map((it) => ({ id: it.id, common_name: it.common_name }));
  const from = all.find((it) => it.id === bird.species_id);
  const to = all.find((it) => it.id === species_id);
  if (species_id && !to) throw new Refusal("invalid", { species_id: ["fields.unknown_id"] });
  const { mutation, genotype, ...about } = bird;
  if (!from || !to || from.id === to.id) return { bird: about, species: kinds, from: from ?? null, change: null };
  const listed = kin.map((it): KinOfSpecies => {
    return { ...it, was_same: it.species_id === from.id, is_same: it.species_id === to.id };
  });
  const { book } = speciesBookOf(named, own, to.id);
  const colours = coloursIn(scope, book, bird);
  return {
    bird: about,
    species: kinds,
    from,
    change: { to, kin: listed, young: young?.n ?? 0, colours: { mutation, genotype, ...colours } },
  };
}
export type SpeciesCheck = Awaited<ReturnType<typeof speciesCheck>>;

type Written = { sex: Sex; mutation: string | null; genotype: string | null };
type Book = ReturnType<typeof speciesBookOf>["book"];

// The colour and what the bird is split for are read apart: each is told by its own words.
function coloursIn({ language }: Scope, book: Book, { sex, mutation, genotype }: Written) {
  if (!book || book.loci.length === 0) return { has_book: false, unread: [] as string[], fault: null };
  const as = sex === "female" ? "female" : "male";
  const readings = [mutation, genotype].flatMap((text) => (text ? [readGenotype(book, as, text)] : []));
  const ofGenotype = genotype ? faultRead(book, readGenotype(book, as, genotype), language) : undefined;
  return {
    has_book: true,
    /** What is written of its colour that the species does not know; it stays as it is written. */
    unread: [...new Set(readings.flatMap(({ unread }) => unread))],
    /** Why the genotype cannot be in that species: then it is not corrected. */
    fault: ofGenotype ? translate(language, ofGenotype.key, ofGenotype.values) : null,
  };
}

const birdAsWritten = (scope: Scope, id: string) =>
  scope.db
    .select({
      id: birds.id,
      identifier: birds.identifier,
      name: birds.name,
      version: birds.version,
      sex: birds.sex,
      species_id: birds.species_id,
      mutation: birds.mutation,
      genotype: birds.genotype,
    })
    .from(birds)
    .where(owned(scope, birds, eq(birds.id, id), isNull(birds.deleted_at)));

const profiles = (scope: Scope) =>
  scope.db
    .select({
      id: species.id,
      common_name: species.common_name,
      latin_name: species.latin_name,
      incubation_days: species.incubation_days,
      lockdown_days_before_hatch: species.lockdown_days_before_hatch,
      humidity_start_pct: species.humidity_start_pct,
      humidity_lockdown_pct: species.humidity_lockdown_pct,
      temperature_c: species.temperature_c,
      ring_size_mm: species.ring_size_mm,
    })
    .from(species)
    .where(owned(scope, species))
    .orderBy(species.name_key);

const youngOf = (scope: Scope, id: string) =>
  scope.db.all<{ n: number }>(sql`SELECT ${countAs(scope, "father_id", id)} + ${countAs(scope, "mother_id", id)} AS n`);

const countAs = ({ org_id }: Scope, parent: "father_id" | "mother_id", id: string): SQL => sql`(
  SELECT count(*) FROM birds child
  WHERE child.org_id = ${org_id} AND child.${sql.raw(parent)} = ${id} AND child.deleted_at IS NULL)`;

/** The statement that reads parents, mates and young at hand, parents first. */
function kinOf({ db, org_id }: Scope, id: string) {
  const young = sql`FROM birds child WHERE child.org_id = ${org_id} AND child.deleted_at IS NULL`;
  return db.all<Omit<KinOfSpecies, "was_same" | "is_same">>(sql`
    WITH kin(place, relation, id) AS (
      SELECT 1, 'father', father_id FROM birds WHERE org_id = ${org_id} AND id = ${id}
      UNION SELECT 2, 'mother', mother_id FROM birds WHERE org_id = ${org_id} AND id = ${id}
      UNION SELECT 3, 'mate', child.mother_id ${young} AND child.father_id = ${id}
      UNION SELECT 3, 'mate', child.father_id ${young} AND child.mother_id = ${id}
      UNION SELECT 4, 'young', child.id ${young} AND child.father_id = ${id}
      UNION SELECT 4, 'young', child.id ${young} AND child.mother_id = ${id}
    )
    SELECT kin.relation, birds.id, birds.identifier, birds.species_id, species.common_name AS species_name
    FROM kin
    CROSS JOIN birds ON birds.org_id = ${org_id} AND birds.id = kin.id AND birds.deleted_at IS NULL
    CROSS JOIN species ON species.org_id = birds.org_id AND species.id = birds.species_id
    ORDER BY kin.place, birds.identifier_key LIMIT ${mostKinListed}`);
}
