import type { RingColour, Sex } from "#db/vocabulary.ts";

/** A bird as strangers may see it: nothing of whose it is, where it lives, or what was paid. */
export type PedigreeBird = {
  ring: string;
  name: string | null;
  sex: Sex;
  species: string;
  mutation: string | null;
  /** How it is drawn where there is no photo. */
  drawing: string;
  hatch_year: string | null;
  /** What colour its ring has, by the year it says. */
  ring_colour: RingColour | null;
  /** Where its parents stand in the list; null where they are not known or not shown. */
  father: number | null;
  mother: number | null;
};

/** A pedigree without a single id: the bird first, then its ancestors, each once. */
export type BarePedigree = {
  birds: PedigreeBird[];
  generations: number;
  inbreeding: number;
  completeness: number;
  pedigree_depth: number;
};
