import type { MateSort } from "#db/vocabulary.ts";
import { type Diversity, diversityOf, kinshipsOf, meanKinships, meanWithChick } from "#worker/kinship/kinship.ts";
import type { CachedPedigree } from "#worker/kinship/pedigree-cache.ts";

/** A candidate's number (`birds.n`) and birth date; candidates come in the order of their rings. */
export type Candidate = readonly [n: number, birth_date: string | null];

/** What a bird would be as the mate of the one asked about. */
export type Weighed = {
  n: number;
  birth_date: string | null;
  /** Place in the order of rings. */
  place: number;
  /** F that young of the two would have. */
  expected_inbreeding: number;
  /** What one chick of the two would add to the mean kinship of the present birds of the species; negative is good. */
  mean_kinship_change: number;
  /** The candidate's own mean kinship with them. */
  mean_kinship: number;
};
type Ranking = { mates: Weighed[]; diversity: Diversity; mean_kinship: number };

type Weighing = { position: number; flock: readonly number[]; candidates: readonly Candidate[]; sort: MateSort };

/**
 * Ranks candidates against a bird: two passes over the whole pedigree, however many they are. `flock` are the positions of
 * the present birds whose mean kinship counts. The answer's own mean kinship is the bird's.
 */
export function rankMates(
  { kindred, positionOf }: CachedPedigree,
  { position, flock, candidates, sort }: Weighing,
): Ranking {
  const kinships = kinshipsOf(kindred, position);
  const means = meanKinships(kindred, flock);
  const diversity = diversityOf(means, flock);
  const own = means[position] as number;
  const mates = candidates.flatMap(([n, birth_date], place): Weighed[] => {
    const at = positionOf(n);
    if (at === undefined) return [];
    const [kinship, theirs] = [kinships[at] as number, means[at] as number];
    const mean_kinship_change = meanWithChick(diversity, [own, theirs], kinship) - diversity.mean_kinship;
    return [{ n, birth_date, place, expected_inbreeding: kinship, mean_kinship_change, mean_kinship: theirs }];
  });
  return { mates: mates.sort(byRank(sort)), diversity, mean_kinship: own };
}

const compare = <Value extends number | string>(one: Value, other: Value) => (one < other ? -1 : Number(one > other));
type Order = (one: Weighed, other: Weighed) => number;
const byF: Order = (one, other) => compare(one.expected_inbreeding, other.expected_inbreeding);
const byMean: Order = (one, other) => compare(one.mean_kinship_change, other.mean_kinship_change);
// The oldest first; of unknown age last.
const byBirth: Order = (one, other) => compare(one.birth_date ?? "9999", other.birth_date ?? "9999");
const byRing: Order = (one, other) => one.place - other.place;

/** Ties fall to what matters next, and at last to the ring, so that pages never overlap. */
function byRank(sort: MateSort): Order {
  const orders = { inbreeding: [byF, byMean], mean_kinship: [byMean, byF], birth_date: [byBirth, byF], identifier: [] };
  return (one, other) => [...orders[sort], byRing].reduce((decided, order) => decided || order(one, other), 0);
}
