import { fc } from "@fast-check/vitest";
import type { Rows } from "./tabular.ts";

/** Flocks of up to 300 birds with unknown parents, overlapping generations and, in some, few parents used often. */
export const flocks: fc.Arbitrary<Rows> = fc
  .record({
    size: fc.integer({ min: 1, max: 300 }),
    reach: fc.integer({ min: 2, max: 300 }),
    unknown: fc.double({ min: 0, max: 0.6, noNaN: true }),
    seed: fc.integer(),
  })
  .map(({ size, reach, unknown, seed }) => {
    const random = numbers(seed);
    const rows: Rows = { fathers: [], mothers: [] };
    for (let bird = 0; bird < size; bird += 1) {
      const from = Math.max(0, bird - reach);
      // Cocks have even numbers, so nobody is both father and mother.
      const parent = (odd: 0 | 1) => {
        const drawn = from + Math.floor(random() * (bird - from));
        const sexed = drawn - (drawn % 2) + odd;
        return random() < unknown || sexed >= bird ? -1 : sexed;
      };
      rows.fathers.push(parent(0));
      rows.mothers.push(parent(1));
    }
    return rows;
  });

/** Mulberry32: a small generator that a seed makes repeatable. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
