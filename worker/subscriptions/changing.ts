import type { BillingInterval } from "#db/words/billing.ts";
import type { Env } from "#worker/env.ts";
import { vatWithin } from "#worker/money/vat.ts";
import type { Scope } from "#worker/scope.ts";
import type { ChangeView } from "./contract.ts";
import { type Decider, decideOnly, illegal, type Paying, payingOf } from "./deciding.ts";
import { receive, takeIn } from "./events/receiving.ts";
import { heldOf, type Row } from "./events/standing.ts";
import { providerNamed, providerNameOf } from "./providers/choice.ts";
import type { Held, PaymentProvider } from "./providers/provider.ts";
import { creditFor } from "./terms/periods.ts";
import { priceOf } from "./terms/prices.ts";
import { sellerOf } from "./terms/seller.ts";

type Planned = Omit<ChangeView, "vat_cents"> & { at: "now" | "end" | "kept" };

/** What another period of a paid plan means on a day (`YYYY-MM-DD`); `illegal_state` where there is nothing to change. */
function planned(row: Row, to: BillingInterval, today: string): Planned {
  const { period_start: start, period_end: end } = row;
  if (row.state !== "active" || !start || !end) throw illegal(row);
  if (to === row.period && !row.next_period) throw illegal(row, "subscriptions.change.same");
  if (to === row.period) return { at: "kept", credit_cents: 0, due_cents: 0, on: today };
  if (to === row.next_period) throw illegal(row, "subscriptions.change.same");
  const price = priceOf(row.plan, to) ?? 0;
  if (to === "monthly") return { at: "end", credit_cents: 0, due_cents: price, on: end };
  const credit_cents = Math.min(price, creditFor(priceOf(row.plan, row.period) ?? 0, { start, end, today }));
  return { at: "now", credit_cents, due_cents: price - credit_cents, on: today };
}

/** What a change of the period would cost, and when. */
export async function changeOf(scope: Scope, env: Env, to: BillingInterval): Promise<ChangeView> {
  const { row } = await payingOf(scope);
  return viewOf(planned(row, to, scope.today), env);
}

function viewOf({ credit_cents, due_cents, on }: Planned, env: Env): ChangeView {
  const rate = sellerOf(env, providerNameOf(env))?.vat_rate;
  return { credit_cents, due_cents, vat_cents: rate === undefined ? null : vatWithin(due_cents, rate).vat, on };
}

/**
 * Goes over to another period: from month to year at once, paid whole less the credit; from year to month when the year
 * ends, which is taken back by choosing the year again. `declined` where the card does not pay: nothing has changed.
 */
export async function change(scope: Scope, env: Env, to: BillingInterval): Promise<ChangeView> {
  const paying = await payingOf(scope);
  const { row } = paying;
  const plan = planned(row, to, scope.today);
  const held = heldOf(paying);
  if (!held) throw illegal(row);
  const by = { ...scope, env };
  const provider = providerNamed(by, row.provider);
  const { at, credit_cents } = plan;
  const posted = await provider.change({
    held,
    to,
    at,
    credit_cents,
    amount_cents: at === "now" ? plan.due_cents : (priceOf(row.plan, to) ?? 0),
    // Whoever presses twice wishes it once.
    once: `${row.id}_${row.version}`,
  });
  if (at !== "now")
    await decideOnly(by, paying, { set: { next_period: at === "end" ? to : null }, ...newsOf(at) }, scope);
  for (const it of posted) await receive(by, row.provider, it);
  if (at === "now" && posted.length === 0) await hear(by, { paying, provider, held }, scope.today);
  return viewOf(plan, env);
}

const newsOf = (at: Planned["at"]) => (at === "end" ? ({ news: "scheduled" } as const) : {});

type Heard = { paying: Paying; provider: PaymentProvider; held: Held };

/** Asks the provider what has happened since its newest word, and takes it in. */
export async function hear(by: Decider, { paying, provider, held }: Heard, today: string): Promise<void> {
  const events = await provider.ask({ held, since: paying.row.told_at, today });
  for (const event of events) await takeIn(by, provider, event, JSON.stringify(event));
}
