import { sql } from "drizzle-orm";
import { foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { enquirySides, enquiryStates } from "#db/words/market.ts";
import { languages, sexes } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { listings } from "./marketplace.ts";
import { sales } from "./sales.ts";

const inOrganization = () =>
  text()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** Somebody without an account who asks about a listing; unread by its seller until the address is proved. */
export const enquiries = sqliteTable(
  "enquiries",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    /** Null once its listing is deleted. */
    listing_id: text(),
    state: text({ enum: enquiryStates }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** Of the sender's token, which begins with the organisation's short key: it confirms, and opens the thread. */
    token_hash: text().notNull(),
    confirmed_at: text(),
    /** Of the last message of either side. */
    last_word_at: text().notNull(),
    /** Whose turn it is: the seller's list marks what nobody answered. */
    waits_for: text({ enum: enquirySides }).notNull(),
    sale_id: text(),
    contact_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("enquiries_in_organization").on(it.org_id, it.id),
    uniqueIndex("enquiries_by_token").on(it.org_id, it.token_hash),
    index("enquiries_by_age").on(it.org_id, it.last_word_at, it.id, it.state).where(sql`confirmed_at IS NOT NULL`),
    index("enquiries_by_listing").on(it.org_id, it.listing_id).where(sql`listing_id IS NOT NULL`),
    index("enquiries_by_email").on(it.org_id, it.email),
    index("enquiries_by_sale").on(it.org_id, it.sale_id).where(sql`sale_id IS NOT NULL`),
    // What the clock erases.
    index("enquiries_silent").on(it.last_word_at),
    index("enquiries_unconfirmed").on(it.created_at).where(sql`confirmed_at IS NULL`),
    foreignKey({ columns: [it.org_id, it.listing_id], foreignColumns: [listings.org_id, listings.id] }),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }),
  ],
);

export const enquiryMessages = sqliteTable(
  "enquiry_messages",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    enquiry_id: text().notNull(),
    side: text({ enum: enquirySides }).notNull(),
    text: text().notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("enquiry_messages_in_organization").on(it.org_id, it.id),
    index("enquiry_messages_by_enquiry").on(it.org_id, it.enquiry_id, it.created_at, it.id),
    foreignKey({ columns: [it.org_id, it.enquiry_id], foreignColumns: [enquiries.org_id, enquiries.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** Who waits for a bird of a seller that is not there yet. */
export const waiting = sqliteTable(
  "waiting",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    name: text().notNull(),
    email: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** The scientific name, folded as the market's are. */
    latin_key: text().notNull(),
    species: text().notNull(),
    sex: text({ enum: sexes }),
    /** A word of its colour, folded; null is any. */
    colour: text(),
    token_hash: text().notNull(),
    confirmed_at: text(),
    told_at: text(),
    told_of: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("waiting_in_organization").on(it.org_id, it.id),
    uniqueIndex("waiting_by_token").on(it.org_id, it.token_hash),
    index("waiting_in_order").on(it.org_id, it.latin_key, it.confirmed_at, it.id).where(sql`confirmed_at IS NOT NULL`),
    // What the clock erases, and whose turn is over.
    index("waiting_unconfirmed").on(it.created_at).where(sql`confirmed_at IS NULL`),
    index("waiting_by_age").on(it.created_at),
    index("waiting_told").on(it.told_at).where(sql`told_at IS NOT NULL`),
  ],
);
