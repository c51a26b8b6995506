import type { Round } from "#worker/round/queries.ts";
import type { RoundCage, RoundNest } from "#worker/round/stops.ts";

/** A stop of the round, where it stands among all, and what comes before and after. */
export type Stop = {
  cage: RoundCage;
  /** Which of its nests these are, where it has more than a page holds. */
  part?: { first: number; last: number; of: number };
  /** The places around it. */
  around: string | null;
  at: number;
  of: number;
  previous: Way | null;
  next: Way | null;
};
/** A stop as a link names it, and the number of the pair it begins with, where that is not its first. */
export type Way = Pick<RoundCage, "id" | "name"> & { from?: string };

/** So many eggs, chicks and nests are on a page, or one nest however many it has. */
const mostAtOnce = 40;
const sizeOf = ({ clutches, chicks = [] }: RoundNest) =>
  1 + chicks.length + clutches.flatMap(({ eggs }) => eggs.flatMap(({ numbers }) => numbers)).length;

/** The place behind the last nest that fits a page which begins at a nest. */
function endOf(nests: readonly RoundNest[], start: number): number {
  let [end, size] = [start, 0];
  while (end < nests.length) {
    const nest = nests[end];
    size += nest ? sizeOf(nest) : 0;
    if (end > start && size > mostAtOnce) break;
    end += 1;
  }
  return end;
}

/** Where each page of a stop begins. */
function startsOf(nests: readonly RoundNest[]): number[] {
  const starts = [0];
  for (let end = endOf(nests, 0); end < nests.length; end = endOf(nests, end)) starts.push(end);
  return starts;
}

const order = new Intl.Collator("pt", { numeric: true });

/** What a page begins with: the number of a pair, behind the tray in a machine, where one pair may lie in several. */
const beginningOf = ({ pair, tray }: RoundNest) => (tray === undefined ? pair : `${tray} ${pair}`);
/** The pair of it. */
export const pairAt = (from: string) => from.slice(from.indexOf(" ") + 1);

// A nest that is done is gone: then what came behind it.
function startAt(nests: readonly RoundNest[], from: string | null): number {
  if (from === null) return 0;
  const pair = pairAt(from);
  const tray = from === pair ? undefined : Number(from.slice(0, from.indexOf(" ")));
  const at = nests.findIndex((it) => it.tray === tray && order.compare(it.pair, pair) >= 0);
  if (at >= 0) return at;
  const last = nests.findLastIndex((it) => it.tray === tray);
  return last < 0 || last + 1 >= nests.length ? 0 : last + 1;
}

function way(cage: RoundCage | undefined, start = 0): Way | null {
  if (!cage) return null;
  const nest = start > 0 ? cage.nests[start] : undefined;
  const from = nest && beginningOf(nest);
  return { id: cage.id, name: cage.name, ...(from && { from }) };
}

/**
 * The stop of a place (null: pairs without a cage), from a pair on where that is named; where nothing is due any more it
 * is an empty one.
 */
export function stopAt(
  { data: cages, ways }: Pick<Round, "data" | "ways">,
  place_id: string | null,
  from: string | null = null,
): Stop {
  const found = cages.findIndex(({ id }) => id === place_id);
  const all = found < 0 ? [...cages, { id: place_id, name: null, nests: [] }] : cages;
  const at = found < 0 ? all.length - 1 : found;
  const cage = all[at] ?? { id: place_id, name: null, nests: [] };
  const { nests } = cage;
  const start = startAt(nests, from);
  const end = endOf(nests, start);
  const before = all[at - 1];
  return {
    cage: { ...cage, nests: nests.slice(start, end) },
    ...(end - start < nests.length && { part: { first: start + 1, last: end, of: nests.length } }),
    around: cage.way === undefined ? null : (ways[cage.way] ?? null),
    at: at + 1,
    of: all.length,
    previous:
      start > 0
        ? way(
            cage,
            startsOf(nests).findLast((it) => it < start),
          )
        : way(before, before && startsOf(before.nests).at(-1)),
    next: end < nests.length ? way(cage, end) : way(all[at + 1]),
  };
}
