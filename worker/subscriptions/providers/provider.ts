import type { BillingInterval, PaymentProviderName } from "#db/words/billing.ts";

/** Whom the provider knows, and by which names. */
type Payer = { org_id: string; short_key: string; email: string; language: "pt" | "en" };

/** What is bought; the amount is of our catalogue, cents of EUR, VAT contained. */
type CheckoutOrder = {
  payer: Payer;
  customer: string | null;
  checkout_id: string;
  period: BillingInterval;
  amount_cents: number;
  /** ISO, until when it can be paid. */
  expires_at: string;
  /** Where the provider sends the reader afterwards. */
  back: { paid: string; given_up: string };
};

/** `expires`: `YYYY-MM`. */
export type ProviderCard = { brand: string; last4: string; expires: string };

/** Which subscription, by our organisation and the provider's names. */
export type Held = { org_id: string; short_key: string; subscription: string; customer: string | null };

/**
 * What an event says, in our words. `paid` and `failed` tell of one payment of a period; `ended` that the provider takes no
 * more; `card` that another card is used; `refunded` that a payment went back (without `subscription` by the seller's own
 * hand, which ends nothing); `other` is nothing to us.
 */
export type ProviderEvent = {
  /** The provider's name for it. */
  id: string;
  kind: "paid" | "failed" | "card" | "ended" | "refunded" | "other";
  /** ISO, the provider's clock. */
  at: string;
  /** Whose it is, by the organisation's short key; undefined where it says nothing of us. */
  short_key?: string | undefined;
  /** What a payment is for. */
  reason?: "first" | "renewal" | "change" | undefined;
  checkout_id?: string | undefined;
  customer?: string | undefined;
  subscription?: string | undefined;
  payment?: string | undefined;
  amount_cents?: number | undefined;
  credit_cents?: number | undefined;
  period?: BillingInterval | undefined;
  card?: ProviderCard | undefined;
};

/** An event as it is sent to the door: its raw body and what signs it. */
export type Posted = { body: string; signature: string };

/** Who takes the money: everything a provider must be able to do, in one file for each (`test`, `stripe`). */
export type PaymentProvider = {
  name: Exclude<PaymentProviderName, "none">;
  /** The header that carries the signature. */
  header: string;
  /** How long after the end of a period (milliseconds) it is waited for a word before it is asked. */
  patience: number;
  checkout(order: CheckoutOrder): Promise<{ url: string }>;
  /** Lets the checkout at an address be paid no more, as far as it can; one that is paid or over stays so. */
  expire(of: { url: string }): Promise<void>;
  /**
   * Goes over to another period: at once with a credit, or at the end of this one; `at: "kept"` takes that back. Throws
   * `declined` where what is due is not paid: then nothing has changed. `once`: the same for the same wish.
   */
  change(of: {
    held: Held;
    to: BillingInterval;
    at: "now" | "end" | "kept";
    amount_cents: number;
    credit_cents: number;
    once: string;
  }): Promise<Posted[]>;
  /** Takes no more money, at the end of the period or `now`; with `refunds` (the provider's names) gives those back. */
  cancel(of: {
    held: Held;
    now: boolean;
    refunds: readonly { payment: string; amount_cents: number }[];
  }): Promise<Posted[]>;
  resume(of: { held: Held }): Promise<void>;
  /** An address where another card is given. */
  card(of: { held: Held; back: string }): Promise<{ url: string }>;
  /** Tries at once what is due, with the card that was just given; declined, it stays due and no try is counted. */
  payNow(of: { held: Held }): Promise<Posted[]>;
  /** What the provider knows of a subscription since an instant, as events, oldest first. `today` is the organisation's. */
  ask(of: { held: Held; since: string; today: string }): Promise<ProviderEvent[]>;
  /** The event in a raw body; undefined when the signature is not the provider's or older or newer than 300 s. */
  verify(raw: string, signature: string): Promise<ProviderEvent | undefined>;
  /** Finishes at the provider what an event only names, and adds what it does not say itself: the card, or whose it is. */
  completed(event: ProviderEvent): Promise<ProviderEvent>;
};
