import type { charges } from "#db/schema/subscriptions.ts";
import type { PlanKey } from "#db/vocabulary.ts";
import type { ProviderEvent } from "../providers/provider.ts";
import { mayBecome } from "../terms/moves.ts";
import { anchorOf, nextTry, periodEnd } from "../terms/periods.ts";
import type { BillingNews } from "./letters.ts";
import type { Row } from "./standing.ts";

type Charge = typeof charges.$inferSelect;
/** What a payment that was made or failed says of itself; who sold and bought is added where it is written. */
export type Charged = Pick<
  Charge,
  "state" | "plan" | "period" | "period_start" | "period_end" | "gross_cents" | "credit_cents"
>;
/** What an event leads to. */
export type After = {
  /** Columns of the subscription; empty where an event is older than what is known. */
  set: Partial<Row>;
  charge?: Charged;
  /** The payment, by the provider's name, whose receipt is void. */
  refunded?: string | undefined;
  /** The plan the organisation has from now on. */
  plan?: PlanKey;
  news?: BillingNews;
};

const untried = { tries: 0, next_try_at: null, past_due_since: null } as const;

/** What an event leads to; `on` is its day (`YYYY-MM-DD`) in the organisation's zone. Undefined where it is nothing to it. */
export function afterEvent(row: Row, event: ProviderEvent, on: string): After | undefined {
  const isOther = event.reason !== "first" && event.subscription && event.subscription !== row.provider_subscription;
  const isByHand = event.kind === "refunded" && !event.subscription;
  // Money of a subscription before this one may still go back; and what the seller returns by hand ends nothing.
  if (isOther || isByHand) return event.kind === "refunded" ? { set: {}, refunded: event.payment } : undefined;
  const isLate = event.at < row.told_at;
  const becomes = after[event.kind](row, event, on);
  if (!becomes) return undefined;
  // The newest by the provider's time wins; that money went is true whenever it is heard.
  if (isLate && event.kind !== "card")
    return { set: {}, ...(becomes.charge && { charge: becomes.charge }), refunded: becomes.refunded };
  return event.kind === "card" ? becomes : { ...becomes, set: { ...becomes.set, told_at: event.at } };
}

type Rule = (row: Row, event: ProviderEvent, on: string) => After | undefined;

const cardIn = ({ card }: ProviderEvent): Partial<Row> =>
  card ? { card_brand: card.brand, card_last4: card.last4, card_expires: card.expires } : {};

const after: Record<ProviderEvent["kind"], Rule> = {
  paid(row, event, on) {
    const { reason = "renewal", amount_cents = 0, credit_cents = 0 } = event;
    const isRenewal = reason === "renewal" && row.period_end !== null;
    const period = event.period ?? row.next_period ?? (isRenewal ? row.period : (row.checkout_period ?? row.period));
    const period_start = isRenewal && row.period_end ? row.period_end : on;
    const anchor_day = isRenewal ? (row.anchor_day ?? anchorOf(period_start)) : anchorOf(period_start);
    const period_end = periodEnd(period_start, period, anchor_day);
    const set: Partial<Row> = {
      ...untried,
      ...cardIn(event),
      state: row.state === "cancelling" && isRenewal ? "cancelling" : "active",
      period,
      period_start,
      period_end,
      anchor_day,
      next_period: null,
      ended_at: null,
      ...(reason === "first" && {
        customer: event.customer ?? row.customer,
        provider_subscription: event.subscription ?? null,
        first_paid_at: event.at,
        is_closing: false,
        checkout_url: null,
        checkout_expires_at: null,
      }),
    };
    const { plan } = row;
    const news = reason === "first" ? "began" : reason === "change" ? "changed" : "renewed";
    const charge: Charged = {
      state: "paid",
      plan,
      period,
      period_start,
      period_end,
      gross_cents: amount_cents,
      credit_cents,
    };
    return { set, charge, plan, news };
  },
  failed(row, { at, amount_cents = 0, reason, period = row.next_period ?? row.period }) {
    // A change that is not paid has not happened, and who cancelled owes nothing.
    if (reason === "change" || !(row.state === "active" || row.state === "past_due") || !row.period_end)
      return undefined;
    const past_due_since = row.past_due_since ?? at;
    const tries = row.tries + 1;
    const next_try_at = nextTry(past_due_since, tries);
    const period_start = row.period_end;
    const period_end = periodEnd(period_start, period, row.anchor_day ?? undefined);
    return {
      set: { state: "past_due", past_due_since, tries, next_try_at },
      charge: {
        state: "failed",
        plan: row.plan,
        period,
        period_start,
        period_end,
        gross_cents: amount_cents,
        credit_cents: 0,
      },
      news: next_try_at ? "failed" : "failed_last",
    };
  },
  card(row, event) {
    return event.card && row.state && row.state !== "ended" ? { set: cardIn(event) } : undefined;
  },
  ended(row, { at }) {
    if (!row.state || !mayBecome(row.state, "ended")) return undefined;
    return endedAt(row, at);
  },
  refunded(row, event) {
    if (!event.payment) return undefined;
    const isOver = !row.state || row.state === "ended";
    const ends = isOver ? {} : endedAt(row, event.at);
    return { set: {}, ...ends, refunded: event.payment, news: "refunded" };
  },
  other: () => undefined,
};

/** What the end of a subscription leads to, at an instant. */
export function endedAt(row: Pick<Row, "state">, at: string): After {
  const news = row.state === "past_due" ? "unpaid" : "ended";
  return { set: { ...untried, state: "ended", ended_at: at, next_period: null }, plan: "starter", news };
}
