import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { paymentMethods, recurringUnits } from "#db/words/trade.ts";
import { calendarDay, digits, label, line, notes, optional } from "#worker/fields.ts";
import { amountField } from "#worker/money/amount-field.ts";
import { mostApart } from "./contract.ts";

// The forms of an expense and of what comes again: amounts in the words of their reader, rows numbered behind their names.

/** In which currency and language amounts are typed, and how many rows a form shows. */
type FormOf = { currency: string; language: Language; lines: number; shares: number };

const blank = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optionalBox = <Box extends z.ZodType>(box: Box) => z.preprocess(blank, box.optional());

/** A percentage as it is typed: `23`, `6,5 %`. */
const percentBox = z
  .string("money.percent")
  .max(20, "money.percent")
  .transform((text) => text.normalize("NFKC").replace(/[\s%]/g, "").replace(",", "."))
  .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100, "money.percent")
  .transform(Number);

/** How large a part is: a percentage where it ends in `%`, else an amount; of nothing it is an equal part. */
const partBox = ({ currency, language }: FormOf) =>
  z.string("money.unreadable").transform((text, context): { pct: number } | { cents: number } => {
    const isPercent = /%\s*$/.test(text);
    const read = (isPercent ? percentBox : amountField(currency, language)).safeParse(text);
    if (read.success) return isPercent ? { pct: read.data } : { cents: read.data };
    for (const issue of read.error.issues) context.issues.push({ ...issue, code: "custom", input: text, path: [] });
    return z.NEVER;
  });

const common = {
  category: optional(label(60)).default(null),
  own_category: optional(label(60)).default(null),
  contact_id: z.string("fields.invalid").max(64, "fields.invalid").optional(),
  contact_name: optional(label(200)).default(null),
};

/** `text_1`, `amount_1` and so on, as many as the form has. */
const numbered = <Shape extends z.ZodRawShape>(count: number, shape: Shape): z.ZodRawShape =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) =>
      Object.entries(shape).map(([name, box]) => [`${name}_${at + 1}`, box] as const),
    ).flat(),
  );

const shareShape = (of: FormOf) => ({
  share_on: optional(line(200)).default(null),
  share_part: optionalBox(partBox(of)),
});

const lineShape = ({ currency, language }: FormOf) => ({
  text: optional(line(200)).default(null),
  amount: optionalBox(amountField(currency, language)),
  vat: optionalBox(percentBox),
  bird: z.string("fields.invalid").max(64, "fields.invalid").optional(),
});

/** An expense as its form sends it; the first amount is all it must have. */
export const expenseForm = (of: FormOf) =>
  z.object({
    on: calendarDay,
    due_on: optional(calendarDay).default(null),
    notes: optional(notes(2000)).default(null),
    paid: z.enum(["yes", "no"], "fields.invalid").default("yes"),
    method: z.enum(paymentMethods, "fields.invalid").optional(),
    ...common,
    ...numbered(of.lines, lineShape(of)),
    amount_1: amountField(of.currency, of.language),
    ...numbered(of.shares, shareShape(of)),
  });

/** What comes again, as its form sends it. */
export const recurringForm = (of: FormOf) =>
  z.object({
    on: calendarDay,
    until: optional(calendarDay).default(null),
    text: optional(line(200)).default(null),
    amount: amountField(of.currency, of.language),
    vat: optionalBox(percentBox),
    every_unit: z.enum(recurringUnits, "expenses.every.unit"),
    every_n: z.preprocess(
      (value) => blank(value) ?? "1",
      digits("expenses.every.n").refine((n) => n >= 1 && n <= mostApart, "expenses.every.n"),
    ),
    ...common,
    ...numbered(of.shares, shareShape(of)),
  });

/** The amount an expected expense turned out to have. */
export const confirmForm = (of: Pick<FormOf, "currency" | "language">) =>
  z.object({ amount: amountField(of.currency, of.language) });
