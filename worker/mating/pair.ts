import { type SQL, sql } from "drizzle-orm";
import type { Sex } from "#db/vocabulary.ts";
import { booksFrom } from "#worker/genetics/queries.ts";
import { ancestryFrom, explanationOfYoung } from "#worker/kinship/explanation.ts";
import { diversityOf, meanKinships, meanWithChick } from "#worker/kinship/kinship.ts";
import { type CachedPedigree, withCachedPedigree } from "#worker/kinship/pedigree-cache.ts";
import { type FieldMessages, Refusal } from "#worker/refusal.ts";
import { ringKey } from "#worker/rings/keys.ts";
import type { Scope } from "#worker/scope.ts";
import type { PairFilter } from "./contract.ts";
import { birdsToJudge, coloursToJudge, type FoundBird, judged } from "./judged-pairs.ts";
import { positionsIn, presentNumbers } from "./present-birds.ts";

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
    cock: birdsToJudge(scope, first),
    hen: birdsToJudge(scope, second),
    present: presentNumbers(scope, sql`(SELECT birds.species_id FROM birds WHERE ${first})`),
    together: scope.db.all<{ young: number }>(sql`
      SELECT count(*) AS young FROM birds WHERE birds.org_id = ${scope.org_id}
      AND birds.deleted_at IS NULL AND birds.father_id = ${idOf(first)} AND birds.mother_id = ${idOf(second)}`),
    ancestry: ancestryFrom(scope, sql`SELECT id FROM birds WHERE ${first} UNION SELECT id FROM birds WHERE ${second}`),
    ...coloursToJudge(scope),
  });
  refuse({ cock, hen }, cock_id === undefined, hen_id === undefined);
  const [male, female] = [cock as FoundBird, hen as FoundBird];
  const { findings, birds, colours, cautions, verdict } = judged(
    ...([scope, { pedigree, bookOf: booksFrom(kinds, own), isOne: true }, male, female, together?.young ?? 0] as const),
  );
  const { expected_inbreeding, is_hybrid } = findings;
  const weighed = weigh(pedigree, male, female, positionsIn(pedigree, present), expected_inbreeding);
  const { contributions: _, ...explanation } = explanationOfYoung(ancestry, [male.id, female.id], expected_inbreeding);
  return {
    cock: { ...birds.cock, mean_kinship: weighed.means[0] },
    hen: { ...birds.hen, mean_kinship: weighed.means[1] },
    ...findings,
    kinship: expected_inbreeding,
    cautions,
    verdict,
    // Of two species there is no flock whose diversity the young would change.
    mean_kinship_change: is_hybrid ? null : weighed.mean_kinship_change,
    diversity: weighed.diversity,
    explanation,
    today: scope.today,
    ...colours,
  };
}
export type PairAnswer = Awaited<ReturnType<typeof pairOf>>;

const isGiven = ({ org_id }: Scope, { id, ring }: Given): SQL =>
  sql`birds.org_id = ${org_id} AND birds.deleted_at IS NULL AND ${
    id === undefined ? sql`birds.identifier_key = ${ringKey(ring ?? "")}` : sql`birds.id = ${id}`
  }`;

type Pair = { cock: FoundBird | undefined; hen: FoundBird | undefined };

function refuse({ cock, hen }: Pair, cockByRing: boolean, henByRing: boolean): void {
  const fields = { cock: cockByRing ? "cock_ring" : "cock_id", hen: henByRing ? "hen_ring" : "hen_id" };
  const faults: FieldMessages = {};
  const wrong = (bird: FoundBird | undefined, sex: Sex) => {
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

function weigh(
  { kindred, positionOf }: CachedPedigree,
  cock: FoundBird,
  hen: FoundBird,
  flock: readonly number[],
  expected_inbreeding: number,
) {
  const all = meanKinships(kindred, flock);
  const diversity = diversityOf(all, flock);
  const means = [meanOf(cock), meanOf(hen)] as const;
  function meanOf({ n }: FoundBird) {
    return all[positionOf(n) as number] as number;
  }
  return {
    means,
    diversity,
    mean_kinship_change: meanWithChick(diversity, means, expected_inbreeding) - diversity.mean_kinship,
  };
}

export type PairedBird = PairAnswer["cock"];
