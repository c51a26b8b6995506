import { and, eq } from "drizzle-orm";
import * as z from "zod";
import type { Database } from "#db/connection.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";
import { billingIntervals } from "#db/words/billing.ts";
import { keyedDigest } from "#worker/accounts/secrets.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned } from "#worker/scope.ts";
import { priceOf } from "../terms/prices.ts";
import type { Held, PaymentProvider, Posted, ProviderEvent } from "./provider.ts";
import { isSigned, signatureOf } from "./signing.ts";
import { outcomeOf } from "./test-cards.ts";

type Ground = { db: Database; env: Pick<Env, "JWT_SECRET" | "APP_ORIGIN">; now: string };

const text = z.string().max(200).optional();
const cents = z.number().int().min(0).optional();
const testEvent = z.object({
  id: z.string().min(1).max(200),
  kind: z.enum(["paid", "failed", "card", "ended", "refunded", "other"]).catch("other"),
  at: z.iso.datetime(),
  short_key: text,
  reason: z.enum(["first", "renewal", "change"]).optional(),
  checkout_id: text,
  customer: text,
  subscription: text,
  payment: text,
  amount_cents: cents,
  credit_cents: cents,
  period: z.enum(billingIntervals).optional(),
  card: z.object({ brand: z.string().max(40), last4: z.string().max(4), expires: z.string().max(7) }).optional(),
});

/** What the provider `test` signs with: known to nobody outside, other in every house. */
const secretOf = ({ JWT_SECRET }: Pick<Env, "JWT_SECRET">) => keyedDigest(JWT_SECRET, "payments of the provider test");

/** An event of the provider `test` as it is posted to the door. */
export async function posted({ env, now }: Pick<Ground, "env" | "now">, event: ProviderEvent): Promise<Posted> {
  return signedAnew({ env, now }, JSON.stringify(event));
}

/** A body under a signature of this instant. */
export async function signedAnew({ env, now }: Pick<Ground, "env" | "now">, body: string): Promise<Posted> {
  return { body, signature: await signatureOf(await secretOf(env), body, now) };
}

/** Takes no money: what it knows of a subscription it reads in our own row, its cards tell by their numbers what they do. */
export function testProvider(ground: Ground): PaymentProvider {
  const { db, env, now } = ground;
  const rowOf = async ({ org_id, subscription }: Held) => {
    const [row] = await db
      .select()
      .from(subscriptions)
      .where(owned({ org_id }, subscriptions, and(eq(subscriptions.provider_subscription, subscription))));
    if (!row) throw new Refusal("missing");
    return row;
  };
  const isPaid = (last4: string | null) => ["pays", "asks"].includes(outcomeOf(last4 ?? "") ?? "");

  /** What comes of trying to take what is due now; nothing where nothing is. */
  async function collected(held: Held): Promise<ProviderEvent> {
    const row = await rowOf(held);
    const period = row.next_period ?? row.period;
    const { short_key, subscription } = held;
    return {
      // Each try is another version of the row.
      id: `evt_${row.id}_${row.version}`,
      kind: isPaid(row.card_last4) ? "paid" : "failed",
      reason: "renewal",
      at: now,
      short_key,
      subscription,
      payment: `pay_${row.id}_${row.version}`,
      amount_cents: priceOf(row.plan, period) ?? 0,
      period,
    };
  }

  return {
    name: "test",
    header: "Voliera-Signature",
    patience: 0,
    checkout: async ({ checkout_id }) => ({ url: `${env.APP_ORIGIN}/billing/test/${checkout_id}` }),
    // Our own row has one checkout, and no other is paid.
    expire: async () => {},
    async change({ held, to, at, amount_cents, credit_cents, once }) {
      if (at !== "now") return [];
      const row = await rowOf(held);
      if (!isPaid(row.card_last4)) throw new Refusal("declined");
      const { short_key, subscription } = held;
      const of = { id: `evt_${once}`, kind: "paid", reason: "change", at: now, short_key, subscription } as const;
      return [await posted(ground, { ...of, payment: `pay_${once}`, amount_cents, credit_cents, period: to })];
    },
    async cancel({ held: { short_key, subscription }, refunds }) {
      return Promise.all(
        refunds.map(({ payment, amount_cents }) =>
          posted(ground, {
            id: `evt_refund_${payment}`,
            kind: "refunded",
            at: now,
            short_key,
            subscription,
            payment,
            amount_cents,
          }),
        ),
      );
    },
    resume: async () => {},
    card: async () => ({ url: `${env.APP_ORIGIN}/billing/test/card` }),
    async payNow({ held }) {
      const event = await collected(held);
      return event.kind === "paid" ? [await posted(ground, event)] : [];
    },
    async ask({ held, today }) {
      const row = await rowOf(held);
      const isDue =
        row.state === "active"
          ? (row.period_end ?? "9") <= today
          : row.state === "past_due" && (row.next_try_at ?? "9") <= now;
      return isDue ? [await collected(held)] : [];
    },
    async verify(raw, signature) {
      if (!(await isSigned(await secretOf(env), raw, signature, now))) return undefined;
      const parsed = testEvent.safeParse(jsonIn(raw));
      return parsed.success ? parsed.data : undefined;
    },
    completed: async (event) => event,
  };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
