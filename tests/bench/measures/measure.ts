/** The median of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Milliseconds of one run. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

type Contestants = Record<string, () => Promise<unknown>>;

/** Runs every contestant in turn, round after round, so that a slow minute of the machine hits all alike; medians in ms. */
export async function inQueue(rounds: number, contestants: Contestants): Promise<Record<string, number>> {
  const names = Object.keys(contestants);
  const times = new Map<string, number[]>(names.map((name) => [name, []]));
  for (const name of names) await contestants[name]?.();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times.get(name)?.push(await timed(() => contestants[name]?.() ?? Promise.resolve()));
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])]));
}

/** One line of the report: a time, the floor it is measured against, their ratio and the bound. */
export function verdict(what: string, ms: number, floor: number, bound: number | undefined): string {
  const ratio = ms / floor;
  const against = bound === undefined ? "" : ratio <= bound ? `  within ${bound}` : `  OVER ${bound}`;
  return `${what.padEnd(46)} ${ms.toFixed(1).padStart(9)} ms   floor ${floor.toFixed(1).padStart(8)} ms   ratio ${ratio.toFixed(2)}${against}`;
}
