import * as z from "zod";
import type { PlanKey } from "#db/vocabulary.ts";
import { type BillingInterval, billingIntervals, type ChargeState, type SubscriptionState } from "#db/words/billing.ts";

/** What is bought: the plan by its key and how it is paid. A price or a state in the body is refused. */
export const checkoutDraft = z.strictObject({
  plan: z.string("fields.required").max(40, "fields.long"),
  period: z.enum(billingIntervals, "fields.invalid"),
});
export type CheckoutDraft = z.output<typeof checkoutDraft>;

/** To which period a subscription goes over. */
export const changeDraft = z.strictObject({ period: z.enum(billingIntervals, "fields.invalid") });

/** `refund`: the money of a first payment back, within its 14 days. */
export const cancelDraft = z.strictObject({ refund: z.boolean("fields.invalid").default(false) });

/** A used figure and the most of it; null where there is no end. */
export type Meter = { used: number; most: number | null };

/** A payment as the list of documents has it. Cents of EUR, VAT contained. */
export type BillingDocument = {
  id: string;
  /** The number of its receipt; null while it is being numbered. */
  number: number | null;
  state: ChargeState;
  on: string;
  plan: PlanKey;
  period: BillingInterval;
  period_start: string;
  period_end: string;
  gross_cents: number;
  credit_cents: number;
  net_cents: number;
  vat_cents: number;
  /** The certified invoice, where other software made one. */
  invoice_number: string | null;
  invoice_link: string | null;
};

export type BillingState = "trialing" | SubscriptionState;

/** `GET /api/billing`. Days are `YYYY-MM-DD` of the organisation's zone, instants ISO. */
export type BillingView = {
  plan: PlanKey;
  /** `ended` is Starter, also of whoever never had another. */
  state: BillingState;
  period: BillingInterval | null;
  /** What comes with the next period, where that is another. */
  next_period: BillingInterval | null;
  period_start: string | null;
  period_end: string | null;
  trial_ends_at: string | null;
  /** What is paid at `period_end`; null where nothing is. */
  next_cents: number | null;
  /** Until which day cancelling offers the money back; null where it does not. */
  refundable_until: string | null;
  /** When a payment that failed is tried again, and from when on the plan ends. */
  next_try_on: string | null;
  ends_on: string | null;
  card: { brand: string; last4: string; expires: string } | null;
  usage: { birds: Meter; members: Meter; sites: Meter; storage: Meter; keys: Meter };
  documents: BillingDocument[];
  /** What is about to be paid, until its page is too old. */
  checkout: { id: string; plan: PlanKey; period: BillingInterval; amount_cents: number } | null;
  /** Whether a plan can be paid here: a provider, and a seller whom receipts can name. */
  is_open: boolean;
  /** Of the VAT that prices contain, hundredths of a percent; null where nobody sells. */
  vat_rate: number | null;
  /** Origins of the provider, where the page sends its reader to pay: for `form-action`. */
  pays_at: readonly string[];
  /** Outside production, with the provider `test`: days can be made to pass. */
  is_test: boolean;
};

/** What a change of the period costs: credit for days already paid, what is due, and from which day on. */
export type ChangeView = {
  credit_cents: number;
  due_cents: number;
  /** Of the VAT that `due_cents` contains; null where nobody sells. */
  vat_cents: number | null;
  on: string;
};
