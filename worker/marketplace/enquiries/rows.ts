import { type SQL, sql } from "drizzle-orm";
import type { EnquiryState, enquirySides, GateLevel, ListingKind, ListingState } from "#db/words/market.ts";
import type { SaleState } from "#db/words/trade.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import type { EnquiryFilter } from "./contract.ts";
import { heldListing } from "./held-listing.ts";
import { type EnquiryMessage, readingMessages } from "./stranger-thread.ts";

/** A conversation in the list of its seller. */
export type EnquiryRow = {
  id: string;
  state: EnquiryState;
  name: string;
  listing_id: string | null;
  title: string | null;
  waits_for: (typeof enquirySides)[number];
  /** The beginning of what was written last. */
  words: string | null;
  last_word_at: string;
};

/** A conversation whole, for its seller. */
export type Enquiry = EnquiryRow & {
  email: string;
  contact_id: string | null;
  sale_id: string | null;
  sale_state: SaleState | null;
  sale_number: string | null;
  kind: ListingKind | null;
  listing_state: ListingState | null;
  reserved_until: string | null;
  version: number;
  created_at: string;
};

const perPage = 25;
const shownLetters = 140;

const columns = sql`it.id, it.state, it.name, it.listing_id,
  (SELECT title FROM listings WHERE listings.org_id = it.org_id AND listings.id = it.listing_id) AS title, it.waits_for,
  (SELECT substr(text, 1, ${shownLetters}) FROM enquiry_messages word WHERE word.org_id = it.org_id
    AND word.enquiry_id = it.id ORDER BY created_at DESC, id DESC LIMIT 1) AS words, it.last_word_at`;

/** Conversations of proved addresses, those of the newest words first, 25 a page; and how many wait for an answer. */
export async function listEnquiries(scope: Scope, { state, page }: EnquiryFilter) {
  const { db, org_id } = scope;
  const which = sql`it.org_id = ${org_id} AND it.confirmed_at IS NOT NULL AND ${
    state === "" ? sql`it.state <> 'blocked'` : sql`it.state = ${state}`
  }`;
  const { rows, counted } = await batch(db, {
    rows: db.all<EnquiryRow>(sql`SELECT ${columns} FROM enquiries it WHERE ${which}
      ORDER BY it.last_word_at DESC, it.id DESC LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    counted: db.all<{ n: number }>(sql`SELECT count(*) AS n FROM enquiries it WHERE ${which}`),
  });
  const total = counted[0]?.n ?? 0;
  return { data: rows, page, total, total_pages: Math.ceil(total / perPage) };
}

const readingEnquiry = ({ db, org_id }: Scope, which: SQL) =>
  db.all<Enquiry>(sql`
    SELECT ${columns}, it.email, it.contact_id, it.sale_id, it.version, it.created_at, listing.kind,
      listing.state AS listing_state, iif(listing.enquiry_id = it.id, listing.reserved_until, NULL) AS reserved_until,
      sale.state AS sale_state, sale.number AS sale_number
    FROM enquiries it
    LEFT JOIN listings listing ON listing.org_id = it.org_id AND listing.id = it.listing_id
    LEFT JOIN sales sale ON sale.org_id = it.org_id AND sale.id = it.sale_id
    WHERE it.org_id = ${org_id} AND it.confirmed_at IS NOT NULL AND ${which}`);

/** One conversation of the caller's; `missing` where its address is not proved, for then nobody has seen it. */
export async function findEnquiry(scope: Scope, id: string): Promise<Enquiry> {
  const [found] = await readingEnquiry(scope, sql`it.id = ${id}`);
  if (!found) throw new Refusal("missing");
  return found;
}

/** A conversation with all that was written, the birds it is about, and what the law lets be done with them. */
export type EnquiryPage = Enquiry & {
  messages: EnquiryMessage[];
  bird_ids: string[];
  price_cents: number | null;
  currency: string | null;
  level: GateLevel;
};

/** One conversation of the caller's, whole; `missing` as `findEnquiry` is. */
export async function enquiryPage(scope: Scope, id: string): Promise<EnquiryPage> {
  const {
    rows: [found],
    messages,
  } = await batch(scope.db, {
    rows: readingEnquiry(scope, sql`it.id = ${id}`),
    messages: readingMessages(scope.db, scope.org_id, id),
  });
  if (!found) throw new Refusal("missing");
  const {
    bird_ids = [],
    price_cents = null,
    currency = null,
    gate,
  } = (await heldListing(scope, found.listing_id)) ?? {};
  return { ...found, messages, bird_ids, price_cents, currency, level: gate?.level ?? "closed" };
}
