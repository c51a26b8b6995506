/** A pedigree as rows of parents: row numbers, -1 where unknown. */
export type Rows = { fathers: number[]; mothers: number[] };

/**
 * The numerator relationship matrix by the tabular method (Emik and Terrill 1949), written down as it is defined and good
 * for some hundred birds: what the engine must agree with. Rows may come in any order.
 */
export function relationships({ fathers, mothers }: Rows): number[][] {
  const order = parentsFirst({ fathers, mothers });
  const a = fathers.map(() => fathers.map(() => 0));
  const cell = (one: number, other: number) => (one < 0 || other < 0 ? 0 : (a[one]?.[other] ?? 0));
  const set = (one: number, other: number, value: number) => {
    for (const [row, column] of [
      [one, other],
      [other, one],
    ] as const) {
      const line = a[row];
      if (line) line[column] = value;
    }
  };
  for (const [turn, bird] of order.entries()) {
    const [father, mother] = [fathers[bird] ?? -1, mothers[bird] ?? -1];
    for (const earlier of order.slice(0, turn))
      set(bird, earlier, 0.5 * (cell(earlier, father) + cell(earlier, mother)));
    set(bird, bird, 1 + 0.5 * cell(father, mother));
  }
  return a;
}

function parentsFirst({ fathers, mothers }: Rows): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (bird: number) => {
    if (bird < 0 || seen.has(bird)) return;
    seen.add(bird);
    visit(fathers[bird] ?? -1);
    visit(mothers[bird] ?? -1);
    order.push(bird);
  };
  for (const bird of fathers.keys()) visit(bird);
  return order;
}

/** A flock of 25 generations and more, chicks before their parents, as a table for the import. */
export function generations(count: number) {
  const fathers: number[] = [];
  const mothers: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const from = Math.max(0, at - 24) & ~1;
    const founder = at < 24 || at % 17 === 0;
    const [cock, hen] = [from + ((at * 7) % 11) * 2, from + ((at * 5) % 10) * 2 + 1];
    fathers.push(founder || cock >= at ? -1 : cock);
    mothers.push(founder || hen >= at ? -1 : hen);
  }
  const ring = (at: number) => (at < 0 ? "" : `R${at}`);
  const rows = fathers.map((father, at) => [
    ...[ring(at), "Canário", at % 2 ? "female" : "male", ring(father), ring(mothers[at] ?? -1)],
  ]);
  return { fathers, mothers, table: [["Ring", "Species", "Sex", "Father", "Mother"], ...rows.reverse()] };
}
