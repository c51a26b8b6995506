import { type Book, wild } from "#worker/genetics/books/loci.ts";
import { type Coat, type Feather, feathers, type Paints, type Plumage } from "./colours.ts";
import { budgerigar, cockatiel, fischer, masked, ringneck, rosyLovebird } from "./parrots.ts";
import { canary, gouldian, zebraFinch } from "./songbirds.ts";

/** The colours of a look as `#rrggbb`; `is_whole` unless it also shows something whose colour nobody has written down. */
export type Swatch = { head: string; body: string; marks: string; is_whole: boolean };

/** The sketches by the slug of the species' book. */
export const paintsOf: Readonly<Record<string, Paints>> = {
  budgerigar,
  cockatiel,
  canary,
  gouldian,
  ringneck,
  lovebird_rosy: rosyLovebird,
  lovebird_fischer: fischer,
  lovebird_masked: masked,
  zebra_finch: zebraFinch,
};

/**
 * A sketch in three colours of what a bird with these states looks like, by eye and not by measure; null for a species
 * that has no sketch.
 */
export function swatchOf(book: Book, states: Readonly<Record<string, string>>): Swatch | null {
  const paints = paintsOf[book.species];
  if (!paints) return null;
  const plumage: Plumage = Object.assign(
    { ...paints.wild },
    ...paints.coats.filter(({ when }) => fits(when, states)).map(({ paint }) => paint),
  );
  return { ...inHex(plumage), is_whole: Object.keys(states).every((locus) => isDrawn(paints, locus, states)) };
}

const fits = (when: Coat["when"], states: Readonly<Record<string, string>>): boolean =>
  Object.entries(when).every(([locus, wanted]) => {
    const state = states[locus] ?? wild;
    return state === wanted || state.startsWith(`${wanted}:`);
  });

function isDrawn({ coats, patterns }: Paints, locus: string, states: Readonly<Record<string, string>>): boolean {
  if (states[locus] === wild || patterns.includes(locus)) return true;
  return coats.some(({ when }) => when[locus] !== undefined && fits({ [locus]: when[locus] }, states));
}

const inHex = ({ head, body, marks }: Plumage): Omit<Swatch, "is_whole"> => {
  const hex = (name: Feather): string => feathers[name];
  return { head: hex(head), body: hex(body), marks: hex(marks) };
};
