import {
  isYear,
  numberOf,
  type ReadRing,
  type RingOfYear,
  readRing,
  tidyRing,
  usualGroup,
  withoutNumbers,
} from "./digits-contract.ts";

/** What shows how rings count up: the day (`YYYY-MM-DD`), and rings of flock and nest, those given last first. */
type RingsBefore = { today: string; last: readonly RingOfYear[] };

/** A ring taken apart at some of its digits. */
export type RingParted = { head: string; digits: string; tail: string };
/** The same at its running number; doubtful where neither it nor the rings before it show which digits these are. */
export type CountedRing = RingParted & { is_doubtful: boolean };

// What a double and SQLite's printf hold without rounding; what stands before stays as it is.
const mostDigits = 15;

/**
 * Takes a ring apart at the number by which its series counts up: the digits that moved from ring to ring before it. Where
 * none did, as federations print them: the last that are no year, no diameter and no breeder's code. Null for a ring
 * without digits. `year` is the year its bird hatched in, where the ring is not among those before.
 */
export function countedRing(
  identifier: string,
  { today, last }: RingsBefore,
  year: number | null = null,
): CountedRing | null {
  const thisYear = Number(today.slice(0, 4));
  const key = keyOf(identifier);
  const own = year ?? last.find(({ ring }) => keyOf(ring) === key)?.year ?? null;
  const ring = readRing({ ring: identifier, year: own }, thisYear);
  const usual = usualGroup(ring, thisYear);
  const before = last.map((it) => readRing(it, thisYear));
  const moved = movedGroup(ring, before, usual.at);
  const parted = parts(ring)[moved ?? usual.at];
  return parted ? { ...parted, is_doubtful: moved === undefined && usual.isDoubtful } : null;
}

/** A ring taken apart at each of its numbers: one of them is its running number. */
export const partings = (identifier: string): RingParted[] => parts(readRing({ ring: identifier, year: null }, 0));

const parts = ({ text, groups }: ReadRing): RingParted[] =>
  groups.map(({ digits, from }) => {
    const begin = from + Math.max(0, digits.length - mostDigits);
    const end = from + digits.length;
    return { head: text.slice(0, begin), digits: text.slice(begin, end), tail: text.slice(end) };
  });

/** The ring so many numbers further on, with its zeros. */
export const ringAfter = ({ head, digits, tail }: RingParted, steps: number): string =>
  head + String(Number(digits) + steps).padStart(digits.length, "0") + tail;

/** The group that moved most often among rings that are written alike; undefined where none did. */
function movedGroup(ring: ReadRing, last: readonly ReadRing[], usual: number): number | undefined {
  const alike = last.filter((it) => it.letters === ring.letters && it.groups.length === ring.groups.length);
  const votes = ring.groups.map(() => 0);
  for (const [at, other] of alike.entries())
    for (const one of new Set([ring, alike[at - 1] ?? ring])) {
      const moved = groupBetween(one, other);
      if (moved !== undefined) votes[moved] = (votes[moved] ?? 0) + 1;
    }
  const most = Math.max(...votes);
  if (most === 0) return undefined;
  return votes[usual] === most ? usual : votes.indexOf(most);
}

// Rings of two neighbours in a bag are near each other; numbers of two breeders as a rule are not.
const farthest = 500;

/** Which group counted up from one ring to another, where only one can have: of another season the year is another, too. */
function groupBetween(one: ReadRing, other: ReadRing): number | undefined {
  const moved = one.groups.flatMap((group, at) => {
    const opposite = other.groups[at];
    return opposite && numberOf(group) !== numberOf(opposite) ? [{ at, group, opposite }] : [];
  });
  const isSameSeason = one.hasYear && other.hasYear && one.year === other.year;
  const numbers = moved.filter(({ group, opposite }) => {
    const mayBeYear = isYear(group, one.year, 1) && isYear(opposite, other.year, 1);
    return !mayBeYear || (isSameSeason && moved.length === 1);
  });
  const [number] = numbers;
  if (!number || numbers.length > 1 || moved.length > 2) return undefined;
  const steps = Math.abs(Number(number.group.digits) - Number(number.opposite.digits));
  return steps <= farthest ? number.at : undefined;
}

/** What makes two rings the same where they are typed: script form, case and spacing do not count. */
const keyOf = (ring: string): string => tidyRing(ring).toLowerCase();

// A series longer than this is not looked through: the ring is typed.
const mostSteps = 500;

/** The next ring of a series that is not taken; an empty text where there is none to propose. */
export function ringBehind(ring: string, before: RingsBefore, isTaken: (ring: string) => boolean): string {
  const counted = countedRing(ring, before);
  if (!counted) return "";
  for (let steps = 1; steps <= mostSteps; steps += 1) {
    const next = ringAfter(counted, steps);
    if (!isTaken(next)) return next;
  }
  return "";
}

/**
 * Whether a ring is taken, as far as is known: `rings` are; and of the series of the free ones, which stand in their order,
 * whatever they leave out between the first and the last.
 */
export function takenBy(rings: readonly string[], free: readonly string[]): (ring: string) => boolean {
  const taken = new Set(rings.map(keyOf));
  const open = new Set(free.map(keyOf));
  const [first = "", last = ""] = [free[0], free.at(-1)].map((it) => keyOf(it ?? ""));
  return (ring) => {
    const key = keyOf(ring);
    return taken.has(key) || (!open.has(key) && isBetween(key, first, last));
  };
}

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Whether a ring is of the series of two others, and its number lies from the first to the last. */
function isBetween(ring: string, first: string, last: string): boolean {
  if (withoutNumbers(ring) !== withoutNumbers(first)) return false;
  const [own, low, high] = [numbersOf(ring), numbersOf(first), numbersOf(last)];
  return own.every((number, at) => number >= (low[at] ?? 0) && number <= (high[at] ?? 0)) && first !== last;
}
