import type { Couples } from "./parent-couples.ts";
import type { Pedigree } from "./pedigree.ts";

/** The largest table that is laid out: 48 MB of the 128 an isolate has. */
const largestTable = 6_000_000;

/**
 * Who stands in the front: birds already born, in the order of positions, that will still be a parent of a breeder or the
 * older of a couple. `until` is the position with which each breeder leaves, `most` how many stand there at once, `cells` how
 * many kinships are worked out in all.
 */
type Front = { until: Int32Array; most: number; cells: number };

/** The front of a pedigree whose couples are asked for, or undefined where its table would be too large. */
export function frontOf({ breeders, sire, dam }: Pedigree, { count, hub, mate }: Couples): Front | undefined {
  const until = Int32Array.from({ length: breeders }, (_, bird) => bird);
  const stays = (bird: number, last: number) => {
    if (bird >= 0 && (until[bird] as number) < last) until[bird] = last;
  };
  for (let bird = 0; bird < breeders; bird += 1) {
    stays(sire[bird] as number, bird);
    stays(dam[bird] as number, bird);
  }
  for (let couple = 0; couple < count; couple += 1) {
    const [one, other] = [hub[couple] as number, mate[couple] as number];
    stays(Math.min(one, other), Math.max(one, other));
  }
  const leaving = new Int32Array(breeders);
  for (const last of until) leaving[last] = (leaving[last] as number) + 1;
  let [standing, most, cells] = [0, 0, 0];
  for (const left of leaving) {
    standing += 1;
    most = Math.max(most, standing);
    cells += standing;
    standing -= left;
  }
  return most * most > largestTable ? undefined : { until, most, cells };
}

/**
 * F (0 to 1) of every couple's young, by couple: the tabular method (Emik and Terrill 1949), k(x, y) being the mean of
 * k(sire, y) and k(dam, y) for every y born before x, of which only the front is kept. Time: `cells`; memory: `most`²
 * doubles.
 */
export function frontKinships(pedigree: Pedigree, couples: Couples, { until, most }: Front): Float64Array {
  const { breeders, sire, dam } = pedigree;
  const found = new Float64Array(couples.count);
  const table = new Float64Array(most * most);
  const row = new Int32Array(breeders);
  const vacant = Array.from({ length: most }, (_, at) => (most - 1 - at) * most);
  const input = byPosition(breeders, couples.count, (couple) =>
    Math.max(couples.hub[couple] as number, couples.mate[couple] as number),
  );
  const leaving = byPosition(breeders, breeders, (bird) => until[bird] as number);
  const rowOf = (bird: number) => (bird < 0 ? -1 : (row[bird] as number));
  let used = 0;
  for (let bird = 0; bird < breeders; bird += 1) {
    const own = vacant.pop() as number;
    row[bird] = own;
    used = Math.max(used, own / most + 1);
    const [one, other] = [rowOf(sire[bird] as number), rowOf(dam[bird] as number)];
    const inbreeding = one >= 0 && other >= 0 ? (table[one + other / most] as number) : 0;
    setMeans(table, { most, used, own, one, other });
    table[own + own / most] = 0.5 * (1 + inbreeding);
    for (let couple = input.head[bird] as number; couple >= 0; couple = input.next[couple] as number) {
      const older = Math.min(couples.hub[couple] as number, couples.mate[couple] as number);
      found[couple] = table[own + (row[older] as number) / most] as number;
    }
    for (let gone = leaving.head[bird] as number; gone >= 0; gone = leaving.next[gone] as number)
      vacant.push(row[gone] as number);
  }
  return found;
}

type Means = { most: number; used: number; own: number; one: number; other: number };

/** A bird's row and column as the mean of its parents' rows; all are named by where they begin, -1 where unknown. */
function setMeans(table: Float64Array, { most, used, own, one, other }: Means) {
  const column = own / most;
  const [first, second] = one < 0 ? [other, one] : [one, other];
  for (let at = 0; at < used; at += 1) {
    let kinship = 0;
    if (second >= 0) kinship = 0.5 * ((table[first + at] as number) + (table[second + at] as number));
    else if (first >= 0) kinship = 0.5 * (table[first + at] as number);
    table[own + at] = kinship;
    table[at * most + column] = kinship;
  }
}

/** Things as linked lists by the position each belongs to. */
function byPosition(positions: number, count: number, positionOf: (thing: number) => number) {
  const [head, next] = [new Int32Array(positions).fill(-1), new Int32Array(count)];
  for (let thing = 0; thing < count; thing += 1) {
    const at = positionOf(thing);
    next[thing] = head[at] as number;
    head[at] = thing;
  }
  return { head, next };
}
