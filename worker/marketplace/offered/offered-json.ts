import type { Sex } from "#db/vocabulary.ts";
import type { GateLevel } from "#db/words/market.ts";
import type { Spoken } from "#worker/legal/packs/pack.ts";
import type { Known } from "#worker/locales/part-days.ts";

/** What an advertisement must say and does not, and the page that mends it; `#…` is a field of the listing's own form. */
export type Missing = {
  fact: "age" | "registration" | "brood" | "ring" | "certificate" | "latin_name";
  bird_id: string | null;
  ring: string | null;
  link: string;
  /** The law that wants it, as cited; null for what the house itself needs. */
  source: string | null;
};
/** Why a bird may not be offered now. `listed`: another living listing has it. */
export type Hindrance = {
  why: "gone" | "sick" | "treated" | "listed";
  bird_id: string;
  ring: string;
  link: string;
};
/** What may be shown, each with the rule in words and where it was read. */
export type ListingGate = {
  level: GateLevel;
  why: ReadonlyArray<{ rule: string; words: string; source: string; doubt: Spoken | null }>;
};

export type ListingBird = {
  id: string;
  identifier: string;
  name: string | null;
  sex: Sex;
  species: string;
  latin_name: string;
  birth_date: string | null;
  birth_precision: Known;
  colour: string | null;
  father_colour: string | null;
  mother_colour: string | null;
  f: number | null;
  f_known: number | null;
  ring_year: number | null;
  certificate_number: string | null;
  /** Of how many young, where the register knows it. */
  brood: number | null;
};
