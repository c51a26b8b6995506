import type { Pedigree } from "./pedigree.ts";
import { coupleByCouple } from "./related-couples.ts";

/**
 * A pedigree with the F of everyone in it (0 to 1) and Henderson's D (1976; 0 to 1, 1 of a founder), both by position: all
 * that a question of kinship needs.
 */
export type Kindred = { pedigree: Pedigree; inbreeding: Float64Array; variance: Float64Array };

/** Works out F (0 to 1) of every bird, or of those of which `known`, by position, says NaN; see `coupleByCouple`. */
export function kindredOf(pedigree: Pedigree, known?: Float64Array): Kindred {
  return withInbreeding(pedigree, coupleByCouple(pedigree, known));
}

/**
 * The same with F by position (0 to 1) known already, from an earlier run over the same parentage. D of a bird is
 * 1 - (1 + F_sire)/4 - (1 + F_dam)/4, an unknown parent taking nothing away (Henderson 1976).
 */
export function withInbreeding(pedigree: Pedigree, inbreeding: Float64Array): Kindred {
  const { sire, dam, size } = pedigree;
  const variance = new Float64Array(size);
  const share = (parent: number) => (parent < 0 ? 0 : 0.25 * (1 + (inbreeding[parent] as number)));
  for (let bird = 0; bird < size; bird += 1) {
    variance[bird] = 1 - share(sire[bird] as number) - share(dam[bird] as number);
  }
  return { pedigree, inbreeding, variance };
}

/**
 * Kinship k(bird, x), 0 to 1, of the bird at a position with everyone x, by position; with itself (1 + F) / 2 (Malécot
 * 1948). Two passes over the arrays (Colleau 2002).
 */
export function kinshipsOf(kindred: Kindred, bird: number): Float64Array {
  const weights = new Float64Array(kindred.pedigree.size);
  weights[bird] = 1;
  return weightedKinships(kindred, weights);
}

/** Kinship, 0 to 1, of the birds at two positions, which is the F their young would have (Malécot 1948). */
export const kinship = (kindred: Kindred, one: number, other: number): number =>
  kinshipsOf(kindred, one)[other] as number;

/**
 * Mean kinship, 0 to 1 and by position, of everyone with a group of positions, a member's kinship with itself included
 * (Ballou and Lacy 1995). Zeros for an empty group.
 */
export function meanKinships(kindred: Kindred, group: Iterable<number>): Float64Array {
  const members = [...group];
  const weights = new Float64Array(kindred.pedigree.size);
  for (const bird of members) weights[bird] = (weights[bird] as number) + 1 / members.length;
  return weightedKinships(kindred, weights);
}

/** What is left of the founders' genes in a group of birds. */
export type Diversity = {
  /** How many they are. */
  birds: number;
  /** The mean of all their kinships, 0 to 1, each with itself included; 0 without birds. */
  mean_kinship: number;
  /** 1 - mean kinship, 0 to 1: the share of the founders' heterozygosity that is left. Null without birds. */
  gene_diversity: number | null;
  /** 1 / (2 mean kinship): how many unrelated founders would hold as much. Null without birds. */
  founder_genome_equivalents: number | null;
};

/**
 * What is left of the founders' genes in a group of positions (Lacy 1995), from the mean kinships (0 to 1, by position) of
 * everyone with it.
 */
export function diversityOf(means: Float64Array, group: readonly number[]): Diversity {
  const birds = group.length;
  if (birds === 0) return { birds, mean_kinship: 0, gene_diversity: null, founder_genome_equivalents: null };
  const mean_kinship = group.reduce((sum, bird) => sum + (means[bird] as number), 0) / birds;
  return { birds, mean_kinship, gene_diversity: 1 - mean_kinship, founder_genome_equivalents: 1 / (2 * mean_kinship) };
}

/**
 * The mean kinship, 0 to 1, of a group once it has one chick more of two parents: from the parents' mean kinships with the
 * group (0 to 1 each) and their `kinship` with each other (0 to 1) alone, because k(chick, x) is the mean of theirs
 * (Malécot 1948), and its own with itself (1 + F) / 2.
 */
export function meanWithChick(group: Diversity, parents: readonly [number, number], kinship: number): number {
  const { birds, mean_kinship } = group;
  const withOthers = birds * 0.5 * (parents[0] + parents[1]);
  return (birds * birds * mean_kinship + 2 * withOthers + 0.5 * (1 + kinship)) / (birds + 1) ** 2;
}

/** K w, by position: half of L D L' w (Colleau 2002); what is in `weights` is written over. */
function weightedKinships({ pedigree, variance }: Kindred, weights: Float64Array): Float64Array {
  const { sire, dam, size } = pedigree;
  const flow = weights;
  for (let bird = size - 1; bird >= 0; bird -= 1) {
    const through = flow[bird] as number;
    if (through === 0) continue;
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    if (father >= 0) flow[father] = (flow[father] as number) + 0.5 * through;
    if (mother >= 0) flow[mother] = (flow[mother] as number) + 0.5 * through;
    flow[bird] = 0.5 * (variance[bird] as number) * through;
  }
  for (let bird = 0; bird < size; bird += 1) {
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    let sum = flow[bird] as number;
    if (father >= 0) sum += 0.5 * (flow[father] as number);
    if (mother >= 0) sum += 0.5 * (flow[mother] as number);
    flow[bird] = sum;
  }
  return flow;
}
