import type { birds } from "./schema/birds.ts";

/** Where a fact about a bird stands on its form. */
export type BirdSection = "daily" | "ring" | "colour" | "foster" | "origin" | "papers";

type Plan = {
  section: BirdSection;
  /** Its column in an imported and in an exported table. */
  file: string;
  /** Stands for itself in a table: no other bird, place, species or status is needed to understand it. */
  isFact?: true;
  /** Stored as it is given; the others are worked out by the write. */
  isGiven?: true;
  /** A text that may be long. */
  isText?: true;
  /** Goes along in lists as well as in the record of one bird, or in every answer. */
  shown?: "lists" | "always";
  /** What a bird is known by in a table, so that no import changes it. */
  isFixed?: true;
};

/** What nobody says about a bird, but the house notes. */
type HouseColumn =
  | ("n" | "id" | "org_id" | "version" | "created_at" | "updated_at" | "deleted_at")
  | ("identifier_key" | "search_key" | "import_id" | "changed_by" | "change_reason" | "change_import")
  | ("inbreeding" | "completeness" | "pedigree_depth" | "kinship_engine");
type Said = Exclude<keyof typeof birds.$inferSelect, HouseColumn>;

/**
 * Everything that can be said about a bird, in the order of the audit trail. What is written, imported, exported, audited,
 * undone and shown is read from here; a column of the table that is missing is a type error.
 */
export const birdColumns = {
  identifier: { section: "daily", file: "identifier", shown: "always", isFixed: true },
  name: { section: "daily", file: "name", shown: "always", isGiven: true },
  sex: { section: "daily", file: "sex", shown: "always", isGiven: true },
  species_id: { section: "daily", file: "species", shown: "always", isFixed: true },
  status_id: { section: "daily", file: "status", shown: "always", isGiven: true },
  birth_date: { section: "daily", file: "birth_date", shown: "always", isGiven: true },
  father_id: { section: "daily", file: "father", shown: "always" },
  mother_id: { section: "daily", file: "mother", shown: "always" },
  foster_father_id: { section: "foster", file: "foster_father" },
  foster_mother_id: { section: "foster", file: "foster_mother" },
  notes: { section: "daily", file: "notes", shown: "always", isGiven: true, isText: true },
  is_reference: { section: "origin", file: "is_reference", isFact: true },
  place_id: { section: "daily", file: "place", shown: "lists", isGiven: true },
  ring_size_mm: { section: "ring", file: "ring_size", isFact: true, isGiven: true },
  microchip: { section: "ring", file: "microchip", shown: "lists", isFact: true, isGiven: true },
  sexing_method: { section: "ring", file: "sexing_method", isFact: true, isGiven: true },
  mutation: { section: "colour", file: "mutation", shown: "lists", isFact: true, isGiven: true, isText: true },
  genotype: { section: "colour", file: "genotype", isFact: true, isGiven: true, isText: true },
  breeder: { section: "origin", file: "breeder", shown: "lists", isFact: true, isGiven: true, isText: true },
  owner: { section: "origin", file: "owner", shown: "lists", isFact: true, isGiven: true, isText: true },
  acquisition: { section: "origin", file: "acquisition", isFact: true, isGiven: true },
  acquired_on: { section: "origin", file: "acquired_on", isFact: true, isGiven: true },
  acquired_price_cents: { section: "origin", file: "acquired_price", isFact: true, isGiven: true },
  acquired_document: { section: "origin", file: "acquired_document", isFact: true, isGiven: true, isText: true },
  eu_annex: { section: "papers", file: "eu_annex", isFact: true, isGiven: true },
  certificate_number: { section: "papers", file: "certificate_number", isFact: true, isGiven: true, isText: true },
} as const satisfies Record<Said, Plan>;

type Columns = typeof birdColumns;
export type BirdColumn = keyof Columns;
/** Those of whose plan something holds. */
export type BirdColumnWith<Traits> = { [Name in BirdColumn]: Columns[Name] extends Traits ? Name : never }[BirdColumn];
/** The columns of an imported table. */
export type BirdFileField = Columns[BirdColumn]["file"];

export const birdColumnNames = Object.keys(birdColumns) as BirdColumn[];

/** The columns whose plan says all of this, in their order. */
export function birdColumnsWith<const Traits extends Partial<Plan>>(traits: Traits): Array<BirdColumnWith<Traits>> {
  const wanted = Object.entries(traits);
  const holds = (plan: Plan) => wanted.every(([trait, value]) => plan[trait as keyof Plan] === value);
  return birdColumnNames.filter((name) => holds(birdColumns[name])) as Array<BirdColumnWith<Traits>>;
}
