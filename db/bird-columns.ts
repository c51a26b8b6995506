import type { Permission } from "./permissions.ts";
import type { birds } from "./schema/birds.ts";

/** Where a fact about a bird stands on its form. */
export type BirdSection = "daily" | "ring" | "colour" | "foster" | "origin" | "papers";

/** What a column holds. How it is judged, typed, read out of a table, told and said follows from it wherever it is alike. */
type Holding =
  | { kind: "ring" | "name" | "notes" | "row" | "flag" | "chip" | "millimetres" | "cents" }
  /** A calendar day. */
  | { kind: "day" }
  /** How much is known of the day whose column of a table it shares. */
  | { kind: "precision" }
  /** Text that may be long, at most so many letters. */
  | { kind: "line"; longest: number }
  /** One of a closed list that each language words its own way; a letter of a law is the same in all. */
  | { kind: "choice" | "letter" };

type Plan = Holding & {
  section: BirdSection;
  /** Its column in an imported and in an exported table. */
  file: string;
  /** Stands for itself in a table: no other bird, place, species or status is needed to understand it. */
  isFact?: true;
  /** Stored as it is given; the others are worked out by the write. */
  isGiven?: true;
  /** Goes along in lists as well as in the record of one bird, or in every answer. */
  shown?: "lists" | "always";
  /** What a reader must be allowed; for everyone else it is not there. */
  needs?: Extract<Permission, `${string}.read`>;
  /** What a bird is known by in a table, so that no import changes it. */
  isFixed?: true;
};

/** What users do not enter about a bird, but the app stores. */
type InternalColumn =
  | ("n" | "id" | "org_id" | "version" | "created_at" | "updated_at" | "deleted_at")
  | ("identifier_key" | "search_key" | "import_id" | "changed_by" | "change_reason" | "change_on" | "change_import")
  | ("inbreeding" | "completeness" | "pedigree_depth" | "kinship_engine");
type StatedColumn = Exclude<keyof typeof birds.$inferSelect, InternalColumn>;

/**
 * Everything that can be said about a bird, in the order of the audit trail. What is written, imported, exported, audited,
 * undone and shown is read from here; a column of the table that is missing is a type error.
 */
export const birdColumns = {
  identifier: { kind: "ring", section: "daily", file: "identifier", shown: "always", isFixed: true },
  name: { kind: "name", section: "daily", file: "name", shown: "always", isGiven: true },
  sex: { kind: "choice", section: "daily", file: "sex", shown: "always", isGiven: true },
  species_id: { kind: "row", section: "daily", file: "species", shown: "always", isFixed: true },
  status_id: { kind: "row", section: "daily", file: "status", shown: "always", isGiven: true },
  status_since: { kind: "day", section: "daily", file: "status_since", shown: "lists", isFact: true, isGiven: true },
  cause_of_death: {
    kind: "line",
    longest: 200,
    section: "daily",
    file: "cause_of_death",
    isFact: true,
    isGiven: true,
  },
  birth_date: { kind: "day", section: "daily", file: "birth_date", shown: "always", isGiven: true },
  birth_precision: { kind: "precision", section: "daily", file: "birth_date", shown: "always", isGiven: true },
  father_id: { kind: "row", section: "daily", file: "father", shown: "always" },
  mother_id: { kind: "row", section: "daily", file: "mother", shown: "always" },
  foster_father_id: { kind: "row", section: "foster", file: "foster_father" },
  foster_mother_id: { kind: "row", section: "foster", file: "foster_mother" },
  notes: { kind: "notes", section: "daily", file: "notes", shown: "always", isGiven: true },
  is_reference: { kind: "flag", section: "origin", file: "is_reference", isFact: true },
  place_id: { kind: "row", section: "daily", file: "place", shown: "lists", isGiven: true },
  ring_size_mm: { kind: "millimetres", section: "ring", file: "ring_size", isFact: true, isGiven: true },
  microchip: { kind: "chip", section: "ring", file: "microchip", shown: "lists", isFact: true, isGiven: true },
  sexing_method: { kind: "choice", section: "ring", file: "sexing_method", isFact: true, isGiven: true },
  mutation: {
    kind: "line",
    longest: 200,
    section: "colour",
    file: "mutation",
    shown: "lists",
    isFact: true,
    isGiven: true,
  },
  genotype: { kind: "line", longest: 500, section: "colour", file: "genotype", isFact: true, isGiven: true },
  breeder: {
    kind: "line",
    longest: 200,
    section: "origin",
    file: "breeder",
    shown: "lists",
    isFact: true,
    isGiven: true,
  },
  owner: { kind: "line", longest: 200, section: "origin", file: "owner", shown: "lists", isFact: true, isGiven: true },
  acquisition: { kind: "choice", section: "origin", file: "acquisition", isFact: true, isGiven: true },
  acquired_on: { kind: "day", section: "origin", file: "acquired_on", isFact: true, isGiven: true },
  acquired_price_cents: {
    kind: "cents",
    section: "origin",
    file: "acquired_price",
    isFact: true,
    isGiven: true,
    needs: "money.read",
  },
  acquired_document: {
    kind: "line",
    longest: 200,
    section: "origin",
    file: "acquired_document",
    isFact: true,
    isGiven: true,
  },
  eu_annex: { kind: "letter", section: "papers", file: "eu_annex", isFact: true, isGiven: true },
  certificate_number: {
    kind: "line",
    longest: 100,
    section: "papers",
    file: "certificate_number",
    isFact: true,
    isGiven: true,
  },
} as const satisfies Record<StatedColumn, Plan>;

type Columns = typeof birdColumns;
export type BirdColumn = keyof Columns;
export type BirdColumnKind = Plan["kind"];
/** Those of whose plan something holds. */
export type BirdColumnWith<Traits> = { [Name in BirdColumn]: Columns[Name] extends Traits ? Name : never }[BirdColumn];
/** What is told of a bird without naming another row. */
export type Fact = BirdColumnWith<{ isFact: true }>;
/** The column of an imported table that holds a column of a bird. */
export type FileFieldOf<Name extends BirdColumn> = Columns[Name]["file"];

export const birdColumnNames = Object.keys(birdColumns) as BirdColumn[];

type SomeTraits = Partial<Omit<Plan, "kind"> & { kind: BirdColumnKind }>;

/** The columns whose plan says all of this, in their order. */
export function birdColumnsWith<const Traits extends SomeTraits>(traits: Traits): Array<BirdColumnWith<Traits>> {
  const wanted = Object.entries(traits);
  const holds = (plan: Plan) => wanted.every(([trait, value]) => plan[trait as keyof Plan] === value);
  return birdColumnNames.filter((name) => holds(birdColumns[name])) as Array<BirdColumnWith<Traits>>;
}

/** The same for every column whose plan says all of this, under its name. */
export function eachBirdColumn<const Traits extends SomeTraits, Value>(
  traits: Traits,
  make: (column: BirdColumnWith<Traits>) => Value,
): Record<BirdColumnWith<Traits>, Value> {
  const entries = birdColumnsWith(traits).map((column) => [column, make(column)]);
  return Object.fromEntries(entries) as Record<BirdColumnWith<Traits>, Value>;
}
