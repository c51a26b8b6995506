import * as z from "zod";
import { euAnnexes, sexes } from "#db/vocabulary.ts";
import { sourceCodes } from "#db/words/cites.ts";
import { movementStates } from "#db/words/legal.ts";
import { calendarDay, digits, id, line, notes, optional, paging } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const year = digits("fields.invalid").pipe(z.number().int().min(1900, "fields.invalid").max(2200, "fields.invalid"));

export const bookDraft = z.object({ on: calendarDay, org_id });
/** Up to which day, it included, noted lines are entered. */
export const entryDraft = z.object({ to: calendarDay, org_id });

export const lineFilter = z.object({
  ...paging,
  year: year.optional(),
  species_id: id.optional(),
  bird_id: id.optional(),
  state: z.enum(movementStates, "fields.invalid").optional(),
  org_id,
});
export type LineFilter = z.output<typeof lineFilter>;

export const balanceFilter = z.object({ on: calendarDay.optional(), org_id });
export const fileFilter = z.object({ year: year.optional(), species_id: id.optional(), org_id });
export type FileFilter = z.output<typeof fileFilter>;

/** What is filled in by hand: cells that are empty, and a sex that is not known. */
export const lineChange = z.object({
  mark: optional(line(100)).optional(),
  sex: optional(z.enum(sexes, "fields.invalid")).optional(),
  birth_date: optional(calendarDay).optional(),
  annex: optional(z.enum(euAnnexes, "fields.invalid")).optional(),
  source_code: optional(z.enum(sourceCodes, "fields.invalid")).optional(),
  certificate: optional(line(100)).optional(),
  parents: optional(line(400)).optional(),
  party_name: optional(line(200)).optional(),
  party_tax_id: optional(line(40)).optional(),
  party_registration: optional(line(100)).optional(),
  party_address: optional(line(400)).optional(),
  document: optional(line(200)).optional(),
  document_on: optional(calendarDay).optional(),
  notes: optional(notes(2000)).optional(),
  org_id,
});
export type LineChange = Omit<z.output<typeof lineChange>, "org_id">;
