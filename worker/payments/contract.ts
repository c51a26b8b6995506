import * as z from "zod";
import { paymentDirections, paymentKinds, paymentMethods } from "#db/words/trade.ts";
import { contactNamed } from "#worker/contacts/contract.ts";
import { calendarDay, id, notes, optional, paging } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** The largest amount, in minor units: what a typed amount may be, of a currency with three digits. */
export const mostCents = 9_999_999_999;

const cents = z
  .number("money.required")
  .int("money.unreadable")
  .min(1, "money.some")
  .max(mostCents, "money.unreadable");

const fields = {
  direction: z.enum(paymentDirections, "payments.direction"),
  kind: z.enum(paymentKinds, "fields.invalid"),
  on: calendarDay,
  cents,
  method: z.enum(paymentMethods, "payments.method"),
  /** What it is for: one of the three. With neither sale nor expense it is the contact's credit. */
  sale_id: optional(id),
  expense_id: optional(id),
  ...contactNamed,
  notes: optional(notes(2000)),
};

/** Money that came or went. */
export const paymentDraft = z.object({
  ...fields,
  kind: fields.kind.default("part"),
  method: fields.method.default("transfer"),
  sale_id: fields.sale_id.default(null),
  expense_id: fields.expense_id.default(null),
  contact_id: fields.contact_id.default(null),
  contact_name: fields.contact_name.default(null),
  notes: fields.notes.default(null),
  org_id,
});
export type PaymentDraft = z.output<typeof paymentDraft>;

/** An edit: absent is unchanged, null clears. With `version` a stale edit is refused. */
export const paymentChange = z.object({ ...fields, version, org_id }).partial();
export type PaymentChange = z.output<typeof paymentChange>;

/** Payments of some days, both included; an absent bound is none. */
export const paymentFilter = z.object({
  ...paging,
  from: optional(calendarDay).default(null),
  to: optional(calendarDay).default(null),
  direction: z.enum([...paymentDirections, ""], "fields.invalid").default(""),
  sale_id: optional(id).default(null),
  expense_id: optional(id).default(null),
  contact_id: optional(id).default(null),
  org_id,
});
export type PaymentFilter = z.output<typeof paymentFilter>;

/** What a new payment is for already. */
export const paymentChoicesFilter = z.object({
  sale_id: id.optional(),
  expense_id: id.optional(),
  contact_id: id.optional(),
  org_id,
});

export const dueFilter = z.object({
  ...paging,
  /** Only what is late. */
  late: z.enum(["1", ""], "fields.invalid").default(""),
  direction: z.enum([...paymentDirections, ""], "fields.invalid").default(""),
  currency: z
    .string("fields.invalid")
    .regex(/^([A-Z]{3})?$/, "fields.invalid")
    .default(""),
  contact_id: optional(id).default(null),
  org_id,
});
export type DueFilter = z.output<typeof dueFilter>;

/**
 * What is still open of a sale or an expense is paid today: all of it, or `cents` of it. With `open_cents`, what was open
 * when it was read, a second press is refused instead of paying twice.
 */
export const paidToday = z
  .object({
    sale_id: optional(id).default(null),
    expense_id: optional(id).default(null),
    cents: cents.optional(),
    open_cents: cents.optional(),
    method: fields.method.optional(),
    org_id,
  })
  .refine((it) => (it.sale_id === null) !== (it.expense_id === null), { path: ["sale_id"], error: "payments.for" });
export type PaidToday = z.output<typeof paidToday>;

/** Whom to remind: the buyer of a sale. */
export const reminderDraft = z.object({ sale_id: id, org_id });
