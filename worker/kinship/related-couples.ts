import { frontKinships, frontOf } from "./kinship-table.ts";
import { type Couples, couplesOf } from "./parent-couples.ts";
import type { Pedigree } from "./pedigree.ts";
import { type TraversalArrays, traversalArrays, traverseDown, traverseUp } from "./traversal.ts";
import { lanes } from "./vector-math.ts";

/**
 * F (0 to 1) of every bird by position, exact at any depth: F(x) is the kinship of its parents, an unknown parent being an
 * unrelated founder. With A = L D L' (Henderson 1976), the kinships of a hub with its mates are one walk up its ancestors,
 * a scaling by the Mendelian variances D, and one walk down to the mates (Colleau 2002). Every couple needs one hub, and
 * sixteen hubs of one generation walk together. Time: hubs × their ancestors, and where that gets dearer than the front
 * (`kinship-table.ts`) no more than twice what the front takes; memory: sixteen doubles a breeder, or the front. Where `known`
 * tells F (0 to 1) by position, only the birds of which it says NaN are worked out.
 */
export function coupleByCouple(pedigree: Pedigree, known?: Float64Array): Float64Array {
  const couples = couplesOf(pedigree, known);
  const front = frontOf(pedigree, couples);
  let found: Float64Array = new Float64Array(couples.count);
  const arrays = traversalArrays(pedigree);
  let [learnt, traversed] = [0, 0];
  for (const block of blocksOf(pedigree, couples)) {
    // Either step costs about as much: whoever changes here has lost at most what the front costs.
    if (front && traversed > front.cells) {
      found = frontKinships(pedigree, couples, front);
      break;
    }
    learnt = learnVariances(pedigree, arrays, { from: learnt, depth: block.depth, couples, found, known });
    arrays.turn += 1;
    const mates = block.couples.flat().map((couple) => couples.mate[couple] as number);
    traversed += lanes * (traverseUp(arrays, block.hubs) + traverseDown(arrays, mates));
    for (const [lane, own] of block.couples.entries()) {
      for (const couple of own)
        found[couple] = 0.5 * (arrays.flow[(couples.mate[couple] as number) * lanes + lane] as number);
    }
  }
  return Float64Array.from(couples.of, (_, bird) => inbreedingOf(bird, { couples, found, known }));
}

/** Hubs of one generation, so that none is the ancestor of another, with the couples each stands for. */
type Block = { depth: number; hubs: number[]; couples: number[][] };

function* blocksOf({ breeders, depth }: Pedigree, { hub, count }: Couples): Generator<Block> {
  const [head, next] = [new Int32Array(breeders).fill(-1), new Int32Array(count)];
  for (let couple = 0; couple < count; couple += 1) {
    const bird = hub[couple] as number;
    next[couple] = head[bird] as number;
    head[bird] = couple;
  }
  let block: Block = { depth: 0, hubs: [], couples: [] };
  for (let bird = 0; bird < breeders; bird += 1) {
    if ((head[bird] as number) < 0) continue;
    const generation = depth[bird] as number;
    if (block.hubs.length === lanes || (block.hubs.length > 0 && generation !== block.depth)) {
      yield block;
      block = { depth: generation, hubs: [], couples: [] };
    }
    const own: number[] = [];
    for (let couple = head[bird] as number; couple >= 0; couple = next[couple] as number) own.push(couple);
    block = { depth: generation, hubs: [...block.hubs, bird], couples: [...block.couples, own] };
  }
  if (block.hubs.length > 0) yield block;
}

type CoupleResults = { couples: Couples; found: Float64Array; known: Float64Array | undefined };
type Learning = CoupleResults & { from: number; depth: number };

// Of a bird without a couple nothing was worked out: a parent is unknown, or its F is known already.
function inbreedingOf(bird: number, { couples, found, known }: CoupleResults): number {
  const couple = couples.of[bird] as number;
  return couple < 0 ? known?.[bird] || 0 : (found[couple] as number);
}

/** D of the breeders down to a generation, whose parents' F is known by then; answers where the next one begins. */
function learnVariances(
  { breeders, sire, dam, depth }: Pedigree,
  { variance }: TraversalArrays,
  known: Learning,
): number {
  const share = (parent: number) => (parent < 0 ? 0 : 0.25 * (1 + inbreedingOf(parent, known)));
  let bird = known.from;
  for (; bird < breeders && (depth[bird] as number) <= known.depth; bird += 1) {
    variance[bird] = 1 - share(sire[bird] as number) - share(dam[bird] as number);
  }
  return bird;
}
