import { sql } from "drizzle-orm";
import * as z from "zod";
import { charges } from "#db/schema/subscriptions.ts";
import { planKeys } from "#db/vocabulary.ts";
import { billingIntervals, chargeStates } from "#db/words/billing.ts";
import { archived } from "#worker/kit/archived.ts";
import { day, empty, instant, oneOf, rowId, whole, word } from "#worker/kit/archived-fields.ts";

const cents = whole(0, 1_000_000_000);

/** What was paid for the plan goes along to be read, and does not come back: another house was never paid it. */
export const archivedCharges = archived(charges, {
  kind: "charge",
  beside: sql``,
  worded: { state: "subscriptions.charge", plan: "subscriptions.plan", period: "audit.subscription.period" },
  // The provider's names, and who stood on the receipt: both are this house's.
  left: ["seller", "buyer", "provider", "provider_payment", "event_id"],
  row: z.strictObject({
    id: rowId,
    state: oneOf(chargeStates),
    number: empty(cents),
    plan: oneOf(planKeys),
    period: oneOf(billingIntervals),
    period_start: day,
    period_end: day,
    gross_cents: cents,
    credit_cents: cents,
    net_cents: cents,
    vat_cents: cents,
    vat_rate: cents,
    invoice_number: empty(word),
    invoice_link: empty(word),
    paid_at: instant,
    refunded_at: empty(instant),
    created_at: instant,
  }),
  returned: () => () => null,
});
