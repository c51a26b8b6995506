import * as z from "zod";
import type { Language } from "#db/vocabulary.ts";
import { paymentDirections, paymentKinds, paymentMethods } from "#db/words/trade.ts";
import { calendarDay, label, notes, optional } from "#worker/fields.ts";
import { amountField } from "#worker/money/amount-field.ts";

/** A payment as its form sends it: the amount as it is typed, what it is for in one box (`sale <id>`, `expense <id>`). */
export const paymentForm = ({ currency, language }: { currency: string; language: Language }) =>
  z.object({
    amount: amountField(currency, language),
    on: calendarDay,
    direction: z.enum(paymentDirections, "payments.direction"),
    kind: z.enum(paymentKinds, "fields.invalid"),
    method: z.enum(paymentMethods, "payments.method"),
    of: optional(z.string("fields.invalid").max(100, "fields.invalid")).default(null),
    contact_id: optional(z.string("fields.invalid").max(64, "fields.invalid")).default(null),
    contact_name: optional(label(200)).default(null),
    notes: optional(notes(2000)).default(null),
  });
