import { plusDays } from "#worker/locales/calendar.ts";
import { pairNumber, seasonOf } from "#worker/pairs/season.ts";
import type { Ring } from "./flock/flock.ts";
import type { DemoKeeper } from "./flock/keeper.ts";
import { pastSeasons } from "./past-seasons.ts";
import { presentSeason } from "./present-season.ts";
import type { BookedPair } from "./season-book.ts";

/** The book of the season: what was bred before, and what today is in the middle of. */
export const demoSeason: readonly BookedPair[] = [...pastSeasons, ...presentSeason];

/** A pair of the book with its days; `base` is the day they are before. */
export type Numbered = BookedPair & {
  base: string;
  started_on: string;
  season: number;
  position: number;
  number: string;
};

/** Pairs in the order they were put together, with their numbers. */
export function inOrder({ today, season }: DemoKeeper): Numbered[] {
  const begun = demoSeason.map((pair) => {
    const base = pair.day === "today" ? today : `${season - pair.day.ago}-${pair.day.on}`;
    return { ...pair, base, started_on: plusDays(base, -pair.began) };
  });
  begun.sort((one, other) => (one.started_on < other.started_on ? -1 : 1));
  const counts = new Map<number, number>();
  return begun.map((pair) => {
    const { year } = seasonOf(pair.started_on);
    const position = (counts.get(year) ?? 0) + 1;
    counts.set(year, position);
    return { ...pair, season: year, position, number: pairNumber(year, position) };
  });
}

/** Since when birds of the flock breed: those of the pairs that are together. */
export const breedingSince = (keeper: DemoKeeper): ReadonlyMap<Ring, string> =>
  new Map(
    inOrder(keeper).flatMap(({ state, cock, hen, started_on }) =>
      state === "active" || state === "resting" ? [[cock, started_on] as const, [hen, started_on] as const] : [],
    ),
  );
