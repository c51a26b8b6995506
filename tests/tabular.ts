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
