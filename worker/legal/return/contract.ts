import * as z from "zod";
import { digits, id } from "#worker/fields.ts";
import { returnFields } from "#worker/legal/given/columns-contract.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const ofYears = z
  .number("fields.invalid")
  .int("fields.invalid")
  .min(1900, "fields.invalid")
  .max(2200, "fields.invalid");
const year = digits("fields.invalid").pipe(ofYears);

/** Of which year, else of the one that is due; `most` rows are answered at most, beside how many there are. */
export const returnQuestion = z.object({
  year: year.optional(),
  most: digits("fields.invalid").pipe(z.number().int().min(1).max(20_000, "fields.invalid")).optional(),
  org_id,
});
export const fileQuestion = z.object({ year: year.optional(), org_id });
export const issueDraft = z.object({ year: ofYears, org_id });

/** The multipart body of the year's file. */
export const yearsFile = z.object({
  file: z
    .instanceof(File, { error: "legal.return.file.missing" })
    .refine((file) => file.size > 0, "legal.return.file.missing"),
  year,
  org_id,
});

/** What each column that was asked holds, by its letters; empty where it stays empty. */
export const columnsChoice = z.object({
  year: ofYears,
  version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid"),
  columns: z.record(
    z.string().regex(/^[A-Z]{1,3}$/, "fields.invalid"),
    z.enum([...returnFields, ""], "fields.invalid"),
  ),
  org_id,
});
export type ColumnsChoice = z.output<typeof columnsChoice>;
