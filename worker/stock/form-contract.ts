import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { type StockUnit, stockUnits } from "#db/words/stock.ts";
import { paymentMethods } from "#db/words/trade.ts";
import { calendarDay, label, line, notes, optional } from "#worker/fields.ts";
import { amountField } from "#worker/money/amount-field.ts";
import { typedUnits } from "./amount-contract.ts";

// The forms of the shelf: amounts in packs, kg, g, l or ml, prices in the words of their reader.

type Of = { unit: StockUnit; pack_size: number | null };
const isBlank = (value: unknown) => typeof value === "string" && value.trim() === "";
const optionalBox = <Box extends z.ZodType>(box: Box) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), box.optional());

/** The box of an amount, in units of the item. */
const unitsBox = (of: Of, least: 0 | 1 = 1) =>
  z
    .string("stock.quantity")
    .max(40, "stock.quantity")
    .transform((text, context): number => {
      const read = typedUnits(text, { ...of, least });
      if ("units" in read) return read.units;
      context.issues.push({ code: "custom", input: text, message: read.fault });
      return z.NEVER;
    });

const oneId = z.string("fields.invalid").max(64, "fields.invalid").optional();

/** An item as its form sends it; its pack and minimum are typed in what `unit` measures. */
export const itemForm = (unit: StockUnit) =>
  z.object({
    name: label(120, "stock.name.required"),
    category: optional(label(60)).default(null),
    own_category: optional(label(60)).default(null),
    unit: z.enum(stockUnits, "stock.unit"),
    pack_size: optionalBox(unitsBox({ unit, pack_size: null })),
    minimum: optionalBox(unitsBox({ unit, pack_size: null }, 0)),
    supplier_name: optional(label(200)).default(null),
    place_id: oneId,
    species_id: oneId,
    code: optional(line(60)).default(null),
    notes: optional(notes(2000)).default(null),
  });

const percentBox = z
  .string("money.percent")
  .max(20, "money.percent")
  .transform((text) => text.normalize("NFKC").replace(/[\s%]/g, "").replace(",", "."))
  .refine((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100, "money.percent")
  .transform(Number);

/** A move or a count as its form sends it. */
export const moveForm = (of: Of & { currency: string; language: Language; least?: 0 | 1 }) =>
  z.object({
    on: calendarDay,
    amount: unitsBox(of, of.least),
    price: optionalBox(amountField(of.currency, of.language)),
    vat: optionalBox(percentBox),
    expense: z.string("fields.invalid").max(10, "fields.invalid").optional(),
    method: z.enum([...paymentMethods, "later"], "fields.invalid").optional(),
    batch: optional(line(60)).default(null),
    expires_on: optional(calendarDay).default(null),
    supplier_name: optional(label(200)).default(null),
    lot_id: oneId,
    expired: z.string("fields.invalid").max(10, "fields.invalid").optional(),
    used_for: oneId,
    why: optional(line(200)).default(null),
  });
