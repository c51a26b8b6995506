import type { BarePedigree, PedigreeBird } from "./pedigree.ts";

/** Who stands in each place of a generation, father before mother; empty where nobody is known. */
export type Places = Array<PedigreeBird | undefined>;

/** The ancestors of each generation in their places: father's side above mother's. */
export function placesOf({ birds, generations }: BarePedigree): Places[] {
  const all: Places[] = [];
  let places: Places = birds.slice(0, 1);
  for (let generation = 0; generation < generations; generation += 1) {
    places = places.flatMap((bird) => [birds[bird?.father ?? -1], birds[bird?.mother ?? -1]]);
    all.push(places);
  }
  return all;
}

/**
 * A letter for every bird that stands in several places. One that does so only because its young does needs none: the letter
 * of the young says it already.
 */
export function lettersOf(places: readonly Places[]): Map<PedigreeBird, string> {
  const young = new Map<PedigreeBird, Set<unknown>>();
  for (const [generation, row] of places.entries())
    for (const [at, bird] of row.entries()) {
      if (!bird) continue;
      const child = places[generation - 1]?.[at >> 1] ?? "the bird itself";
      young.set(bird, (young.get(bird) ?? new Set()).add(child));
    }
  const repeated = [...young].filter(([, children]) => children.size > 1).map(([bird]) => bird);
  return new Map(repeated.map((bird, at) => [bird, letter(at)]));
}

const letter = (at: number): string =>
  (at >= 26 ? letter(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
