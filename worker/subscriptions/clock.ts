import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { forEachOrganization } from "#worker/each-organization.ts";
import type { Env } from "#worker/env.ts";
import { owned } from "#worker/scope.ts";
import { followClosing } from "./cancelling.ts";
import { hear } from "./changing.ts";
import { type Decider, decide, type Paying } from "./deciding.ts";
import { endedAt } from "./events/after-event.ts";
import { heldOf, standingOf } from "./events/standing.ts";
import { closedBecause, providerNamed } from "./providers/choice.ts";
import { endOfPatience } from "./terms/periods.ts";

type Found = { org_id: string };
/** Seconds for which a period that ended without a word is not asked about again. */
const silence = 3600;

/** Scheduled job: ends what has come to its end, and asks the provider about periods that ended without a word. */
export async function tendSubscriptions(db: Database, env: Env, now: string): Promise<void> {
  // The day that begins first anywhere on earth; whose day it is not yet is left.
  const newest = secondsFrom(now, 14 * 3600).slice(0, 10);
  const due = await db.all<Found>(sql`SELECT org_id FROM subscriptions
    WHERE state IN ('active', 'past_due', 'cancelling') AND period_end <= ${newest}
      AND ifnull(looked_at, '') <= ${secondsFrom(now, -silence)} ORDER BY period_end LIMIT 200`);
  await forEachOrganization("tend a subscription", due, (of) => tend({ db, env, now, user_id: null, ...of }));
}

/** Scheduled job: cancels for organisations that close, and resumes for those that stay after all. */
export async function followClosings(db: Database, env: Env, now: string): Promise<void> {
  const closing = await db.all<Found>(sql`
    SELECT paid.org_id FROM organizations CROSS JOIN subscriptions paid ON paid.org_id = organizations.id
    WHERE closes_at IS NOT NULL AND paid.state IN ('active', 'past_due')
    UNION ALL SELECT paid.org_id FROM subscriptions paid CROSS JOIN organizations ON organizations.id = paid.org_id
    WHERE paid.is_closing = 1 AND paid.state = 'cancelling' AND organizations.closes_at IS NULL LIMIT 50`);
  await forEachOrganization("follow a closing", closing, (of) => followClosing({ db, env, now, user_id: null, ...of }));
}

/** Does what time alone brings to one subscription. */
export async function tend(by: Decider): Promise<void> {
  const standing = await standingOf(by);
  const { row, home } = standing;
  if (!row?.state || row.state === "ended" || !row.period_end) return;
  const paying = { ...standing, row };
  const today = dayIn(home.timezone, by.now);
  if (row.state === "cancelling") {
    if (row.period_end <= today) await decide(by, paying, endedAt(row, by.now));
    return;
  }
  if (row.past_due_since && endOfPatience(row.past_due_since) <= by.now) return giveUp(by, paying);
  await listen(by, paying, today);
}

async function giveUp(by: Decider, paying: Paying): Promise<void> {
  const held = heldOf(paying);
  if (held) await providerNamed(by, paying.row.provider).cancel({ held, now: true, refunds: [] });
  await decide(by, paying, endedAt(paying.row, by.now));
}

async function listen(by: Decider, paying: Paying, today: string): Promise<void> {
  const { row, home } = paying;
  const held = heldOf(paying);
  if (!held) return;
  const provider = providerNamed(by, row.provider);
  const earlier = secondsFrom(by.now, -provider.patience / 1000);
  const isOver = row.state === "active" && (row.period_end ?? "9") <= dayIn(home.timezone, earlier);
  const isTried = row.state === "past_due" && row.next_try_at !== null && row.next_try_at <= earlier;
  if (!isOver && !isTried) return;
  if (provider.patience > 0) await look(by);
  await hear(by, { paying, provider, held }, today);
}

const look = ({ db, org_id, now }: Decider) =>
  db.update(subscriptions).set({ looked_at: now }).where(owned({ org_id }, subscriptions));

/** Days for which the provider's events are kept: whatever comes later is not signed any more. */
const eventDays = 90;

/** Scheduled job: removes events of the provider whose days are over. */
export async function removeOldEvents(db: Database, now: string): Promise<void> {
  await db.run(sql`DELETE FROM provider_events WHERE received_at < ${secondsFrom(now, -eventDays * 86_400)}`);
}

let complained = "";

/** Scheduled job: says in the log, once, why nothing can be paid though somebody is named who takes the money. */
export async function complainOfPayments(_db: Database, env: Env, now: string): Promise<void> {
  const why = closedBecause(env) ?? "";
  if (why && why !== complained) console.error(JSON.stringify({ at: now, message: "plans cannot be paid", why }));
  complained = why;
}
