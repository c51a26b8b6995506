import type { Language, Region } from "#db/vocabulary.ts";
import type { MovementKind, PaperKind, RuleField } from "#db/words/legal.ts";
import type { GateLevel } from "#db/words/market.ts";

/** In the language of whoever reads it. */
export type Spoken = Readonly<Record<Language, string>>;

/** Where something was read, on which day, how sure it is, and when it is to be read again. */
export type Source = {
  /** How the text is cited, the same in all languages. */
  cited: string;
  /** The day it was read, `YYYY-MM-DD`. */
  read_on: string;
  review_on: string;
  /** Only of this part of the country; without it of all. */
  region?: Region;
};

/** `none` is what was read as listed in no annex. */
type Annex = "A" | "B" | "C" | "D" | "none";
export type RuleValue = Annex | boolean;

/** What a text says, by the key of its source; `doubt` is what nobody could settle by reading it. */
export type Ruling<Value> = { value: Value; source: string; doubt?: Spoken };
export type SpeciesRule = Partial<{
  [Field in RuleField]: Ruling<Field extends "annex" ? Annex : boolean>;
}> & {
  /** Scientific names: a species, a genus alone, or `*` for every bird. The nearer name wins, field by field. */
  names: readonly string[];
};

/** `ring` and `certificate` only of birds that must have one. */
type AdvertFact = "age" | "registration" | "brood" | "free" | "ring" | "certificate";

export type Pack = {
  key: "pt" | "eu";
  sources: Readonly<Record<string, Source>>;
  species: readonly SpeciesRule[];
  /** The papers that a bird of the register needs when it comes or leaves so. */
  movements: ReadonlyArray<{ kind: MovementKind; papers: readonly PaperKind[]; source: string; doubt?: Spoken }>;
  /** What is due each year: by the last day of a month (1 to 12) of the year behind it. */
  deadlines: ReadonlyArray<{ kind: "annual_return"; month: number; source: string; doubt?: Spoken }>;
  /** What an advertisement of a species may show: the nearer name wins. */
  market: ReadonlyArray<{ names: readonly string[] } & Ruling<GateLevel>>;
  /** What an advertisement of birds must say. */
  adverts: ReadonlyArray<{ says: AdvertFact; source: string; doubt?: Spoken }>;
  /** Words of an advertisement that somebody is to look at before it is shown, folded. */
  watched: readonly string[];
  /** What is to be known besides, where it was not read to its end. */
  notes: ReadonlyArray<{ source: string; text: Spoken }>;
};
