/** A season by the year that names it, with its first and last day, `YYYY-MM-DD`. */
export type Season = { year: number; first: string; last: string };

/** The first month of a season where the organisation says nothing. */
const usualStart = 1;

// A season that begins in the second half of a year brings most of its young in the next, whose rings they wear.
const lateStart = 6;

/**
 * The season of a day. `start` is the month it begins in, 1 to 12; one that begins after June is named after the year
 * that follows.
 */
export function seasonOf(day: string, start: number = usualStart): Season {
  const year = Number(day.slice(0, 4));
  const begun = Number(day.slice(5, 7)) >= start ? year : year - 1;
  return seasonOfYear(start > lateStart ? begun + 1 : begun, start);
}

/** The season a year names. */
export function seasonOfYear(year: number, start: number = usualStart): Season {
  const begins = start > lateStart ? year - 1 : year;
  return { year, first: monthStart(begins, start), last: dayBefore(monthStart(begins + 1, start)) };
}

/** A pair's number within its season: the seventh of 2027 is `2027-07`. */
export const pairNumber = (season: number, place: number): string => `${season}-${String(place).padStart(2, "0")}`;

/** The season and the place a pair's number says; null for what is none. */
export function readPairNumber(number: string): { season: number; place: number } | null {
  const [, season, place] = /^(\d{4})-(\d{2,})$/.exec(number) ?? [];
  return season && place && Number(place) > 0 ? { season: Number(season), place: Number(place) } : null;
}

const monthStart = (year: number, month: number) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
