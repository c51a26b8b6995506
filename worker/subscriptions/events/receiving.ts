import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import type { Env } from "#worker/env.ts";
import { announceMails } from "#worker/mail/announce.ts";
import { Refusal } from "#worker/refusal.ts";
import { providerOf } from "../providers/choice.ts";
import type { PaymentProvider, Posted, ProviderEvent } from "../providers/provider.ts";
import { applyEvent } from "./applying.ts";
import { numberCharges } from "./numbering.ts";
import { heldOf, standingOf } from "./standing.ts";

type Ground = { db: Database; env: Env; now: string };

/**
 * Takes in an event as it was posted. `missing` where such a provider takes no money here; `malformed` what is not signed by
 * it, or at another time. Whatever is nothing to us is answered as well as the rest.
 */
export async function receive(ground: Ground, name: string, { body, signature }: Posted): Promise<void> {
  const provider = providerOf(ground);
  if (provider?.name !== name) throw new Refusal("missing");
  const posted = await provider.verify(body, signature);
  if (!posted) throw new Refusal("malformed", {}, { detail: "subscriptions.event.forged" });
  if (posted.kind === "other") return;
  // Money that was returned by hand says only to the provider whose it is.
  const event = posted.kind === "refunded" ? await provider.completed(posted) : posted;
  if (!event.short_key || event.kind === "other") return;
  const [found] = await ground.db.all<{ id: string }>(
    sql`SELECT id FROM organizations WHERE short_key = ${event.short_key}`,
  );
  if (found) await takeIn({ ...ground, org_id: found.id }, provider, await provider.completed(event), body);
}

type Home = Ground & { org_id: string };

/** Applies an event of an organisation, numbers its receipt and sends its mails. */
export async function takeIn(
  ground: Home,
  provider: PaymentProvider,
  event: ProviderEvent,
  raw: string,
): Promise<void> {
  if (await isUnwanted(ground, event)) await giveBack(ground, provider, event);
  else {
    const mails = await applyEvent(ground, provider, { event, raw });
    await announceMails(ground.env, mails);
    if (event.kind === "paid" || event.kind === "refunded") await numberCharges(ground, ground.org_id);
    if (event.kind === "card") await payWithIt(ground, provider);
  }
}

/** A second subscription beside one that is paid, or one of an organisation that closes. */
async function isUnwanted({ db, org_id }: Home, { kind, reason, subscription }: ProviderEvent): Promise<boolean> {
  if (kind !== "paid" || reason !== "first") return false;
  const { row, home } = await standingOf({ db, org_id });
  if (row?.provider_subscription === subscription) return false;
  return home.closes_at !== null || (row?.state != null && row.state !== "ended");
}

async function giveBack({ org_id }: Home, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  const { short_key = "", subscription = "", customer = null, payment, amount_cents = 0 } = event;
  const refunds = payment ? [{ payment, amount_cents }] : [];
  await provider.cancel({ held: { org_id, short_key, subscription, customer }, now: true, refunds });
}

/** Whoever gives another card while a payment waits pays with it at once; declined, the next try comes on its day. */
async function payWithIt(ground: Home, provider: PaymentProvider): Promise<void> {
  const standing = await standingOf(ground);
  const held = heldOf(standing);
  if (standing.row?.state !== "past_due" || !held) return;
  for (const it of await provider.payNow({ held })) await receive(ground, provider.name, it);
}
