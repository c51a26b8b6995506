/** Rows that go in one write at the most. */
export const rowsPerStep = 1000;
// A fifth of what a save may wait for others altogether.
const stepMs = 40;

/** How large the steps of long work are, and how long others have the database between them. */
export type Pace = { step: <Done>(work: (rows: number) => Promise<Done>) => Promise<Done> };

/**
 * A pace at which others hardly notice: each step takes as many rows as were done in 40 ms before, 1,000 at most, and then
 * others have as long as it took.
 */
export function newPace(): Pace {
  let rows = 50;
  return {
    async step(work) {
      const start = Date.now();
      const done = await work(rows);
      const ms = Date.now() - start;
      // Twofold at most either way: one slow write says little of the next.
      rows = Math.round(
        Math.min(rowsPerStep, Math.max(10, rows * Math.min(2, Math.max(0.5, stepMs / Math.max(1, ms))))),
      );
      await new Promise((resolve) => setTimeout(resolve, ms));
      return done;
    },
  };
}
