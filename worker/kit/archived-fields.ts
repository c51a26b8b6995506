import * as z from "zod";
import { calendarDay, label, notes } from "#worker/fields.ts";

// What a column of an archived row may hold. Lengths are more generous than the forms', because what a form takes may grow.

/** An absent column is an empty one. */
export const empty = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
export const rowId = z.string("fields.invalid").regex(/^\w{1,64}$/, "fields.invalid");
export const word = label(300);
export const text = (max: number) => empty(notes(max));
export const day = empty(calendarDay);
export const instant = z
  .string("fields.invalid")
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/, "fields.invalid")
  .refine((at) => !Number.isNaN(Date.parse(at)), "fields.invalid");
export const flag = z.union([z.literal(0), z.literal(1)], "fields.invalid");
export const whole = (least: number, most: number) =>
  z.int("fields.number").min(least, "fields.number").max(most, "fields.number");
export const number = (least: number, most: number) =>
  z.number("fields.number").min(least, "fields.number").max(most, "fields.number");
export const version = whole(1, 1_000_000_000);
export const position = whole(-1_000_000_000, 1_000_000_000);
/** Worked out anew from what it sums up. */
export const derived = empty(z.string("fields.invalid").max(10_000, "fields.long"));
export const millimetres = empty(number(0.1, 100));
/** One of a closed list of words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) => z.enum(words, "fields.invalid");
