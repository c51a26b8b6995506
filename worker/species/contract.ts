import * as z from "zod";
import { id, label, line, notes, optional } from "#worker/fields.ts";

const percent = z.number("fields.number").min(0, "species.humidity.range").max(100, "species.humidity.range");

/** A species of the organisation's own list. Temperature in °C, humidity in % relative humidity. */
export const speciesDraft = z.object({
  common_name: label(100),
  latin_name: line(120),
  group: line(60),
  incubation_days: z
    .number("species.incubation.range")
    .int("species.incubation.range")
    .min(1, "species.incubation.range")
    .max(365, "species.incubation.range"),
  lockdown_days_before_hatch: optional(
    z
      .number("species.lockdown.range")
      .int("species.lockdown.range")
      .min(1, "species.lockdown.range")
      .max(10, "species.lockdown.range"),
  ).optional(),
  humidity_start_pct: optional(percent).optional(),
  humidity_lockdown_pct: optional(percent).optional(),
  temperature_c: optional(
    z
      .number("species.temperature.range")
      .min(30, "species.temperature.range")
      .max(45, "species.temperature.range")
      // In steps of 0.1 °C; the tolerance is floating point's.
      .refine((degrees) => Math.abs(degrees * 10 - Math.round(degrees * 10)) < 1e-6, "species.temperature.step"),
  ).optional(),
  turning_enabled: z.boolean("fields.invalid").default(true),
  has_exception_profile: z.boolean("fields.invalid").default(false),
  profile_notes: optional(notes(2000)).optional(),
  /** The inner diameter of the closed rings used for it, in mm. */
  ring_size_mm: optional(
    z.number("fields.number").min(1, "species.ring_size.range").max(40, "species.ring_size.range"),
  ).optional(),
  /** Which catalogue entry it was copied from, if any. */
  catalogue_slug: optional(z.string("fields.invalid").regex(/^[a-z0-9_-]{1,60}$/, "fields.invalid")).optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});

export type SpeciesDraft = z.output<typeof speciesDraft>;

/** What may be changed later: an absent field stays, null empties it. With a version the edit is of that version only. */
export const speciesChange = speciesDraft
  .omit({ catalogue_slug: true })
  .extend({
    turning_enabled: z.boolean("fields.invalid").optional(),
    has_exception_profile: z.boolean("fields.invalid").optional(),
    version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional(),
  })
  .partial();

/** Which of the organisation's species are asked for: all, or those of which that is a part of a name. */
export const speciesFilter = z.object({
  q: z.string("fields.invalid").trim().max(200, "fields.long").default(""),
  org_id: id.optional(),
});

/** Which entries of the catalogue to copy. */
export const catalogueChoice = z.object({
  slugs: z
    .array(z.string("fields.invalid").max(60, "fields.invalid"), "species.slugs.required")
    .min(1, "species.slugs.required")
    .max(200, "fields.long"),
});
