import { sql } from "drizzle-orm";
import { newId } from "#db/ids.ts";
import type { enquirySides } from "#db/words/market.ts";
import type { SaleState } from "#db/words/trade.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { noticed } from "#worker/notifications/noting.ts";
import { Refusal } from "#worker/refusal.ts";
import { confirm } from "./confirming.ts";
import { findByToken } from "./finding.ts";

export type EnquiryMessage = { id: string; side: (typeof enquirySides)[number]; text: string; created_at: string };

/** A conversation for whoever began it: who sells only as they call themselves on the market, and never their address. */
export type StrangerThread = {
  /** A blocked one looks like any that was closed. */
  state: "new" | "open" | "reserved" | "closed";
  title: string | null;
  /** The listing's id where it is still on the market. */
  listing_id: string | null;
  seller: string | null;
  messages: EnquiryMessage[];
  reserved_until: string | null;
  sale_state: SaleState | null;
};

type Head = {
  seller: string | null;
  reserved_until: string | null;
  sale_state: SaleState | null;
};

/** The conversation behind a token. Until the address is proved it says what it is about, and nothing that was written. */
export async function strangerThread({ db, env, now, ip }: Visitor, token: string): Promise<StrangerThread> {
  const limit = await rate(env, "browse.ip", ip);
  const counted = await countStatement(db, limit, now);
  refuseBeyond([[limit, counted]], now);
  const { id, org_id, state, title, listing_id } = await findByToken(db, token);
  const {
    heads: [head],
    messages,
    shown,
  } = await batch(db, {
    heads: db.all<Head>(sql`
      SELECT (SELECT name FROM sellers WHERE sellers.org_id = it.org_id) AS seller,
        (SELECT reserved_until FROM listings WHERE listings.org_id = it.org_id AND listings.id = it.listing_id
          AND listings.enquiry_id = it.id) AS reserved_until,
        (SELECT state FROM sales WHERE sales.org_id = it.org_id AND sales.id = it.sale_id) AS sale_state
      FROM enquiries it WHERE it.org_id = ${org_id} AND it.id = ${id}`),
    messages: readingMessages(db, org_id, id),
    shown: db.all(sql`SELECT 1 FROM market_listings WHERE id = ${listing_id} AND is_shown = 1`),
  });
  return {
    state: state === "blocked" ? "closed" : state,
    title,
    listing_id: shown.length > 0 ? listing_id : null,
    seller: head?.seller ?? null,
    messages: state === "new" ? [] : messages,
    reserved_until: head?.reserved_until ?? null,
    sale_state: head?.sale_state ?? null,
  };
}

/** So many of the newest messages are told at once. */
const mostShown = 100;

/** The statement that reads what was written last, the oldest first. */
export const readingMessages = (db: Visitor["db"], org_id: string, enquiry_id: string) =>
  db.all<EnquiryMessage>(sql`
    SELECT * FROM (SELECT id, side, text, created_at FROM enquiry_messages
      WHERE org_id = ${org_id} AND enquiry_id = ${enquiry_id} ORDER BY created_at DESC, id DESC LIMIT ${mostShown})
    ORDER BY created_at, id`);

/**
 * Writes on, from the side of whoever asked; the seller is notified. `illegal_state` where the seller has closed it, or
 * nobody proved the address; `too_many` beyond twenty an hour.
 */
export async function writeOn(visitor: Visitor, token: string, text: string): Promise<void> {
  const { db, env, now } = visitor;
  const found = await findByToken(db, token);
  const { id, org_id, name, title } = found;
  if (found.closes_at) throw new Refusal("gone");
  if (found.state !== "open" && found.state !== "reserved") throw notOpen(found.state);
  const limit = await rate(env, "enquiry.thread", id);
  const message_id = newId("enquiry_message");
  const isWritten = sql`EXISTS (SELECT 1 FROM enquiry_messages word WHERE word.org_id = ${org_id} AND word.id = ${message_id})`;
  const { counted, written } = await batch(db, {
    counted: countStatement(db, limit, now),
    written: db.run(sql`
      INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
      SELECT ${message_id}, ${org_id}, id, 'buyer', ${text}, ${now} FROM enquiries
      WHERE org_id = ${org_id} AND id = ${id} AND state IN ('open', 'reserved') AND ${within(limit)}`),
    turned: db.run(sql`UPDATE enquiries SET last_word_at = ${now}, waits_for = 'seller', version = version + 1,
      updated_at = ${now} WHERE org_id = ${org_id} AND id = ${id} AND ${isWritten}`),
    told: noticed(
      { db, org_id, now, user_id: null },
      {
        event: "enquiry.answered",
        key: message_id,
        link: `/marketplace/enquiries/${id}`,
        facts: { sender: name, title: title ?? "" },
      },
      isWritten,
    ),
  });
  refuseBeyond([[limit, counted]], now, "market.enquiry.too_many");
  if (written.rowsAffected === 0) throw notOpen("closed");
}

/** The refusal of words into a conversation that is not open. */
export const notOpen = (from: string) =>
  new Refusal("illegal_state", {}, { from: from === "blocked" ? "closed" : from, detail: "market.enquiry.not_open" });

/** Proves the address, and answers what there is to read from then on. */
export async function confirmed(visitor: Visitor, token: string): Promise<StrangerThread> {
  await confirm(visitor, token);
  return strangerThread(visitor, token);
}
