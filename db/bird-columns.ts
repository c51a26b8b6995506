import type { Permission } from "./permissions.ts";
import { acquisitions, euAnnexes, sexes, sexingMethods } from "./vocabulary.ts";
import { sourceCodes } from "./words/cites.ts";

/** Where a fact about a bird stands on its form. */
export type BirdSection = "daily" | "ring" | "colour" | "foster" | "origin" | "papers";

/** What the plan of a column says beside its kind, where columns of that kind differ. */
type Details = {
  /** How many letters it takes. */
  longest: number;
  /** The closed list of its words. */
  of: readonly [string, ...string[]];
  /** The least and the most it can be, as it is stored. */
  least: number;
  most: number;
};

type Kind = {
  /** How the database keeps it. */
  stored: "text" | "real" | "integer" | "boolean";
  /** What every plan of this kind has to say. */
  details?: ReadonlyArray<keyof Details>;
  /** How many of what is stored make one of what a person types: a hundred cents are one of the currency. */
  parts?: number;
  /** How a form takes it; without this it has a part of the form to itself. */
  control?: "line" | "number" | "day" | "choice" | "tick";
  /** How many letters its box takes, where the plan does not say it: a number may be written with its unit. */
  letters?: number;
  /** Why a value is refused, where a column needs its own words for it: by the API, or as a cell of a table. */
  faults?: ReadonlyArray<"refused" | "unclear" | "ambiguous" | "number">;
  /** How a page shows it; a number with its unit. */
  display?: "text" | "word" | "day" | "ring" | "answer" | "money" | { unit: "gram" | "millimeter" };
};

/**
 * What a column can hold, and what follows from it for the database and the pages. What only the API has to know of a kind
 * is its object in `worker/birds/kinds-contract.ts`: one that is missing there is a type error.
 */
export const columnKinds = {
  ring: { stored: "text" },
  name: { stored: "text" },
  notes: { stored: "text" },
  /** The id of another row. */
  row: { stored: "text" },
  /** How much is known of the day whose column of a table it shares. */
  precision: { stored: "text" },
  /** Text that may be long. */
  line: { stored: "text", details: ["longest"], control: "line", display: "text" },
  chip: { stored: "text", control: "line", letters: 40, faults: ["number"], display: "ring" },
  /** A calendar day. */
  day: { stored: "text", control: "day", display: "day" },
  /** One of a closed list that each language words its own way. */
  choice: { stored: "text", details: ["of"], control: "choice", faults: ["unclear"], display: "word" },
  /** One of the letters of a law, which are the same in all languages. */
  letter: { stored: "text", details: ["of"], control: "choice", faults: ["unclear"], display: "text" },
  flag: { stored: "boolean", control: "tick", faults: ["unclear"], display: "answer" },
  millimetres: {
    stored: "real",
    details: ["least", "most"],
    control: "number",
    letters: 8,
    faults: ["refused", "unclear"],
    display: { unit: "millimeter" },
  },
  cents: {
    stored: "integer",
    parts: 100,
    control: "number",
    letters: 12,
    faults: ["unclear", "ambiguous"],
    display: "money",
  },
} as const satisfies Record<string, Kind>;

type Kinds = typeof columnKinds;
export type BirdColumnKind = keyof Kinds;
type DetailOf<Name extends BirdColumnKind> = Kinds[Name] extends { details: ReadonlyArray<infer Detail> }
  ? Extract<Detail, keyof Details>
  : never;

type Traits = {
  section: BirdSection;
  /** Its column in an imported and in an exported table; and how wide that is, in letters, where its kind says otherwise. */
  file: string;
  width?: number;
  /** How many letters an archive may hold, where that is not five times what the form takes. */
  longestArchived?: number;
  /** Stands for itself in a table: no other bird, place, species or status is needed to understand it. */
  isFact?: true;
  /** Stored as it is given; the others are worked out by the write. */
  isGiven?: true;
  /** Its box on the form has a hint. */
  isHinted?: true;
  /** Goes along in lists as well as in the record of one bird, or in every answer. */
  shown?: "lists" | "always";
  /** What a reader must be allowed; for everyone else it is not there. */
  needs?: Extract<Permission, `${string}.read`>;
  /** What a bird is known by in a table, so that no import changes it. */
  isFixed?: true;
};
/** What the plan of a column of this kind says. */
export type PlanOf<Name extends BirdColumnKind> = Traits & { kind: Name } & Pick<Details, DetailOf<Name>>;
type Plan = { [Name in BirdColumnKind]: PlanOf<Name> }[BirdColumnKind];

const given = { isFact: true, isGiven: true } as const;

/**
 * Everything that can be said about a bird, in the order of the audit trail. What is stored, written, imported, exported,
 * archived, audited, undone and shown is read from here; a column of the table that is missing is a type error. How to add
 * one: `worker/birdfiles/README.md`.
 */
export const birdColumns = {
  identifier: { kind: "ring", section: "daily", file: "identifier", shown: "always", isFixed: true },
  name: { kind: "name", section: "daily", file: "name", shown: "always", isGiven: true },
  sex: { kind: "choice", of: sexes, section: "daily", file: "sex", shown: "always", isGiven: true },
  species_id: { kind: "row", section: "daily", file: "species", width: 24, shown: "always", isFixed: true },
  status_id: { kind: "row", section: "daily", file: "status", width: 16, shown: "always", isGiven: true },
  /** On which that status began; null without one, and where nobody said it. */
  status_since: { kind: "day", section: "daily", file: "status_since", shown: "lists", ...given },
  /** In the keeper's words; only of a bird that is dead. */
  cause_of_death: { kind: "line", longest: 200, section: "daily", file: "cause_of_death", isHinted: true, ...given },
  /** To whom it went, in the keeper's words, and for how much; only of a bird that was sold, given or lent. */
  left_to: { kind: "line", longest: 200, section: "daily", file: "left_to", isHinted: true, ...given },
  left_price_cents: { kind: "cents", section: "daily", file: "left_price", needs: "money.read", ...given },
  birth_date: { kind: "day", section: "daily", file: "birth_date", shown: "always", isGiven: true },
  birth_precision: { kind: "precision", section: "daily", file: "birth_date", shown: "always", isGiven: true },
  father_id: { kind: "row", section: "daily", file: "father", shown: "always" },
  mother_id: { kind: "row", section: "daily", file: "mother", shown: "always" },
  foster_father_id: { kind: "row", section: "foster", file: "foster_father" },
  foster_mother_id: { kind: "row", section: "foster", file: "foster_mother" },
  notes: { kind: "notes", section: "daily", file: "notes", shown: "always", isGiven: true },
  is_reference: { kind: "flag", section: "origin", file: "is_reference", isHinted: true, isFact: true },
  place_id: { kind: "row", section: "daily", file: "place", width: 28, shown: "lists", isGiven: true },
  ring_size_mm: { kind: "millimetres", least: 0.5, most: 60, section: "ring", file: "ring_size", ...given },
  microchip: { kind: "chip", section: "ring", file: "microchip", shown: "lists", isHinted: true, ...given },
  sexing_method: { kind: "choice", of: sexingMethods, section: "ring", file: "sexing_method", width: 16, ...given },
  /** The colour as breeders write it, and what the bird is split for. */
  mutation: {
    kind: "line",
    longest: 200,
    longestArchived: 2000,
    section: "colour",
    file: "mutation",
    width: 20,
    shown: "lists",
    ...given,
  },
  genotype: {
    kind: "line",
    longest: 500,
    longestArchived: 2000,
    section: "colour",
    file: "genotype",
    width: 20,
    isHinted: true,
    ...given,
  },
  breeder: { kind: "line", longest: 200, section: "origin", file: "breeder", shown: "lists", ...given },
  owner: { kind: "line", longest: 200, section: "origin", file: "owner", shown: "lists", isHinted: true, ...given },
  acquisition: { kind: "choice", of: acquisitions, section: "origin", file: "acquisition", ...given },
  acquired_on: { kind: "day", section: "origin", file: "acquired_on", ...given },
  acquired_price_cents: { kind: "cents", section: "origin", file: "acquired_price", needs: "money.read", ...given },
  acquired_document: {
    kind: "line",
    longest: 200,
    section: "origin",
    file: "acquired_document",
    isHinted: true,
    ...given,
  },
  eu_annex: { kind: "letter", of: euAnnexes, section: "papers", file: "eu_annex", isHinted: true, ...given },
  source_code: { kind: "letter", of: sourceCodes, section: "papers", file: "source_code", isHinted: true, ...given },
  certificate_number: {
    kind: "line",
    longest: 100,
    longestArchived: 400,
    section: "papers",
    file: "certificate_number",
    width: 20,
    ...given,
  },
} as const satisfies Record<string, Plan>;

type Columns = typeof birdColumns;
export type BirdColumn = keyof Columns;
/** Those of whose plan something holds. */
export type BirdColumnWith<Some> = { [Name in BirdColumn]: Columns[Name] extends Some ? Name : never }[BirdColumn];
/** What is told of a bird without naming another row. */
export type Fact = BirdColumnWith<{ isFact: true }>;
/** Those of them that are stored as they are given. */
export type GivenFact = BirdColumnWith<{ isFact: true; isGiven: true }>;
/** The column of an imported table that holds a column of a bird. */
export type FileFieldOf<Name extends BirdColumn> = Columns[Name]["file"];

type Stored = { text: string; real: number; integer: number; boolean: boolean };
/** What is stored in a column of such a plan, where anything is. */
export type ValueOf<Of extends { kind: BirdColumnKind }> = Of extends { of: ReadonlyArray<infer Word extends string> }
  ? Word
  : Stored[Kinds[Of["kind"]]["stored"]];
export type FactValue<Name extends Fact> = ValueOf<Columns[Name]>;
type FaultsIn<Of> = Of extends { faults: ReadonlyArray<infer Fault> } ? Extract<Fault, string> : never;
/** Why a value of a fact is refused in words of its own. */
export type FaultOf<Name extends Fact> = FaultsIn<Kinds[Columns[Name]["kind"]]>;
type MeasuredKind = {
  [Kind in BirdColumnKind]: Kinds[Kind] extends { display: "money" | { unit: string } } ? Kind : never;
}[BirdColumnKind];
/** Facts that a page shows with their unit, so that their name needs none there. */
export type MeasuredFact = Extract<Fact, BirdColumnWith<{ kind: MeasuredKind }>>;

export const birdColumnNames = Object.keys(birdColumns) as BirdColumn[];

type SomeTraits = Partial<Traits & { kind: BirdColumnKind }>;

/** The columns whose plan says all of this, in their order. */
export function birdColumnsWith<const Some extends SomeTraits>(traits: Some): Array<BirdColumnWith<Some>> {
  const wanted = Object.entries(traits);
  const holds = (plan: Plan) => wanted.every(([trait, value]) => plan[trait as keyof Plan] === value);
  return birdColumnNames.filter((name) => holds(birdColumns[name])) as Array<BirdColumnWith<Some>>;
}

/** The same for every column whose plan says all of this, under its name. */
export function eachBirdColumn<const Some extends SomeTraits, Value>(
  traits: Some,
  make: (column: BirdColumnWith<Some>) => Value,
): Record<BirdColumnWith<Some>, Value> {
  const entries = birdColumnsWith(traits).map((column) => [column, make(column)]);
  return Object.fromEntries(entries) as Record<BirdColumnWith<Some>, Value>;
}
