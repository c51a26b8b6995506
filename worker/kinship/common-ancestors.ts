import type { Kindred } from "./kinship.ts";
import type { Pedigree } from "./pedigree.ts";

/** An ancestor that a bird's father and mother share, or one of the two that is the other's ancestor. */
export type CommonAncestor = {
  /** Its position in the pedigree. */
  at: number;
  /**
   * Its part of F, above 0 to 1: the sum of (1/2)^(n1 + n2 + 1) (1 + F_A) over pairs of paths that share nobody else
   * (Wright 1922); n1 and n2 are generations up from father and mother.
   */
  contribution: number;
  /** Those pairs of paths; null where they are too many to be counted exactly. */
  paths: number | null;
};

/** The F of a bird (0 to 1) taken apart: contributions and rest add up to it. */
type Explained = {
  /** Those with a part of F, the youngest first. */
  ancestors: CommonAncestor[];
  /** What older ancestors contribute together (0 to 1), where the work was broken off; else 0. */
  rest: number;
};

/** Steps through the arrays after which the work is broken off: about a tenth of a second. */
const mostSteps = 10_000_000;

// Below, it is what rounding left of nothing.
const nothing = 1e-16;

/**
 * Wright's explanation (1922) of the F of a bird, without walking his paths. The share of the genes of one bird that come
 * through an ancestor is L, 0 to 1. Two genes of the parents, followed upwards, both come to A with the chance L(s,A)
 * L(d,A); the youngest bird both come to is the one the paths share nothing below. So P(A) = L(s,A) L(d,A) - sum of P(B)
 * L(B,A)^2 over the younger common ancestors B, and A contributes P(A) (1 + F_A) / 2. Numbers of paths follow the same
 * rule with counts instead of shares. `bird` is a position, `inbreeding` F by position (0 to 1). Time: common ancestors ×
 * ancestors, and never more than `budget` steps through the arrays.
 */
export function explained({ pedigree, inbreeding }: Omit<Kindred, "variance">, bird: number, budget = mostSteps) {
  const [father, mother] = [pedigree.sire[bird] as number, pedigree.dam[bird] as number];
  const found: Explained = { ancestors: [], rest: 0 };
  if (father < 0 || mother < 0) return found;
  const size = Math.max(father, mother) + 1;
  const [paternal, maternal] = [
    traverseUp(pedigree, father, reachOf(size)),
    traverseUp(pedigree, mother, reachOf(size)),
  ];
  const chance = paternal.share.map((share, at) => share * (maternal.share[at] as number));
  const pairs = paternal.paths.map((paths, at) => paths * (maternal.paths[at] as number));
  // Counts that are exact at first stay so: what is taken away is never more than they are.
  const exact = pairs.map((count) => Number(count <= Number.MAX_SAFE_INTEGER));
  const reach = reachOf(size);
  let steps = 0;
  for (let at = size - 1; at >= 0; at -= 1) {
    const [here, count] = [chance[at] as number, pairs[at] as number];
    if (exact[at] === 1 ? count <= 0 : here <= nothing) continue;
    if (steps > budget) {
      found.rest = (inbreeding[bird] as number) - found.ancestors.reduce((sum, it) => sum + it.contribution, 0);
      break;
    }
    const contribution = here * 0.5 * (1 + (inbreeding[at] as number));
    found.ancestors.push({ at, contribution, paths: exact[at] === 1 ? count : null });
    takeAway(at, here, count);
    steps += at;
  }
  return found;

  // What comes to older ones through this one: one walk up that reads, passes on and clears every bird it meets.
  function takeAway(from: number, here: number, count: number) {
    const { sire, dam } = pedigree;
    const { share, paths } = reach;
    share[from] = 1;
    paths[from] = 1;
    for (let above = from; above >= 0; above -= 1) {
      const through = share[above] as number;
      if (through === 0) continue;
      const ways = paths[above] as number;
      if (above !== from) {
        chance[above] = (chance[above] as number) - here * through * through;
        pairs[above] = (pairs[above] as number) - count * ways * ways;
      }
      passOn(sire[above] as number, through, ways, reach);
      passOn(dam[above] as number, through, ways, reach);
      share[above] = 0;
      paths[above] = 0;
    }
  }
}

function passOn(parent: number, through: number, ways: number, { share, paths }: Reach) {
  if (parent < 0) return;
  share[parent] = (share[parent] as number) + 0.5 * through;
  paths[parent] = (paths[parent] as number) + ways;
}

/** How much of a bird comes through each of its ancestors, and by how many paths; of the bird itself all, by one. */
type Reach = { share: Float64Array; paths: Float64Array };

const reachOf = (size: number): Reach => ({ share: new Float64Array(size), paths: new Float64Array(size) });

/** Fills a reach that is all zeros. */
function traverseUp({ sire, dam }: Pedigree, bird: number, reach: Reach): Reach {
  const { share, paths } = reach;
  share[bird] = 1;
  paths[bird] = 1;
  for (let at = bird; at >= 0; at -= 1) {
    const through = share[at] as number;
    if (through === 0) continue;
    passOn(sire[at] as number, through, paths[at] as number, reach);
    passOn(dam[at] as number, through, paths[at] as number, reach);
  }
  return reach;
}
