import * as z from "zod";
import { calendarDay, id, notes, optional } from "#worker/fields.ts";

/** By what a result is broken down. */
export const breakdowns = ["category", "species", "pair", "bird", "contact"] as const;
export type Breakdown = (typeof breakdowns)[number];
/** The figures whose rows are told one by one. */
const figures = [
  ...(["result", "income", "expense", "income_vat", "expense_vat"] as const),
  ...(["cash", "due", "overdue", "unshared", "stock", "reserved"] as const),
] as const;
/** Of a line of a breakdown its income or expense alone. */
const sides = ["income", "expense"] as const;
/** What stands beside a period: as much time before it, or the same of last year. */
const againsts = ["before", "year"] as const;
export type Against = (typeof againsts)[number];
/** So many rows a page tells at most. */
export const rowsAPage = 100;

const org_id = id.optional();
const fromTo = { from: optional(calendarDay).default(null), to: optional(calendarDay).default(null), org_id };
const inOrder = ({ from, to }: { from: string | null; to: string | null }) => !from || !to || from <= to;
const disorder = { path: ["to"], error: "finance.period.order" };

/** Of which days; the year of today where nothing is said. */
export const periodFilter = z.object(fromTo).refine(inOrder, disorder);
export type PeriodFilter = z.output<typeof periodFilter>;

/** What is looked at: a period, what stands beside it, by what, and of which line or figure the rows are told. */
export const financeFilter = z
  .object({
    ...fromTo,
    against: z.enum(againsts, "fields.invalid").default("before"),
    by: z.enum([...breakdowns, ...figures], "fields.invalid").default("category"),
    of: z.string("fields.invalid").max(200, "fields.invalid").optional(),
    side: z.enum(sides, "fields.invalid").optional(),
    /** Of which money; the organisation's own where nothing is said. */
    currency: z
      .string("fields.invalid")
      .regex(/^[A-Z]{3}$/, "fields.invalid")
      .optional(),
    page: z.coerce.number("fields.invalid").int("fields.invalid").min(1, "fields.invalid").max(10_000).default(1),
  })
  .refine(inOrder, disorder);
export type FinanceFilter = z.output<typeof financeFilter>;

/** Why a month is opened again. */
export const unlockReason = z.object({ reason: notes(500).pipe(z.string().min(1, "finance.unlock.reason")), org_id });
export const ownOnly = z.object({ org_id });
