import { type SQL, sql } from "drizzle-orm";
import type { Sex, StatusKind } from "#db/vocabulary.ts";
import { nameOfStatus } from "#worker/birds/stored/columns.ts";
import { mutationsWhere, shelfOf, speciesNamed } from "#worker/genetics/queries.ts";
import { coloursOfPair, noColours } from "#worker/genotypes/pair.ts";
import { completenessOfYoung } from "#worker/kinship/completeness.ts";
import { ancestryFrom, explanationOfYoung } from "#worker/kinship/explanation.ts";
import { diversityOf, kinship, meanKinships, meanWithChick } from "#worker/kinship/kinship.ts";
import { type CachedPedigree, withCachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import type { Known } from "#worker/locales/part-days.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import { cautionsOf } from "./cautions.ts";
import type { PairFilter } from "./contract.ts";
import { cautionsOfPair, verdictOf } from "./pair-verdict.ts";
import { positionsIn, presentNumbers } from "./present-birds.ts";

type Found = {
  n: number;
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species_id: string;
  species_name: string;
  birth_date: string | null;
  birth_precision: Known;
  status_key: string | null;
  status_name: string | null;
  status_kind: StatusKind | null;
  mutation: string | null;
  genotype: string | null;
  is_reference: 0 | 1;
  inbreeding: number;
  completeness: number;
  pedigree_depth: number;
};
type Given = { id?: string | undefined; ring?: string | undefined };

/**
 * Whether two birds should be paired, and why, in one round trip: F and pedigree of the young, what one of them does to
 * the flock's diversity, whom the two have in common, and everything else there is to think of.
 */
export async function pairOf(scope: Scope, { cock_id, cock_ring, hen_id, hen_ring }: PairFilter) {
  const [first, second] = [
    isGiven(scope, { id: cock_id, ring: cock_ring }),
    isGiven(scope, { id: hen_id, ring: hen_ring }),
  ];
  const idOf = (given: SQL) => sql`(SELECT birds.id FROM birds WHERE ${given})`;
  const {
    pedigree,
    cock: [cock],
    hen: [hen],
    present,
    together: [together],
    ancestry,
    kinds,
    own,
  } = await withCachedPedigree(scope, {
    cock: birdsOf(scope, first),
    hen: birdsOf(scope, second),
    present: presentNumbers(scope, sql`(SELECT birds.species_id FROM birds WHERE ${first})`),
    together: scope.db.all<{ young: number }>(sql`
      SELECT count(*) AS young FROM birds WHERE birds.org_id = ${scope.org_id}
      AND birds.deleted_at IS NULL AND birds.father_id = ${idOf(first)} AND birds.mother_id = ${idOf(second)}`),
    ancestry: ancestryFrom(scope, sql`SELECT id FROM birds WHERE ${first} UNION SELECT id FROM birds WHERE ${second}`),
    kinds: speciesNamed(scope),
    own: mutationsWhere(scope),
  });
  refuse({ cock, hen }, cock_id === undefined, hen_id === undefined);
  const [male, female] = [cock as Found, hen as Found];
  const weighed = weigh(pedigree, male, female, positionsIn(pedigree, present));
  const { expected_inbreeding, means } = weighed;
  const young = together?.young ?? 0;
  const is_hybrid = male.species_id !== female.species_id;
  const birds = { cock: asPaired(male, means[0], scope), hen: asPaired(female, means[1], scope) };
  // What a hybrid looks like is in no book.
  const told = is_hybrid ? noColours : coloursOfPair(scope, shelfOf(kinds, own, male.species_id).book, male, female);
  const findings = { ...birds, expected_inbreeding, completeness: weighed.completeness, is_hybrid, young };
  const colour_risks = (["lethal", "subvital"] as const).filter((risk) =>
    told.colour_risks.some(({ kind }) => kind === risk),
  );
  const cautions = cautionsOfPair({ ...findings, colour_risks });
  const { contributions: _, ...explanation } = explanationOfYoung(ancestry, [male.id, female.id], expected_inbreeding);
  return {
    ...{ ...findings, kinship: expected_inbreeding, cautions, verdict: verdictOf(cautions, birds) },
    // Of two species there is no flock whose diversity the young would change.
    mean_kinship_change: is_hybrid ? null : weighed.mean_kinship_change,
    ...{ diversity: weighed.diversity, explanation, today: scope.today, ...told },
  };
}
export type PairAnswer = Awaited<ReturnType<typeof pairOf>>;

const isGiven = ({ org_id }: Scope, { id, ring }: Given): SQL =>
  sql`birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND ${
    id === undefined ? sql`birds.identifier_key = ${ringKey(ring ?? "")}` : sql`birds.id = ${id}`
  }`;

const birdsOf = ({ db, language }: Scope, given: SQL) =>
  db.all<Found>(sql`
    SELECT birds.n, birds.id, birds.identifier, birds.name, birds.sex, birds.species_id, birds.birth_date,
      birds.birth_precision,      birds.mutation, birds.genotype, birds.is_reference, birds.inbreeding, birds.completeness, birds.pedigree_depth,
      statuses.key AS status_key, ${nameOfStatus(language)} AS status_name, statuses.kind AS status_kind,
      (SELECT species.common_name FROM species
        WHERE species.org_id = birds.org_id AND species.id = birds.species_id) AS species_name
    FROM birds LEFT JOIN statuses ON statuses.org_id = birds.org_id AND statuses.id = birds.status_id WHERE ${given}`);

type Pair = { cock: Found | undefined; hen: Found | undefined };

function refuse({ cock, hen }: Pair, cockByRing: boolean, henByRing: boolean): void {
  const fields = { cock: cockByRing ? "cock_ring" : "cock_id", hen: henByRing ? "hen_ring" : "hen_id" };
  const faults: FieldMessages = {};
  const wrong = (bird: Found | undefined, sex: Sex) => {
    if (!bird) return "birds.pair.missing";
    if (bird.sex === "unknown") return "birds.pair.unknown_sex";
    return bird.sex === sex ? undefined : `birds.pair.${bird.sex}`;
  };
  const [ofCock, ofHen] = [wrong(cock, "male"), wrong(hen, "female")];
  if (cock && cock.id === hen?.id) faults[fields.hen] = ["birds.pair.same"];
  else {
    if (ofCock) faults[fields.cock] = [ofCock];
    if (ofHen) faults[fields.hen] = [ofHen];
  }
  if (Object.keys(faults).length > 0) throw new Refusal("invalid", faults);
}

function weigh({ kindred, positionOf }: CachedPedigree, cock: Found, hen: Found, flock: readonly number[]) {
  const [one, other] = [positionOf(cock.n), positionOf(hen.n)];
  if (one === undefined || other === undefined) throw new Refusal("missing");
  const expected_inbreeding = kinship(kindred, one, other);
  const all = meanKinships(kindred, flock);
  const diversity = diversityOf(all, flock);
  const means = [all[one] as number, all[other] as number] as const;
  const mean_kinship_change = meanWithChick(diversity, means, expected_inbreeding) - diversity.mean_kinship;
  const completeness = completenessOfYoung(kindred.pedigree, one, other);
  return { expected_inbreeding, means, diversity, mean_kinship_change, completeness };
}

function asPaired({ n: _, is_reference, ...bird }: Found, mean_kinship: number, { today }: Scope) {
  const known = { ...bird, is_reference: is_reference === 1 };
  return { ...known, mean_kinship, cautions: cautionsOf(known, today) };
}
export type PairedBird = ReturnType<typeof asPaired>;
