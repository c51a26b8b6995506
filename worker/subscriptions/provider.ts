import type { BillingInterval, PaymentProviderName } from "#db/words/billing.ts";

/** Whom the provider knows, and by which names. */
export type Payer = { org_id: string; short_key: string; email: string; language: "pt" | "en" };

/** What is bought; the amount is of our catalogue, cents of EUR, VAT contained. */
export type CheckoutOrder = {
  payer: Payer;
  customer: string | null;
  checkout_id: string;
  period: BillingInterval;
  amount_cents: number;
  /** Where the provider sends the reader afterwards. */
  back: { paid: string; given_up: string };
};

export type ProviderCard = { brand: string; last4: string; expires: string };

/**
 * What an event says, in our words. `paid` and `failed` tell of one payment of a period; `ended` that the provider takes no
 * more; `card` that another card is used; `refunded` that a payment went back; `other` is stored by nobody and answered 200.
 */
export type ProviderEvent = {
  /** The provider's name for it. */
  id: string;
  kind: "paid" | "failed" | "card" | "ended" | "refunded" | "other";
  /** ISO, the provider's clock. */
  at: string;
  /** Whose it is, by the organisation's short key; undefined where it says nothing of us. */
  short_key: string | undefined;
  checkout_id?: string;
  customer?: string;
  subscription?: string;
  payment?: string;
  amount_cents?: number;
  credit_cents?: number;
  period?: BillingInterval;
  card?: ProviderCard;
};

/** Who takes the money: everything a provider must be able to do, in one place for each (`test`, `stripe`). */
export type PaymentProvider = {
  name: Exclude<PaymentProviderName, "none">;
  /** Hosts a page of ours sends its reader to, for `form-action`. */
  hosts: readonly string[];
  checkout(order: CheckoutOrder): Promise<{ url: string; expires_at: string }>;
  /** Goes over to another period: at once with a credit, or at the end of this one. */
  change(of: {
    subscription: string;
    to: BillingInterval;
    at: "now" | "end";
    amount_cents: number;
    credit_cents: number;
  }): Promise<void>;
  cancel(of: { subscription: string; refund?: { payment: string; amount_cents: number } }): Promise<void>;
  resume(of: { subscription: string }): Promise<void>;
  /** An address where another card is given. */
  card(of: { payer: Payer; customer: string; back: string }): Promise<{ url: string }>;
  /** What the provider knows of a subscription now, as events, oldest first. */
  ask(of: { subscription: string; since: string }): Promise<ProviderEvent[]>;
  /** The event in a raw body; undefined when the signature is not the provider's or older or newer than 300 s. */
  verify(raw: string, signature: string, now: string): Promise<ProviderEvent | undefined>;
};
