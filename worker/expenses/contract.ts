import * as z from "zod";
import { paymentMethods, recurringUnits, shareKinds } from "#db/words/trade.ts";
import { contactNamed } from "#worker/contacts/contract.ts";
import { calendarDay, id, label, line, notes, optional, paging } from "#worker/fields.ts";

/** Must be the caller's own; it never selects data. */
const org_id = id.optional();
const version = z.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid");

/** How many lines and shares an expense has at most; triggers hold it. */
export const mostRows = 100;
/** What comes every so many weeks, months or years: at most so many. */
export const mostApart = 120;

/** The largest amount, in minor units of whatever currency: `mostMajor` of `worker/money` at three digits. */
export const mostCents = 9_999_999_000;

/** Minor units, VAT within. */
const cents = z
  .number("money.unreadable")
  .int("money.unreadable")
  .min(0, "money.negative")
  .max(mostCents, "money.unreadable");
const some = cents.min(1, "money.some");
/** At most two decimals. */
const percent = z
  .number("money.percent")
  .min(0, "money.percent")
  .max(100, "money.percent")
  .refine((pct) => Number.isInteger(Math.round(pct * 1e6) / 1e4), "money.percent");

/** One of `expenseCategories`, or the breeder's own words. */
const category = label(60, "expenses.category.required");

const expenseLine = z.object({
  text: optional(line(200)).default(null),
  cents,
  vat_pct: percent.default(0),
  /** The bird that was bought: in one expense only. */
  bird_id: optional(id).default(null),
});

const lines = z
  .array(expenseLine, "expenses.lines.required")
  .min(1, "expenses.lines.required")
  .max(mostRows, "expenses.rows.many")
  .refine((all) => all.length === 0 || all.some(({ cents }) => cents !== 0), "money.some");

const targets = Object.fromEntries(shareKinds.map((kind) => [`${kind}_id`, optional(id).default(null)])) as Record<
  `${(typeof shareKinds)[number]}_id`,
  z.ZodDefault<ReturnType<typeof optional<typeof id>>>
>;

/**
 * A part on one species, pair, bird, place or machine, or by the name alone of what is gone: a percentage, an amount, or
 * neither, which is an equal part.
 */
const share = z
  .object({
    ...targets,
    text: optional(line(200)).default(null),
    pct: optional(percent).default(null),
    cents: optional(cents).default(null),
  })
  .refine(
    (it) => [it.text, ...shareKinds.map((kind) => it[`${kind}_id`])].filter(Boolean).length === 1,
    "expenses.shares.one",
  )
  .refine(({ pct, cents }) => pct === null || cents === null, { path: ["pct"], error: "expenses.shares.both" });
export type StatedShare = z.output<typeof share>;

const shares = z.array(share, "fields.invalid").max(mostRows, "expenses.rows.many");

const fields = {
  category,
  on: calendarDay,
  /** The day it is to be paid; none is its own. */
  due_on: optional(calendarDay),
  ...contactNamed,
  notes: optional(notes(2000)),
  /** Said again it is all of them. */
  lines,
  shares,
  method: z.enum(paymentMethods, "fields.invalid").optional(),
};

/** A draft names nobody unless it says whom. */
const nobody = {
  contact_id: contactNamed.contact_id.default(null),
  contact_name: contactNamed.contact_name.default(null),
};

/** A new expense: its category and one line say enough. It is paid on its day unless said otherwise. */
export const expenseDraft = z.object({
  ...fields,
  ...nobody,
  on: optional(calendarDay).default(null),
  due_on: fields.due_on.default(null),
  notes: fields.notes.default(null),
  shares: shares.default([]),
  paid: z.boolean("fields.invalid").default(true),
  /** In which amounts were typed, where a form read them: it must be the organisation's still. */
  currency: z.string("fields.invalid").max(3, "fields.invalid").optional(),
  org_id,
});
export type ExpenseDraft = z.output<typeof expenseDraft>;

/** An edit: absent is unchanged, null clears. `paid` pays the rest on its day, or takes its own payment back. */
export const expenseChange = z
  .object({ ...fields, paid: z.boolean("fields.invalid"), currency: expenseDraft.shape.currency, version, org_id })
  .partial();
export type ExpenseChange = z.output<typeof expenseChange>;

/** What an expected expense turned out to be; whatever is not said is as it was expected. */
export const expenseConfirmed = z.object({
  on: calendarDay.optional(),
  cents: some.optional(),
  method: fields.method,
  paid: z.boolean("fields.invalid").default(true),
  org_id,
});
export type ExpenseConfirmed = z.output<typeof expenseConfirmed>;

const filterDay = z.preprocess((value) => value || undefined, calendarDay.optional());

export const expenseFilter = z.object({
  ...paging,
  from: filterDay,
  to: filterDay,
  category: z.string("fields.invalid").max(60, "fields.long").default(""),
  contact_id: z.string("fields.invalid").max(64, "fields.invalid").default(""),
  org_id,
});
export type ExpenseFilter = z.output<typeof expenseFilter>;

/** How often it comes again. */
const every = z.strictObject({
  unit: z.enum(recurringUnits, "expenses.every.unit"),
  n: z
    .number("expenses.every.n")
    .int("expenses.every.n")
    .min(1, "expenses.every.n")
    .max(mostApart, "expenses.every.n")
    .default(1),
});

const recurringFields = {
  category,
  ...contactNamed,
  text: optional(line(200)),
  cents: some,
  vat_pct: percent,
  every,
  /** The first of its days, by which the later ones are counted; made are those from today on. */
  on: calendarDay,
  until: optional(calendarDay),
  shares,
};

/** What comes again: the clock makes each an expected expense. */
export const recurringDraft = z.object({
  ...recurringFields,
  ...nobody,
  text: recurringFields.text.default(null),
  vat_pct: percent.default(0),
  on: optional(calendarDay).default(null),
  until: recurringFields.until.default(null),
  shares: shares.default([]),
  org_id,
});
export type RecurringDraft = z.output<typeof recurringDraft>;

export const recurringChange = z.object({ ...recurringFields, version, org_id }).partial();
export type RecurringChange = z.output<typeof recurringChange>;
