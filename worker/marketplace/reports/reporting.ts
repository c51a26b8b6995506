import { sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { idForKey, newId } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { refuseUntimely } from "#worker/kit/form-timing.ts";
import { mailStatement, outgoing } from "#worker/mail/queries.ts";
import { levelOf } from "#worker/marketplace/gate/levels.ts";
import { Refusal } from "#worker/refusal.ts";
import type { ReportDraft } from "./contract.ts";
import { receiptLetter } from "./letters.ts";

/** What a receipt says: the year, and letters that tell nobody how many reports there are. */
export const numberOf = (id: string, now: string): string => `D-${now.slice(0, 4)}/${id.slice(-8).toUpperCase()}`;

/** What a listing is called that is shown, so that whoever reports it sees which one it is. */
export async function reportable(db: Database, id: string): Promise<{ title: string }> {
  const [found] = await db.all<{ title: string }>(sql`SELECT it.title FROM market_listings it
    WHERE it.id = ${id} AND it.is_shown = 1 AND ${levelOf(sql`it`)} <> 'closed'
      AND NOT EXISTS (SELECT 1 FROM market_hidden WHERE market_hidden.id = it.id)`);
  if (!found) throw new Refusal("missing");
  return found;
}

type Received = { number: string; mail_id: string | undefined };

/**
 * Keeps what somebody holds against a listing that is shown, with what it said then, and sends a receipt to whoever left an
 * address. The same Idempotency-Key for the same listing is the same report.
 */
export async function receiveReport(visitor: Visitor, draft: ReportDraft): Promise<Received> {
  refuseUntimely(visitor);
  const { db, env, now, language, idempotency_key: key } = visitor;
  const { listing_id, reason, text, email } = draft;
  const id = key ? await idForKey("report", listing_id, key) : newId("report");
  const number = numberOf(id, now);
  const byIp = await rate(env, "report.ip", visitor.ip);
  const byListing = await rate(env, "report.listing", listing_id);
  const isNew = sql`EXISTS (SELECT 1 FROM reports WHERE id = ${id} AND created_at = ${now})`;
  // The house's own letter, and not the seller's: no member of theirs learns who reported.
  const receipt = email && outgoing(receiptLetter({ to: email, language }, number), `mail_${id}_receipt`);
  const { ips, listings, kept } = await batch(db, {
    ips: countStatement(db, byIp, now),
    listings: countStatement(db, byListing, now, byIp),
    inserted: db.run(sql`
      INSERT INTO reports (id, number, listing_id, short_key, listing, reason, text, email, language, created_at)
      SELECT ${id}, ${number}, it.id, it.short_key, json_object('title', it.title, 'text', it.text, 'kind', it.kind,
        'latin_name', it.latin_name, 'price_cents', it.price_cents, 'currency', it.currency),
        ${reason}, ${text}, ${email}, ${language}, ${now}
      FROM market_listings it WHERE it.id = ${listing_id} AND it.is_shown = 1 AND ${within(byIp)} AND ${within(byListing)}
      ON CONFLICT (id) DO NOTHING`),
    kept: db.all<{ number: string }>(sql`SELECT number FROM reports WHERE id = ${id}`),
    ...(receipt && { mailed: mailStatement(db, receipt, now, isNew) }),
  });
  if (kept[0]) return { number: kept[0].number, mail_id: receipt ? receipt.id : undefined };
  refuseBeyond(
    [
      [byIp, ips],
      [byListing, listings],
    ],
    now,
    "marketplace.report.too_many",
  );
  throw new Refusal("missing");
}
