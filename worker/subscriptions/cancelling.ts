import { sql } from "drizzle-orm";
import { dayIn } from "#worker/accounts/authenticate.ts";
import type { Env } from "#worker/env.ts";
import type { Scope } from "#worker/scope.ts";
import { type Decider, decide, decideOnly, illegal, type Paying, payingOf } from "./deciding.ts";
import { type After, endedAt } from "./events/after-event.ts";
import { receive } from "./events/receiving.ts";
import { heldOf, standingOf } from "./events/standing.ts";
import { providerNamed } from "./providers/choice.ts";
import type { Held, PaymentProvider } from "./providers/provider.ts";
import { mayBecome } from "./terms/moves.ts";
import { refundableUntil } from "./terms/periods.ts";

/**
 * Cancels: the plan runs until the end of what is paid, where a payment is due it ends now. With `refund`, within 14 days
 * of the first payment, all that was paid goes back and the plan ends now. `illegal_state` of what is not paid or cancelled
 * already, or where it is too late.
 */
export async function cancel(scope: Scope, env: Env, { refund }: { refund: boolean }): Promise<void> {
  const paying = await payingOf(scope);
  const { row } = paying;
  const by = { ...scope, env };
  if (refund) return cancelWithRefund(by, paying, scope);
  if (row.state === "cancelling") throw illegal(row);
  await atProvider(by, paying, (provider, held) =>
    provider.cancel({ held, now: row.state === "past_due", refunds: [] }),
  );
  await decideOnly(by, paying, cancelled(paying, scope.now), scope);
}

function cancelled({ row }: Paying, now: string): After {
  if (!mayBecome(row.state, "cancelling")) return endedAt({ state: "cancelling" }, now);
  return { set: { state: "cancelling", next_period: null }, news: "cancelled" };
}

async function cancelWithRefund(by: Decider, paying: Paying, scope: Scope): Promise<void> {
  const { row, home } = paying;
  const until = row.first_paid_at && refundableUntil(dayIn(home.timezone, row.first_paid_at));
  if (!until || until < scope.today) throw illegal(row, "subscriptions.refund.late");
  const paid = await by.db.all<{ payment: string; amount_cents: number }>(sql`
    SELECT provider_payment AS payment, gross_cents AS amount_cents FROM charges
    WHERE org_id = ${by.org_id} AND state = 'paid' AND provider = ${row.provider} AND provider_payment IS NOT NULL
      AND paid_at >= ${row.first_paid_at} AND gross_cents > 0 ORDER BY paid_at`);
  const { news: _, ...ended } = endedAt(row, by.now);
  const posted = await atProvider(by, paying, (provider, held) => provider.cancel({ held, now: true, refunds: paid }));
  await decideOnly(by, paying, ended, scope);
  for (const it of posted) await receive(by, row.provider, it);
}

/** Lets go on what was cancelled and has not ended; `illegal_state` of everything else. */
export async function resume(scope: Scope, env: Env): Promise<void> {
  const paying = await payingOf(scope);
  const { row } = paying;
  if (row.state !== "cancelling" || (row.period_end ?? "") <= scope.today) throw illegal(row);
  const by = { ...scope, env };
  await atProvider(by, paying, (provider, held) => provider.resume({ held }));
  await decideOnly(by, paying, resumed, scope);
}

const resumed: After = { set: { state: "active", is_closing: false }, news: "resumed" };

/** Follows an organisation that closes, whose plan is cancelled at once, or that stays after all: then it resumes. */
export async function followClosing(by: Decider): Promise<void> {
  const standing = await standingOf(by);
  const { row, home } = standing;
  if (!row?.state || row.state === "ended") return;
  const paying = { ...standing, row };
  const isCancelled = row.state === "cancelling";
  if (home.closes_at && !isCancelled) {
    await atProvider(by, paying, (provider, held) =>
      provider.cancel({ held, now: row.state === "past_due", refunds: [] }),
    );
    const after = cancelled(paying, by.now);
    await decide(by, paying, { ...after, set: { ...after.set, is_closing: true } });
  }
  if (!home.closes_at && isCancelled && row.is_closing) {
    await atProvider(by, paying, (provider, held) => provider.resume({ held }));
    await decide(by, paying, resumed);
  }
}

/** Asks the provider that has the subscription; what it does may be said twice. */
async function atProvider<Done>(
  by: Decider,
  paying: Paying,
  ask: (provider: PaymentProvider, held: Held) => Promise<Done>,
): Promise<Done> {
  const held = heldOf(paying);
  if (!held) throw illegal(paying.row);
  return ask(providerNamed(by, paying.row.provider), held);
}
