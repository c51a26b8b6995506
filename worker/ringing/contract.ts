import * as z from "zod";
import { ringColourWords } from "#db/vocabulary.ts";
import { ringMarkStates } from "#db/words/stock.ts";
import { calendarDay, decimal, digits, id, line, notes, optional, paging, stamp } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** So many numbers a series has at most. */
export const mostNumbers = 10_000;
/** So many a page of its grid shows. */
export const numbersAtOnce = 500;
const highest = 999_999_999;

/** A number of a series: whole, none below 0. */
const number = z
  .number("ringing.number.whole")
  .int("ringing.number.whole")
  .min(0, "ringing.number.whole")
  .max(highest, "ringing.number.whole");

const fields = {
  pattern: stamp(80, "ringing.pattern.required"),
  year: z.number("ringing.year").int("ringing.year").min(1950, "ringing.year").max(2100, "ringing.year"),
  /** The diameter within, in mm. */
  size_mm: decimal(0.1, 100, "ringing.size"),
  first: number,
  last: number,
  federation: optional(line(120)),
  breeder_code: optional(stamp(60)),
  colour: optional(z.enum(ringColourWords, "fields.invalid")),
  notes: optional(notes(2000)),
};

/** A new series: pattern, year, size, first and last number are needed. */
export const seriesDraft = z.object({
  ...fields,
  federation: fields.federation.default(null),
  breeder_code: fields.breeder_code.default(null),
  colour: fields.colour.default(null),
  notes: fields.notes.default(null),
  org_id,
});
export type SeriesDraft = z.output<typeof seriesDraft>;

/** An edit: absent is unchanged, null clears. */
export const seriesChange = z.object({ ...fields, version, org_id }).partial();
export type SeriesChange = z.output<typeof seriesChange>;

/** What became of a number that no bird wears, or of each from it to the `last`; today unless it says another day. */
export const markDraft = z.object({
  number,
  last: optional(number).default(null),
  state: z.enum(ringMarkStates, "fields.invalid"),
  on: optional(calendarDay).default(null),
  why: optional(line(200)).default(null),
  org_id,
});
export type MarkDraft = z.output<typeof markDraft>;

/** Which numbers of a series: `page` counts pages of 500. */
export const gridQuery = z.object({ ...paging });

/** Whose next ring is asked for: of a species, of a bird that hatched in that year. */
export const nextQuery = z.object({
  species_id: z.string().max(64, "fields.invalid").default(""),
  year: digits("ringing.year")
    .refine((year) => year >= 1900 && year <= 2100, "ringing.year")
    .optional(),
});
export type NextQuery = z.output<typeof nextQuery>;

const typedNumber = z.preprocess((value) => {
  const text = typeof value === "string" ? value.trim() : value;
  if (typeof text !== "string") return text;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}, number);

/** The form of a series: numbers as they are typed. */
export const seriesForm = z.object({
  ...fields,
  year: z.preprocess(
    (value) => (typeof value === "string" ? (/^\s*\d{4}\s*$/.test(value) ? Number(value) : Number.NaN) : value),
    fields.year,
  ),
  first: typedNumber,
  last: typedNumber,
  federation: seriesDraft.shape.federation,
  breeder_code: seriesDraft.shape.breeder_code,
  colour: seriesDraft.shape.colour,
  notes: seriesDraft.shape.notes,
});

/** The form of a mark. */
export const markForm = z.object({
  ...markDraft.shape,
  number: typedNumber,
  last: optional(typedNumber).default(null),
});

/** Up to which number a mark is taken back; of that number alone unless it is said. */
export const unmarkQuery = z.object({ last: digits("ringing.number.whole").optional() });
