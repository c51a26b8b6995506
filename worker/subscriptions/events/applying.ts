import { type SQL, sql } from "drizzle-orm";
import { charges, providerEvents } from "#db/schema/subscriptions.ts";
import { dayIn } from "#worker/accounts/authenticate.ts";
import type { Env } from "#worker/env.ts";
import { batch, type Statements } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import type { PaymentProvider, ProviderEvent } from "../providers/provider.ts";
import { endOfPatience } from "../terms/periods.ts";
import { sellerOf } from "../terms/seller.ts";
import { type After, afterEvent } from "./after-event.ts";
import { lettersOf } from "./letters.ts";
import { type Row, type Standing, standingOf, type Whose } from "./standing.ts";
import { changed, chargeStatement, insertedIf, paymentEntry } from "./writing.ts";

type Ground = Whose & { env: Env; now: string };
/** An event with its raw body. */
type Received = { event: ProviderEvent; raw: string };

/** Twenty at once each lose to all others once at the most. */
const mostTries = 25;

/**
 * Applies an event of the provider once, however often and in whatever order it comes; the ids of the mails it wrote. One
 * that is known, or is nothing to the organisation, changes nothing.
 */
export async function applyEvent(ground: Ground, provider: PaymentProvider, received: Received): Promise<string[]> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const done = await applyOnce(ground, provider, received);
    if (done) return done;
  }
  throw new Refusal("unavailable", {}, { retryAfter: 1 });
}

/** Undefined where somebody else wrote in between: then all is read anew. */
async function applyOnce(ground: Ground, provider: PaymentProvider, { event, raw }: Received) {
  const { db, org_id, now } = ground;
  const standing = await standingOf(ground);
  const { row, home } = standing;
  const id = `${provider.name}:${event.id}`;
  if (!row || (await isKnown(ground, id, event))) return [];
  const on = dayIn(home.timezone, event.at);
  const after = (await isNewest(ground, event)) ? afterEvent(row, event, on) : undefined;
  const stored = { id, org_id, kind: event.kind, at: event.at, body: raw, received_at: now };
  if (!after) {
    await insertedIf(db, providerEvents, stored, sql`1 = 1`);
    return [];
  }
  const isAsRead = sql`EXISTS (SELECT 1 FROM subscriptions known WHERE known.org_id = ${org_id} AND known.version = ${row.version})`;
  const writer = { ...ground, user_id: null };
  // Behind the event alone: whoever brings it a second time changes nothing.
  const { statements, isDone } = changed(writer, row, after, sql`changes() > 0`);
  const letters = after.news && (await lettersFor(ground, standing, row, { event, after }));
  const { written } = await batch(db, {
    event: insertedIf(db, providerEvents, stored, isAsRead),
    ...statements,
    ...moneyStatements({ ground, provider, standing, event, id }, after, isDone),
    ...letters?.statements(isDone),
  } as Statements & Pick<typeof statements, "written">);
  return written.rowsAffected > 0 ? (letters?.ids ?? []) : undefined;
}

async function isKnown({ db, org_id }: Ground, id: string, { kind, payment = "" }: ProviderEvent): Promise<boolean> {
  // What is asked for and what is posted tell of one payment under two names, and so do the provider's pages and ours of one
  // that went back.
  const done = { paid: "state <> 'failed'", refunded: "state = 'refunded'" }[kind as string] ?? "false";
  const isDone = sql`charges.provider_payment = ${payment} AND ${sql.raw(done)}`;
  const [found] = await db.all(sql`
    SELECT 1 FROM provider_events WHERE org_id = ${org_id} AND id = ${id}
    UNION ALL SELECT 1 FROM charges WHERE org_id = ${org_id} AND ${isDone} LIMIT 1`);
  return found !== undefined;
}

// Of cards only the newest is used, whatever else was heard since.
async function isNewest({ db, org_id }: Ground, { kind, at }: ProviderEvent): Promise<boolean> {
  if (kind !== "card") return true;
  const [newer] = await db.all(sql`
    SELECT 1 FROM provider_events WHERE org_id = ${org_id} AND at > ${at} AND kind = 'card' LIMIT 1`);
  return newer === undefined;
}

type Of = { ground: Ground; provider: PaymentProvider; standing: Standing; event: ProviderEvent; id: string };

function moneyStatements({ ground, provider, standing, event, id }: Of, after: After, isDone: SQL): Statements {
  const { db, org_id, env, now } = ground;
  const { charge, refunded } = after;
  const writer = { ...ground, user_id: null };
  const seller = sellerOf(env, provider.name);
  if (charge && !seller) throw new Refusal("unavailable", {}, { retryAfter: 3600 });
  return {
    ...(charge &&
      seller && {
        charge: chargeStatement(
          writer,
          standing.home,
          charge,
          {
            event_id: id,
            provider: provider.name,
            provider_payment: event.payment ?? null,
            paid_at: event.at,
            seller,
          },
          isDone,
        ),
        payment: paymentEntry(writer, charge, isDone),
      }),
    ...(refunded && {
      refunded: db
        .update(charges)
        .set({ state: "refunded", refunded_at: now })
        .where(
          owned({ org_id }, charges, sql`${charges.provider_payment} = ${refunded} AND state = 'paid' AND ${isDone}`),
        ),
    }),
  };
}

const lettersFor = (
  { env, ...ground }: Ground,
  { owners, home }: Standing,
  row: Row,
  { event, after }: { event: ProviderEvent; after: After },
) => {
  const next = { ...row, ...after.set };
  const dayOf = (at: string | null) => (at ? dayIn(home.timezone, at) : undefined);
  return lettersOf({ ...ground, origin: env.APP_ORIGIN, owners }, event.id, after.news ?? "ended", {
    plan: row.plan,
    cents: after.charge?.gross_cents ?? event.amount_cents,
    day: next.state === "past_due" ? dayOf(next.next_try_at) : (next.period_end ?? undefined),
    end_day: next.past_due_since ? dayOf(endOfPatience(next.past_due_since)) : undefined,
  });
};
