/** Rows of parents, -1 where unknown, in the order the birds were born. */
export type Born = { fathers: Int32Array; mothers: Int32Array; cocks: Uint8Array };

/** Mulberry32: a seed makes the numbers repeatable. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const noParents = (size: number): Born => ({
  fathers: new Int32Array(size).fill(-1),
  mothers: new Int32Array(size).fill(-1),
  cocks: new Uint8Array(size),
});

/** A club's flock: founders, then seasons of pairs drawn from the birds of the three seasons before, five chicks a pair. */
export function seasons({ founders = 2000, count = 25, pairs = 800, chicks = 5 } = {}): Born {
  const random = numbers(1);
  const born = noParents(founders + count * pairs * chicks);
  for (const bird of born.cocks.keys()) born.cocks[bird] = Number(random() < 0.5);
  const starts = [0, founders];
  for (let season = 0; season < count; season += 1) {
    const [from, to] = [starts[Math.max(0, season - 2)] ?? 0, starts[season + 1] ?? 0];
    const drawn = (sex: number) => {
      for (;;) {
        const bird = from + Math.floor(random() * (to - from));
        if (born.cocks[bird] === sex) return bird;
      }
    };
    for (let pair = 0; pair < pairs; pair += 1) {
      const first = to + pair * chicks;
      born.fathers.fill(drawn(1), first, first + chicks);
      born.mothers.fill(drawn(0), first, first + chicks);
    }
    starts.push(to + pairs * chicks);
  }
  return born;
}

/** A deep pedigree: both parents of each bird drawn from the 4,000 born before it. */
export function drawnFromTheLast({ size = 100_000, reach = 4000 } = {}): Born {
  const random = numbers(2);
  const born = noParents(size);
  for (const bird of born.cocks.keys()) born.cocks[bird] = bird % 2;
  for (let bird = reach; bird < size; bird += 1) {
    const drawn = (odd: number) => bird - reach + 2 * Math.floor((random() * reach) / 2) + ((bird - reach + odd) % 2);
    born.fathers[bird] = drawn(1);
    born.mothers[bird] = drawn(0);
  }
  return born;
}
