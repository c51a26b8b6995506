import { parentsOf } from "#worker/clutches/hatching.ts";
import type { Book } from "#worker/genetics/books/loci.ts";
import { colourRead, isWhole, type WrittenColour } from "#worker/genotypes/genes.ts";
import type { ChickRow, MateRow } from "./rows.ts";

/** A cock and a hen, and the chicks they surely had with each other. */
export type Family = { cock: MateRow; hen: MateRow; chicks: ChickRow[] };
/** The families of a pair; whose some chicks are nobody knows, and of others the parents are written otherwise. */
type Families = { families: Family[]; unsure: ChickRow[]; elsewhere: ChickRow[] };

/** Whose each chick of one pair is: of those who were there when its egg was laid the one it names, or the only one. */
export function familiesOf(chicks: readonly ChickRow[], mates: readonly MateRow[]): Families {
  const found = new Map<string, Family>();
  const rest: Omit<Families, "families"> = { unsure: [], elsewhere: [] };
  for (const chick of chicks) {
    const may = parentsOf(chick, mates) as { cocks: MateRow[]; hens: MateRow[] };
    const [cock, hen] = [named(may.cocks, chick.father_id), named(may.hens, chick.mother_id)];
    if (cock === "other" || hen === "other") rest.elsewhere.push(chick);
    else if (!cock || !hen) rest.unsure.push(chick);
    else {
      const key = `${whoIs(cock)} ${whoIs(hen)}`;
      const family = found.get(key) ?? { cock, hen, chicks: [] };
      family.chicks.push(chick);
      found.set(key, family);
    }
  }
  return { families: [...found.values()], ...rest };
}

const whoIs = ({ bird_id, ring }: MateRow): string => bird_id ?? `~${ring}`;

function named(may: readonly MateRow[], id: string | null): MateRow | "other" | undefined {
  if (id !== null) return may.find(({ bird_id }) => bird_id === id) ?? "other";
  return may.length === 1 ? may[0] : undefined;
}

/** How a bird of a pair is written: as on the day it joined, or as today where nothing was read of that day. */
export type ColourOfDay = { colour: WrittenColour; isOfToday: boolean };

/** The colour of a bird of a pair; null where neither that day's nor today's was read to its last word. */
export function colourOfDay(book: Book, mate: MateRow): ColourOfDay | null {
  const isKnown = (colour: WrittenColour) => {
    const reading = colourRead(book, colour);
    return reading !== undefined && isWhole(reading);
  };
  const then = writtenThen(mate);
  if (isKnown(then)) return { colour: then, isOfToday: false };
  const now = writtenToday(mate);
  return isKnown(now) ? { colour: now, isOfToday: true } : null;
}

const sexOf = ({ side }: MateRow) => (side === "cock" ? "male" : "female");

const writtenThen = (mate: MateRow): WrittenColour => ({
  sex: sexOf(mate),
  mutation: mate.mutation,
  genotype: mate.genotype,
});

/** A bird of a pair as it is written today. */
export const writtenToday = (mate: MateRow): WrittenColour => ({
  sex: sexOf(mate),
  mutation: mate.mutation_today,
  genotype: mate.genotype_today,
});
