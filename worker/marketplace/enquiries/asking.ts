import { sql } from "drizzle-orm";
import { idForKey, newId } from "#db/ids.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { secondsFrom, type Visitor } from "#worker/accounts/visitor.ts";
import { batch } from "#worker/kit/batch.ts";
import { refuseUntimely } from "#worker/kit/form-timing.ts";
import { mailStatement, outgoingUntil } from "#worker/mail/queries.ts";
import { Refusal } from "#worker/refusal.ts";
import { type EnquiryDraft, enquiryDays } from "./contract.ts";
import { strangerLetter } from "./letters.ts";
import { enquirableListing } from "./shown-listing.ts";
import { newPage } from "./tokens.ts";

/**
 * Keeps what somebody asks about a listing, unread, and mails them the link that proves their address, in one batch of the
 * seller's organisation. `missing` where nobody may ask; `too_many` beyond five an hour of a network, or three a day of an
 * address about one listing. Of a blocked address nothing is kept, and nobody is told so. Answers the mail to announce.
 */
export async function ask(visitor: Visitor, draft: EnquiryDraft): Promise<string | undefined> {
  refuseUntimely(visitor);
  const { db, env, now, language, ip, idempotency_key } = visitor;
  const { listing_id, name, email, text } = draft;
  const { listing, host } = await enquirableListing(db, listing_id);
  const org_id = host.id;
  const byIp = await rate(env, "enquiry.ip", ip);
  const byListing = await rate(env, "enquiry.listing", `${email}\n${listing_id}`);
  const id = idempotency_key ? await idForKey("enquiry", org_id, `${email}\n${idempotency_key}`) : newId("enquiry");
  const { url, token_hash } = await newPage(env, "enquiries", { id, short_key: host.short_key });
  const until = secondsFrom(now, enquiryDays.unconfirmed * 86_400);
  const letter = strangerLetter("confirm", {
    to: email,
    language,
    url,
    title: listing.title,
    days: enquiryDays.unconfirmed,
  });
  const mail = { ...outgoingUntil(letter, until), org_id };
  const isBlocked = isBlockedIn(org_id, email);
  const isMade = sql`EXISTS (SELECT 1 FROM enquiries WHERE org_id = ${org_id} AND id = ${id} AND created_at = ${now})`;
  const { ips, addresses, made, kept, blocked } = await batch(db, {
    ips: countStatement(db, byIp, now),
    addresses: countStatement(db, byListing, now, byIp),
    made: db.run(sql`
      INSERT INTO enquiries (id, org_id, listing_id, state, name, email, language, token_hash, last_word_at, waits_for,
        created_at, updated_at)
      SELECT ${id}, ${org_id}, id, 'new', ${name}, ${email}, ${language}, ${token_hash}, ${now}, 'seller', ${now}, ${now}
      FROM listings WHERE org_id = ${org_id} AND id = ${listing_id} AND ${within(byIp)} AND ${within(byListing)}
        AND NOT ${isBlocked} ON CONFLICT DO NOTHING`),
    written: db.run(sql`
      INSERT INTO enquiry_messages (id, org_id, enquiry_id, side, text, created_at)
      SELECT ${newId("enquiry_message")}, ${org_id}, ${id}, 'buyer', ${text}, ${now} WHERE ${isMade}
        AND NOT EXISTS (SELECT 1 FROM enquiry_messages WHERE org_id = ${org_id} AND enquiry_id = ${id})`),
    mailed: mailStatement(db, mail, now, isMade),
    kept: db.all<{ text: string | null }>(sql`
      SELECT (SELECT text FROM enquiry_messages word WHERE word.org_id = ${org_id} AND word.enquiry_id = ${id}
        ORDER BY created_at, id LIMIT 1) AS text FROM enquiries WHERE org_id = ${org_id} AND id = ${id}`),
    blocked: db.all<{ is: 0 | 1 }>(sql`SELECT ${isBlocked} AS "is"`),
  });
  const [found] = kept;
  if (found && found.text !== text) throw new Refusal("conflict", {}, { detail: "market.enquiry.key_reused" });
  if (found) return made.rowsAffected > 0 ? mail.id : undefined;
  refuseBeyond(
    [
      [byIp, ips],
      [byListing, addresses],
    ],
    now,
    "market.enquiry.too_many",
  );
  if (!blocked[0]?.is) throw new Refusal("missing");
  return undefined;
}

/** Whether an address is one that an organisation wants to hear of no more. */
export const isBlockedIn = (org_id: string, email: string) => sql`EXISTS (
  SELECT 1 FROM enquiries gone WHERE gone.org_id = ${org_id} AND gone.email = ${email} AND gone.state = 'blocked')`;
