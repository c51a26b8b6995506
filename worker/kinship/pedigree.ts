/**
 * A pedigree packed into typed arrays, parents before their young. Birds are positions 0 … size-1; `sire` and `dam` hold
 * positions, -1 where unknown. Those with young come first, ordered by generation; `breeders` is how many they are.
 */
export type Pedigree = {
  size: number;
  breeders: number;
  sire: Int32Array;
  dam: Int32Array;
  /** The longest known way up to a founder, in generations; 0 for a founder. */
  depth: Int32Array;
  /** Position → row of the arrays it was packed from. */
  rows: Int32Array;
  /** Row → position. */
  positions: Int32Array;
};

/** Birds that would be their own ancestors, or descend from such; `rows` of the arrays that were given. */
export class CircularPedigree extends Error {
  readonly rows: readonly number[];

  constructor(rows: readonly number[]) {
    super(`${rows.length} birds in or below a circle of descent`);
    this.rows = rows;
  }
}

/**
 * Packs a pedigree given as rows of parents, in any order of rows: `fathers[row]` and `mothers[row]` are rows, or -1.
 * Linear in time and memory: Kahn's order (1962) and a counting sort. Throws `CircularPedigree`.
 */
export function packPedigree(fathers: Int32Array, mothers: Int32Array): Pedigree {
  const size = fathers.length;
  const young = youngByParent(fathers, mothers);
  const depthOfRow = generations(fathers, mothers, young);
  const rows = inOrder(depthOfRow, young.count);
  const positions = new Int32Array(size);
  for (let at = 0; at < size; at += 1) positions[rows[at] as number] = at;
  const place = (row: number) => (row < 0 ? -1 : (positions[row] as number));
  return {
    size,
    rows,
    positions,
    breeders: young.count.reduce((sum, count) => sum + Number(count > 0), 0),
    sire: Int32Array.from(rows, (row) => place(fathers[row] as number)),
    dam: Int32Array.from(rows, (row) => place(mothers[row] as number)),
    depth: Int32Array.from(rows, (row) => depthOfRow[row] as number),
  };
}

/** Young of each row as one list: those of `row` are `list[start[row]]` … `list[start[row + 1] - 1]`. */
type Young = { count: Int32Array; start: Int32Array; list: Int32Array };

function youngByParent(fathers: Int32Array, mothers: Int32Array): Young {
  const size = fathers.length;
  const count = new Int32Array(size);
  for (const parents of [fathers, mothers])
    for (const row of parents) if (row >= 0) count[row] = (count[row] as number) + 1;
  const start = new Int32Array(size + 1);
  for (let row = 0; row < size; row += 1) start[row + 1] = (start[row] as number) + (count[row] as number);
  const next = start.slice();
  const list = new Int32Array(start[size] as number);
  for (const parents of [fathers, mothers]) {
    for (let row = 0; row < size; row += 1) {
      const parent = parents[row] as number;
      if (parent < 0) continue;
      const at = next[parent] as number;
      list[at] = row;
      next[parent] = at + 1;
    }
  }
  return { count, start, list };
}

/** The generation of each row, founders 0: Kahn's order, so whoever is never reached lies in a circle or below one. */
function generations(fathers: Int32Array, mothers: Int32Array, { start, list }: Young): Int32Array {
  const size = fathers.length;
  const depth = new Int32Array(size);
  const missing = new Uint8Array(size);
  const queue = new Int32Array(size);
  let known = 0;
  for (let row = 0; row < size; row += 1) {
    missing[row] = Number((fathers[row] as number) >= 0) + Number((mothers[row] as number) >= 0);
    if (missing[row] === 0) queue[known++] = row;
  }
  for (let at = 0; at < known; at += 1) {
    const parent = queue[at] as number;
    const below = (depth[parent] as number) + 1;
    for (let k = start[parent] as number; k < (start[parent + 1] as number); k += 1) {
      const child = list[k] as number;
      if (below > (depth[child] as number)) depth[child] = below;
      const left = (missing[child] as number) - 1;
      missing[child] = left;
      if (left === 0) queue[known++] = child;
    }
  }
  if (known < size) throw new CircularPedigree([...missing.keys()].filter((row) => missing[row] !== 0));
  return depth;
}

/** Rows with those that have young first, each part by generation: a counting sort, stable by row. */
function inOrder(depth: Int32Array, young: Int32Array): Int32Array {
  const deepest = depth.reduce((most, one) => Math.max(most, one), 0);
  const slot = (row: number) => (depth[row] as number) + ((young[row] as number) > 0 ? 0 : deepest + 1);
  const start = new Int32Array(2 * deepest + 3);
  for (let row = 0; row < depth.length; row += 1) start[slot(row) + 1] = (start[slot(row) + 1] as number) + 1;
  for (let at = 1; at < start.length; at += 1) start[at] = (start[at] as number) + (start[at - 1] as number);
  const rows = new Int32Array(depth.length);
  for (let row = 0; row < depth.length; row += 1) {
    const at = start[slot(row)] as number;
    rows[at] = row;
    start[slot(row)] = at + 1;
  }
  return rows;
}
