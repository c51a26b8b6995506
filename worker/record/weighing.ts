/** A weighing as it is kept, grams above zero. */
export type Weighing = { id: string; weighed_on: string; grams: number };

/** The change from one weighing to the next that is worth a second look at the scales. */
const jump = 0.3;
/** What a bird has lost, of its weight at the weighing before, when somebody should look at it. */
const drop = 0.1;
/** How far a grown bird's weight goes up and down around its usual one. */
const band = 0.1;
const [fewest, most, yearOfDays, grownAt] = [3, 10, 365, 60] as const;
// Weights are written with a decimal: 18 after 20 is a tenth less, whatever binary makes of it.
const slack = 1e-9;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
/** Whole days from one calendar day to another. */
export const daysBetween = (from: string, to: string): number => Math.round(dayNumber(to) - dayNumber(from));

/**
 * Each weighing, newest first, with its change from the one before: 0.1 is a tenth more; null for the first. A chick may
 * double its weight in a night, which is no slip of the scales.
 */
export function compared<Row extends Weighing>(newestFirst: readonly Row[], birth_date: string | null) {
  return newestFirst.map((weight, at) => {
    const before = newestFirst[at + 1];
    const change = before ? weight.grams / before.grams - 1 : null;
    const is_drop = change !== null && change <= -drop + slack;
    const isChick = birth_date !== null && daysBetween(birth_date, weight.weighed_on) < grownAt;
    const is_jump = change !== null && Math.abs(change) > jump && !(isChick && change > 0);
    return { ...weight, change, is_drop, is_jump };
  });
}

/** What a grown bird usually weighs, in grams, and the band a tenth around it. */
export type Usual = { grams: number; low: number; high: number };

/**
 * The median of at most ten weighings of the year before the newest one, without those of the first sixty days of its
 * life; null where there are fewer than three, which say nothing yet.
 */
export function usualOf(newestFirst: readonly Weighing[], birth_date: string | null): Usual | null {
  const [newest, ...before] = newestFirst;
  if (!newest) return null;
  const isGrown = ({ weighed_on }: Weighing) => !birth_date || daysBetween(birth_date, weighed_on) >= grownAt;
  const isRecent = ({ weighed_on }: Weighing) => daysBetween(weighed_on, newest.weighed_on) <= yearOfDays;
  if (!isGrown(newest)) return null;
  const counted = before.filter((it) => isGrown(it) && isRecent(it)).slice(0, most);
  if (counted.length < fewest) return null;
  const grams = median(counted.map((it) => it.grams));
  return { grams, low: grams * (1 - band), high: grams * (1 + band) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
}
