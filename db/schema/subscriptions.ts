import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { planKeys } from "../vocabulary.ts";
import { billingIntervals, chargeStates, paymentProviders, subscriptionStates } from "../words/billing.ts";
import { organizations } from "./accounts.ts";

const inOrganization = () =>
  text()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** What an organisation pays for its plan, the last word of the payment provider; one, once it ever began to pay. */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    /** Null while nothing was ever paid: then there is only a checkout. */
    state: text({ enum: subscriptionStates }),
    plan: text({ enum: planKeys }).notNull(),
    period: text({ enum: billingIntervals }).notNull(),
    /** What comes with the next period, where that is another. */
    next_period: text({ enum: billingIntervals }),
    provider: text({ enum: paymentProviders }).notNull(),
    /** The provider's names for who pays and for what. */
    customer: text(),
    provider_subscription: text(),
    /** What is shown of the card: its brand, its last four figures and `YYYY-MM`. */
    card_brand: text(),
    card_last4: text(),
    card_expires: text(),
    /** Days, `YYYY-MM-DD`, of the organisation's zone: the first of the period, and the first of the next. */
    period_start: text(),
    period_end: text(),
    /** The day of the month, 1 to 31, on which a period begins, or the month's last. */
    anchor_day: integer(),
    /** ISO instants. */
    first_paid_at: text(),
    past_due_since: text(),
    /** How often the payment that is due was tried, and when it is tried next. */
    tries: integer().notNull().default(0),
    next_try_at: text(),
    ended_at: text(),
    /** Cancelled because the organisation closes: should it stay after all, this resumes. */
    is_closing: integer({ mode: "boolean" }).notNull().default(false),
    /** The open checkout: one at a time. */
    checkout_id: text(),
    checkout_url: text(),
    checkout_period: text({ enum: billingIntervals }),
    checkout_expires_at: text(),
    /** The provider's time of the newest event that was applied, ISO. */
    told_at: text().notNull().default(""),
    /** When the clock last asked the provider about a period that ended without a word, ISO. */
    looked_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("subscriptions_in_organization").on(it.org_id, it.id),
    uniqueIndex("subscriptions_one").on(it.org_id),
    // The clock finds what has come to its end, what is tried again stands among it.
    index("subscriptions_by_end").on(it.period_end).where(sql`state IN ('active', 'past_due', 'cancelling')`),
    index("subscriptions_closing").on(it.org_id).where(sql`is_closing = 1`),
  ],
);

/** A payment that was made or failed, with everything that stands on its receipt. Cents of EUR, VAT contained. */
export const charges = sqliteTable(
  "charges",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    state: text({ enum: chargeStates }).notNull(),
    /** The house's number of the receipt, of `receipt_numbers`; null until that step is done, and where nothing was paid. */
    number: integer(),
    plan: text({ enum: planKeys }).notNull(),
    period: text({ enum: billingIntervals }).notNull(),
    period_start: text().notNull(),
    period_end: text().notNull(),
    /** What was paid, and what was taken off before for days already paid. */
    gross_cents: integer().notNull(),
    credit_cents: integer().notNull().default(0),
    net_cents: integer().notNull(),
    vat_cents: integer().notNull(),
    /** Hundredths of a percent: 2300 is 23 %. */
    vat_rate: integer().notNull(),
    /** Seller and buyer as they stood then, JSON of `{ name, tax_id, address }`. */
    seller: text().notNull(),
    buyer: text().notNull(),
    provider: text({ enum: paymentProviders }).notNull(),
    /** The provider's name for the payment, by which it is given back. */
    provider_payment: text(),
    /** The event that told of it: the step that numbers it is done once by this. */
    event_id: text().notNull(),
    /** Number and address of the certified invoice, which other software makes. */
    invoice_number: text(),
    invoice_link: text(),
    /** ISO instants. */
    paid_at: text().notNull(),
    refunded_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("charges_in_organization").on(it.org_id, it.id),
    uniqueIndex("charges_by_event").on(it.org_id, it.event_id),
    index("charges_by_time").on(it.org_id, it.paid_at, it.id),
    index("charges_unnumbered").on(it.org_id).where(sql`number IS NULL AND state <> 'failed'`),
    check("charges_add_up", sql`net_cents + vat_cents = gross_cents`),
  ],
);

/** Events of the payment provider, each once. */
export const providerEvents = sqliteTable(
  "provider_events",
  {
    /** The provider's name for it, behind the provider's own: `test:evt_…`. */
    id: text().notNull(),
    org_id: inOrganization(),
    kind: text().notNull(),
    /** The provider's time, ISO. */
    at: text().notNull(),
    body: text().notNull(),
    received_at: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.org_id, it.id] }),
    index("provider_events_by_time").on(it.org_id, it.at, it.id),
    index("provider_events_by_age").on(it.received_at),
  ],
);

/** The house's own: which payment has which number, without a gap, and nothing of whose it is. */
export const receiptNumbers = sqliteTable("receipt_numbers", {
  n: integer().primaryKey(),
  /** SHA-256 (hex) of the event it stands for. */
  event_hash: text().notNull().unique("receipt_numbers_by_event"),
  at: text().notNull(),
});
