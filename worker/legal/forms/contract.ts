import * as z from "zod";
import { id } from "#worker/fields.ts";
import { fieldData, placedData } from "./data-contract.ts";

/** What an empty form may weigh at most, in bytes: every paper drawn on it carries it. */
export const largestForm = 5 * 1024 * 1024;
/** Longest side of a page, in millimetres. */
const longestSide = 1200;

/** The multipart body that brings a form. */
export const formUpload = z.object({
  file: z
    .instanceof(File, { error: "attachments.missing" })
    // A browser sends a nameless empty file when none was chosen.
    .refine((file) => file.name !== "" || file.size > 0, "attachments.missing"),
});

const millimetres = (least: number, most: number) =>
  z.number("fields.invalid").min(least, "legal.form.outside").max(most, "legal.form.outside");

export const place = z.strictObject(
  {
    page: z.number("fields.invalid").int("fields.invalid").min(0, "legal.form.outside").max(8, "legal.form.outside"),
    x: millimetres(0, longestSide),
    y: millimetres(0, longestSide),
    width: z.number("fields.invalid").min(3, "legal.form.width").max(longestSide, "legal.form.outside"),
    size: z.number("fields.invalid").min(4, "legal.form.size").max(24, "legal.form.size"),
  },
  "fields.invalid",
);
export const step = z.number("fields.invalid").min(2, "legal.form.step").max(100, "legal.form.step");

/** Letters of a field's name that are kept. */
export const mostName = 120;
const name = z.string("fields.invalid").min(1, "fields.invalid").max(mostName, "fields.long");

/** Where our data goes: absent is unchanged, null goes nowhere. */
export const formChange = z.object({
  /** Of fields of the form, by their names: what they are filled with. */
  fields: z.record(name, z.enum(fieldData, "fields.invalid").nullable(), "fields.invalid").default({}),
  /** Of our data: where it is written in a form without fields. */
  places: z.partialRecord(z.enum(placedData), place.nullable(), "fields.invalid").default({}),
  step: step.optional(),
  version: z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").optional(),
  org_id: id.optional(),
});
export type FormChange = Omit<z.output<typeof formChange>, "org_id">;
