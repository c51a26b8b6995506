import * as z from "zod";
import { airKinds, calibrationMethods, trayKinds, turnings } from "#db/words/care.ts";
import { digits, id, isCalendarDay, label, line, notes, optional, paging } from "#worker/fields.ts";

/** How many trays a machine has at most. */
export const mostTrays = 100;
/** So many of the newest offsets, and of the newest power cuts, a machine tells. */
export const mostListed = 50;
/** By how much a machine may be off where nobody said otherwise, °C and %: rules of thumb. */
export const usualBands = { warning_c: 0.3, critical_c: 0.5, warning_pct: 10 } as const;
const signedForm = /^-?\d{1,5}(?:\.\d{1,2})?$/;

/** A number of two decimals at most, below zero too; text may have a comma and any minus sign. */
export const measure = (min: number, max: number, message: string) =>
  z
    .unknown()
    .transform((given) => (typeof given === "string" ? numberIn(given) : given))
    .refine((given) => typeof given === "number" && given >= min && given <= max, message)
    .transform((given) => Math.round(Number(given) * 100) / 100);

function numberIn(text: string): number {
  const bare = text.normalize("NFKC").replace(/\s/g, "").replace(/[−–]/g, "-").replace(",", ".");
  return signedForm.test(bare) ? Number(bare) : Number.NaN;
}

const momentForm =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/;

/** An instant, ISO; without a zone it is what the organisation's clocks show. `momentIn` makes an instant of it. */
const moment = z
  .string("incubators.moment.invalid")
  .transform((text) => text.trim())
  .refine((text) => momentForm.test(text) && isCalendarDay(text.slice(0, 10)), "incubators.moment.invalid")
  .refine((text) => text >= "2000", "incubators.moment.invalid");

/** A tray; with the `id` of one that is there it is that one. */
const tray = z.object({
  id: optional(id).default(null),
  name: label(40, "incubators.tray.name.required", "incubators.tray.name.long"),
  kind: z.enum(trayKinds, "incubators.tray.kind.required").default("setter"),
  /** How many eggs fit; null is not said. */
  slots: optional(
    digits("incubators.tray.slots.range").pipe(
      z.number().min(1, "incubators.tray.slots.range").max(10_000, "incubators.tray.slots.range"),
    ),
  ).default(null),
});

const bands = z
  .object({
    warning_c: measure(0.05, 5, "incubators.band.temperature"),
    critical_c: measure(0.05, 10, "incubators.band.temperature"),
    warning_pct: measure(1, 50, "incubators.band.humidity"),
  })
  .partial();

const fields = {
  name: label(60, "incubators.name.required", "incubators.name.long"),
  model: optional(line(80)),
  place_id: optional(id),
  air: z.enum(airKinds, "incubators.air.required"),
  /** The set point, °C and %; null where nobody says it: then nothing is an alarm. */
  temperature_c: optional(measure(20, 45, "incubators.temperature.range")),
  humidity_pct: optional(measure(0, 100, "incubators.humidity.range")),
  turning: z.enum(turnings, "incubators.turning.required"),
  trays: z.array(tray, "fields.invalid").max(mostTrays, "incubators.trays.many"),
  bands,
  notes: optional(notes(2000)),
};

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional();

/** A new machine. */
export const incubatorDraft = z.object({
  ...fields,
  model: fields.model.default(null),
  place_id: fields.place_id.default(null),
  temperature_c: fields.temperature_c.default(null),
  humidity_pct: fields.humidity_pct.default(null),
  turning: fields.turning.default("machine"),
  trays: fields.trays.default([]),
  bands: bands.default({}),
  notes: fields.notes.default(null),
  org_id,
});
export type IncubatorDraft = z.output<typeof incubatorDraft>;

/**
 * An edit: absent is unchanged, null clears. `trays` are all of them: one without an `id` is new, one that is not named
 * goes. With `version` a stale edit is refused.
 */
export const incubatorChange = z.object({ ...fields, org_id, version }).partial();
export type IncubatorChange = z.output<typeof incubatorChange>;

const deviation = {
  temperature_c: measure(-10, 10, "incubators.offset.temperature"),
  humidity_pct: measure(-50, 50, "incubators.offset.humidity"),
};

/** By how much the instruments are off from an instant on, now if it is not said. Absent is as it was before. */
export const offsetDraft = z.object({
  from_at: optional(moment).default(null),
  temperature_c: optional(deviation.temperature_c).default(null),
  humidity_pct: optional(deviation.humidity_pct).default(null),
  method: z.enum(calibrationMethods, "incubators.offset.method"),
  org_id,
});
export type OffsetDraft = z.output<typeof offsetDraft>;

const cutFields = {
  from_at: moment,
  /** Null while it lasts. */
  to_at: optional(moment),
  /** The coldest, °C; what was read while it lasted counts before what is said here. */
  coldest_c: optional(measure(-20, 60, "incubators.cut.coldest")),
  notes: optional(notes(500)),
};

/** When a machine was without power. */
export const powerCutDraft = z.object({
  ...cutFields,
  to_at: cutFields.to_at.default(null),
  coldest_c: cutFields.coldest_c.default(null),
  notes: cutFields.notes.default(null),
  org_id,
});
export type PowerCutDraft = z.output<typeof powerCutDraft>;
export const powerCutChange = z.object({ ...cutFields, org_id, version }).partial();
export type PowerCutChange = z.output<typeof powerCutChange>;

/** Which page of the machines. */
export const incubatorFilter = z.object({ ...paging, org_id });
