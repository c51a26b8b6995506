import { z } from "zod";
import { sexes } from "#db/vocabulary.ts";
import { calendarDay, digits, id, label, line, notes, optional } from "#worker/fields.ts";

export const ring = label(100, "birds.identifier.required", "birds.identifier.long");

const fields = {
  identifier: ring,
  name: optional(line(100)),
  sex: z.enum(sexes, "fields.invalid"),
  species_id: id,
  status_id: optional(id),
  birth_date: optional(calendarDay),
  father_id: optional(id),
  mother_id: optional(id),
  /** A parent named by its ring, as a person types it; a ring that is given wins over the id. */
  father_ring: optional(ring),
  mother_ring: optional(ring),
  notes: optional(notes(2000)),
};

const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();
/** Must be the caller's own; it never selects data. */
const org_id = id.optional();

/** A new bird. Absent and null mean unknown; the add form fills in today's date, the API does not. */
export const birdDraft = z.object({
  ...fields,
  name: fields.name.optional(),
  sex: fields.sex.default("unknown"),
  status_id: fields.status_id.optional(),
  birth_date: fields.birth_date.optional(),
  father_id: fields.father_id.optional(),
  mother_id: fields.mother_id.optional(),
  father_ring: fields.father_ring.optional(),
  mother_ring: fields.mother_ring.optional(),
  notes: fields.notes.optional(),
  org_id,
});

export type BirdDraft = z.output<typeof birdDraft>;

/** An edit: absent is unchanged, null clears; the species never changes. With `version` a stale edit is refused. */
export const birdChange = z.object({ ...fields, org_id, version }).partial();
export type BirdChange = z.output<typeof birdChange>;

const generations = digits("birds.generations")
  .refine((depth) => depth >= 0 && depth <= 6, "birds.generations")
  .default(2);
const flag = z
  .enum(["true", "false", "1", "0"], "fields.invalid")
  .default("true")
  .transform((word) => word === "true" || word === "1");

export const lineageFilter = z.object({ ancestors: generations, descendants: generations, include_siblings: flag });
export type LineageFilter = z.output<typeof lineageFilter>;

/** The question of lists without filters. */
export const ofOrganization = z.object({ org_id });
