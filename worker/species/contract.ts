import * as z from "zod";
import { id, label, line, notes, optional, paging } from "#worker/fields.ts";
import { type Figures, misfits } from "./season-contract.ts";

const percent = z.number("fields.number").min(0, "species.humidity.range").max(100, "species.humidity.range");

const whole = (most: number, message: string) => z.number(message).int(message).min(1, message).max(most, message);

/** Days of incubation on which eggs are candled. */
const candlingDays = z
  .array(whole(364, "species.candling.range"), "species.candling.range")
  .min(1, "species.candling.range")
  .max(10, "species.candling.many");

/** The same as one box holds them: `5, 10`. */
export const typedCandlingDays = optional(
  z
    .string("species.candling.range")
    .transform((text) => text.split(/[\s,;]+/u).flatMap((day) => (day === "" ? [] : [Number(day)])))
    .pipe(candlingDays),
).optional();

/** What may be said of a species, each field for itself. Temperature in °C, humidity in % relative humidity. */
export const speciesFields = z.object({
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
  /** How much of its weight an egg loses until it is pipped, in %; 13 where nobody says. */
  weight_loss_pct: optional(
    z.number("species.weight_loss.range").min(11, "species.weight_loss.range").max(16, "species.weight_loss.range"),
  ).optional(),
  turning_enabled: z.boolean("fields.invalid").default(true),
  has_exception_profile: z.boolean("fields.invalid").default(false),
  profile_notes: optional(notes(2000)).optional(),
  /** The inner diameter of the closed rings used for it, in mm. */
  ring_size_mm: optional(
    z.number("fields.number").min(1, "species.ring_size.range").max(40, "species.ring_size.range"),
  ).optional(),
  /** The last day of the usual incubation; `incubation_days` is the first. */
  incubation_days_to: optional(whole(365, "species.incubation.range")).optional(),
  candling_days: optional(candlingDays).optional(),
  lay_interval_days: optional(whole(30, "species.lay_interval.range")).optional(),
  /** The number of the egg from which the hen sits. */
  sits_from_egg: optional(whole(30, "species.sits_from.range")).optional(),
  /** Days after the hatch between which a closed ring fits; so is the day of weaning. */
  ring_days_from: optional(whole(365, "species.ring_days.range")).optional(),
  ring_days_to: optional(whole(365, "species.ring_days.range")).optional(),
  weaning_day: optional(whole(730, "species.weaning.range")).optional(),
  /** Which catalogue entry it was copied from, if any. */
  catalogue_slug: optional(z.string("fields.invalid").regex(/^[a-z0-9_-]{1,60}$/, "fields.invalid")).optional(),
  /** Must be the caller's own; it never selects data. */
  org_id: id.optional(),
});

/** Refuses figures that contradict each other, at the field that has to move. */
export function inOrder(figures: Figures, context: z.RefinementCtx): void {
  for (const { field, key } of misfits(figures)) context.addIssue({ code: "custom", message: key, path: [field] });
}

/** A species of the organisation's own list. */
export const speciesDraft = speciesFields.superRefine(inOrder);

export type SpeciesDraft = z.output<typeof speciesDraft>;

/** What may be changed later: an absent field stays, null empties it. With a version the edit is of that version only. */
export const speciesChange = speciesFields
  .omit({ catalogue_slug: true })
  .extend({
    turning_enabled: z.boolean("fields.invalid").optional(),
    has_exception_profile: z.boolean("fields.invalid").optional(),
    version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional(),
  })
  .partial();

/** Which of the organisation's species are asked for: all, or those of which that is a part of a name; a page of them. */
export const speciesFilter = z.object({
  ...paging,
  q: z.string("fields.invalid").trim().max(200, "fields.long").default(""),
  org_id: id.optional(),
});

/** Which entries of the catalogue are asked for: all, or those that go by these words, and those of `keep` all the same. */
export const catalogueFilter = z.object({
  q: z.string("fields.invalid").trim().max(200, "fields.long").default(""),
  keep: z
    .string("fields.invalid")
    .max(4000, "fields.long")
    .default("")
    .transform((slugs) => slugs.split(",")),
});

/** Which entries of the catalogue to copy. */
export const catalogueChoice = z.object({
  slugs: z
    .array(z.string("fields.invalid").max(60, "fields.invalid"), "species.slugs.required")
    .min(1, "species.slugs.required")
    .max(200, "fields.long"),
});
