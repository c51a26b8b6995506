import * as z from "zod";
import { birdColumnsWith, type FactValue, type GivenFact } from "#db/bird-columns.ts";
import { birthPrecisions, birthsKnown, sexes, unknownRings } from "#db/vocabulary.ts";
import { id, line, notes, optional, partDay, stamp } from "#worker/fields.ts";
import { rulesOf, type TypedFact } from "./kinds-contract.ts";

export const ring = stamp(100, "birds.identifier.required", "birds.identifier.long");

const choice = <Words extends readonly [string, ...string[]]>(words: Words) =>
  optional(z.enum(words, "fields.invalid"));

/** What follows from a bird's plan, in its order, in which faults are told. */
const given = birdColumnsWith({ isFact: true, isGiven: true });
const facts = Object.fromEntries(given.map((name) => [name, rulesOf(name).judge()])) as {
  [Name in GivenFact]: z.ZodType<FactValue<Name> | null>;
};

/** What happens to a parent's ring that no bird has. */
const unknownRing = z.enum(unknownRings, "fields.invalid");

const fields = {
  identifier: ring,
  name: optional(line(100)),
  sex: z.enum(sexes, "fields.invalid"),
  species_id: id,
  status_id: optional(id),
  /** The day, or the month or the year alone: `2024-03-05`, `2024-03`, `03/2024`, `2024`. */
  birth_date: optional(partDay),
  /** How much of that date is known, where it says more; goes with the date, never alone. */
  birth_precision: choice(birthPrecisions),
  father_id: optional(id),
  mother_id: optional(id),
  /** A parent named by its ring, as a person types it; a ring that is given wins over the id. */
  father_ring: optional(ring),
  mother_ring: optional(ring),
  foster_father_id: optional(id),
  foster_mother_id: optional(id),
  foster_father_ring: optional(ring),
  foster_mother_ring: optional(ring),
  notes: optional(notes(2000)),
  /** Somebody else's bird, kept only as an ancestor. */
  is_reference: z.boolean("fields.invalid"),
  place_id: optional(id),
  ...facts,
  unknown_parents: unknownRing,
  /** The same for one of them, over what is said of all. */
  unknown_father: unknownRing,
  unknown_mother: unknownRing,
  unknown_foster_father: unknownRing,
  unknown_foster_mother: unknownRing,
};

/** The version that was read. */
export const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();
/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new bird. Absent and null mean unknown; the add form fills in today's date, the API does not. */
export const birdDraft = z
  .object(fields)
  .partial()
  .extend({ identifier: ring, sex: fields.sex.default("unknown"), species_id: id, org_id });

export type BirdDraft = z.output<typeof birdDraft>;

/** An edit: absent is unchanged, null clears; the species never changes. With `version` a stale edit is refused. */
export const birdChange = z.object({ ...fields, org_id, version }).partial();
export type BirdChange = z.output<typeof birdChange>;

/** Facts that a person types otherwise than they are stored. */
const typedFacts = Object.fromEntries(
  given.flatMap((name) => {
    const typed = rulesOf(name).typed();
    return typed ? [[name, typed.optional()]] : [];
  }),
) as { [Name in TypedFact]: z.ZodOptional<z.ZodType<FactValue<Name> | null>> };

/** What a form has otherwise than the API: a price in euros, a box for the month and one for the year of a birth. It always sends the ring, so an emptied box is a fault. */
const asTyped = {
  identifier: ring,
  ...typedFacts,
  birth_precision: choice(birthsKnown).optional(),
  // Only one box counts, and only that one is judged: by the API, as the birth date.
  birth_month: optional(z.string("fields.invalid")).optional(),
  birth_year: optional(z.string("fields.invalid")).optional(),
};
export const birdDraftForm = birdDraft.extend(asTyped);
export const birdChangeForm = birdChange.extend(asTyped);

/** One parent, named from the tree of its young. */
export const parentForms = {
  father: z.object({ father_ring: ring, unknown_father: unknownRing.optional(), version }),
  mother: z.object({ mother_ring: ring, unknown_mother: unknownRing.optional(), version }),
};

/** The bird of a round, by any part of its ring. */
export const soughtBird = z.object({ ring: line(200) });

/** What a bird really is, where it was recorded as another species. With `version` a stale correction is refused. */
export const speciesCorrection = z.object({ species_id: id, version });
export type SpeciesCorrection = z.output<typeof speciesCorrection>;
