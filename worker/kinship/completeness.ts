import type { Pedigree } from "./pedigree.ts";

/** Generations of ancestors that count towards completeness: as many as a long pedigree certificate shows. */
const completenessDepth = 5;

/**
 * The pedigree completeness index of every bird by position, from 0 to 1 (MacCluer and others 1983): the harmonic mean
 * 2 CsCd / (Cs + Cd) of both parents' sides, where C (0 to 1) is the mean over five generations, the parent itself being
 * the first, of the share of ancestors known. 0 where a parent is unknown. F is a lower bound wherever it is below 1.
 */
export function completeness({ size, sire, dam }: Pedigree): Float64Array {
  // Known share of each bird's ancestors in generation g at [bird * depth + g]; itself is generation 0.
  const known = new Float64Array(size * completenessDepth);
  const index = new Float64Array(size);
  const side = (parent: number) => {
    if (parent < 0) return 0;
    let sum = 0;
    for (let g = 0; g < completenessDepth; g += 1) sum += known[parent * completenessDepth + g] as number;
    return sum;
  };
  const at = (parent: number, generation: number) =>
    parent < 0 ? 0 : (known[parent * completenessDepth + generation] as number);
  for (let bird = 0; bird < size; bird += 1) {
    const [father, mother] = [sire[bird] as number, dam[bird] as number];
    known[bird * completenessDepth] = 1;
    for (let g = 1; g < completenessDepth; g += 1) {
      known[bird * completenessDepth + g] = 0.5 * (at(father, g - 1) + at(mother, g - 1));
    }
    const [paternal, maternal] = [side(father), side(mother)];
    index[bird] = paternal + maternal === 0 ? 0 : (2 * paternal * maternal) / (paternal + maternal) / completenessDepth;
  }
  return index;
}

/**
 * The same index, 0 to 1, for young that two birds would have, without adding them to the pedigree; `father` and `mother`
 * are positions.
 */
export function completenessOfYoung(pedigree: Pedigree, father: number, mother: number): number {
  const { sire, dam } = pedigree;
  const known = (bird: number, generation: number): number => {
    if (bird < 0) return 0;
    if (generation === 0) return 1;
    return 0.5 * (known(sire[bird] as number, generation - 1) + known(dam[bird] as number, generation - 1));
  };
  const side = (parent: number) => {
    let sum = 0;
    for (let g = 0; g < completenessDepth; g += 1) sum += known(parent, g);
    return sum;
  };
  const [paternal, maternal] = [side(father), side(mother)];
  return (2 * paternal * maternal) / (paternal + maternal) / completenessDepth;
}
