import { founders, type SpeciesKey } from "../farm/cast.ts";
import { plus } from "../farm/nests.ts";
import { pairsBook } from "../farm/seasons.ts";

/** A bird as the book has it today, by its ring. */
export type BookBird = {
  ring: string;
  species: SpeciesKey;
  sex: string;
  born: string;
  father?: string;
  mother?: string;
  status: string;
  place?: string;
  mutation?: string;
};
/** An egg with its pair and clutch; `start` is the day it is sat on. */
export type BookEgg = { pair: string; species: SpeciesKey; season: string; state: string; start: string };

const sitsFrom: Record<SpeciesKey, number> = { canary: 3, zebra: 4, budgie: 1, goldfinch: 3 };

const chicks: BookBird[] = pairsBook.flatMap(({ species, cock, hen, clutches }) =>
  clutches.flatMap(({ hatched, fates }) =>
    fates.flatMap((fate) =>
      typeof fate === "string"
        ? []
        : [
            {
              ring: fate.ring,
              species,
              sex: fate.sex,
              born: hatched,
              father: cock,
              mother: hen,
              status: fate.status,
              ...(fate.place && { place: fate.place }),
              ...(fate.mutation && { mutation: fate.mutation }),
            },
          ],
    ),
  ),
);

export const birds: BookBird[] = [...founders, ...chicks];
export const birdOf = (ring: string) => birds.find((bird) => bird.ring === ring);

const gone = ["sold", "given", "deceased"];
/** Whether a bird stands among those of a status, or of a kind of it. */
export function isOf({ status }: BookBird, status_id: string): boolean {
  const kind = gone.includes(status) ? "gone" : status === "on_loan" ? "away" : "present";
  return status_id === kind || status_id === status || (status_id === "current" && kind !== "gone");
}

export const eggs: BookEgg[] = pairsBook.flatMap(({ number, species, clutches }) =>
  clutches.flatMap(({ first, every, fates }) =>
    fates.map((fate, at) => {
      const laid = plus(first, at * every);
      const sat = plus(first, (Math.min(sitsFrom[species], fates.length) - 1) * every);
      const state = typeof fate === "string" ? fate : "hatched";
      return { pair: number, species, season: number.slice(0, 4), state, start: [laid, sat].sort()[1] ?? laid };
    }),
  ),
);
