import { type BirdSection, birdColumnsWith } from "#db/bird-columns.ts";
import { birthFields } from "./birth/birth.ts";

/** Who begot or raised the bird, in the order of the page; each is named by its ring. */
export const parentRoles = ["father", "mother", "foster_father", "foster_mother"] as const;
export type ParentRole = (typeof parentRoles)[number];
/** Of which sex each is. */
export const sexOf = { father: "male", mother: "female", foster_father: "male", foster_mother: "female" } as const;

/** What is filled in when a bird is entered, in the order of the page. */
const quickFields = [
  "identifier",
  "species_id",
  "sex",
  "mutation",
  "father_ring",
  "mother_ring",
  ...birthFields,
] as const;
/** What else is told day by day. */
export const dailyFacts = birdColumnsWith({ section: "daily", isFact: true });
/** What is said of many birds, but not in the first breath. */
const moreFields = ["name", "status_id", ...dailyFacts, "place_id", "notes"] as const;

/** What is looked up less often, section by section. */
export const sections = {
  ring: birdColumnsWith({ section: "ring" }),
  // The colour itself is said in the first breath; this is what stands behind it.
  colour: ["genotype"],
  foster: ["foster_father_ring", "foster_mother_ring"],
  origin: birdColumnsWith({ section: "origin" }),
  papers: birdColumnsWith({ section: "papers" }),
} as const satisfies Record<Exclude<BirdSection, "daily">, readonly string[]>;
export type SectionName = keyof typeof sections;

/** The fields of the form, in the order of the page. */
export const birdFields = [
  ...quickFields,
  ...moreFields,
  ...sections.ring,
  ...sections.colour,
  ...sections.foster,
  ...sections.origin,
  ...sections.papers,
] as const;
export type FieldName = (typeof birdFields)[number];

/** What the short form keeps folded away. */
export const foldedFields = birdFields.filter((name) => !quickFields.some((it) => it === name));

/** Fields a person may leave empty, which clears them. */
export const emptiable = birdFields.filter(
  (name) => name !== "identifier" && name !== "species_id" && name !== "sex" && name !== "is_reference",
);
