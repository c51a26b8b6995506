import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { reportDecisions, reportReasons } from "#db/words/market.ts";
import { languages } from "../vocabulary.ts";

// The operator's: they belong to no organisation, and hold of a seller no more than strangers saw.

/** A listing whose text waits for the operator's look; triggers on `listings` keep it. */
export const marketHeld = sqliteTable(
  "market_held",
  {
    id: text().primaryKey(),
    short_key: text().notNull(),
    title: text().notNull(),
    text: text(),
    /** As JSON: the words for which it waits. */
    held_for: text().notNull(),
    held_at: text().notNull(),
  },
  (it) => [index("market_held_by_age").on(it.held_at, it.id)],
);

/** What anybody holds against a listing. */
export const reports = sqliteTable(
  "reports",
  {
    id: text().primaryKey(),
    /** What the receipt says: `D-2027/00001`. */
    number: text().notNull(),
    listing_id: text().notNull(),
    short_key: text().notNull(),
    /** What the listing said then, as JSON. */
    listing: text().notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    text: text().notNull(),
    email: text(),
    language: text({ enum: languages }).notNull(),
    decision_id: text(),
    created_at: text().notNull(),
  },
  (it) => [
    uniqueIndex("reports_by_number").on(it.number),
    index("reports_open").on(it.created_at, it.id).where(sql`decision_id IS NULL`),
    index("reports_by_listing").on(it.listing_id, it.created_at),
    index("reports_by_age").on(it.created_at, it.id),
  ],
);

/** What the operator decided. */
export const decisions = sqliteTable(
  "decisions",
  {
    id: text().primaryKey(),
    listing_id: text().notNull(),
    short_key: text().notNull(),
    title: text().notNull(),
    decision: text({ enum: reportDecisions }).notNull(),
    /** Whether a text was looked at that was held, and no report. */
    is_held: integer({ mode: "boolean" }).notNull().default(false),
    facts: text().notNull(),
    rule: text().notNull(),
    decided_by: text().notNull(),
    decided_at: text().notNull(),
    /** Whether an objection was right: then it counts no more. */
    is_revoked: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the seller's own rows have it: 0 until that step is done. */
    step: integer().notNull().default(0),
  },
  (it) => [
    index("decisions_by_seller").on(it.short_key, it.decided_at),
    index("decisions_by_age").on(it.decided_at, it.id),
    index("decisions_unfinished").on(it.decided_at).where(sql`step = 0`),
  ],
);

/** Who may object to a decision, the seller or whoever reported, and what they said. */
export const objections = sqliteTable(
  "objections",
  {
    id: text().primaryKey(),
    decision_id: text().notNull(),
    /** Null of the seller. */
    report_id: text(),
    /** Of the token by which they object. */
    token_hash: text().notNull(),
    objected_at: text(),
    text: text(),
    /** Whether it was right; null while nobody has looked. */
    is_upheld: integer({ mode: "boolean" }),
    answer: text(),
    closed_at: text(),
    /** Whether the seller's own rows have what came of it. */
    step: integer().notNull().default(0),
    created_at: text().notNull(),
  },
  (it) => [
    uniqueIndex("objections_by_token").on(it.token_hash),
    index("objections_by_report").on(it.report_id).where(sql`report_id IS NOT NULL`),
    index("objections_open").on(it.objected_at).where(sql`objected_at IS NOT NULL AND closed_at IS NULL`),
    index("objections_unfinished").on(it.closed_at).where(sql`closed_at IS NOT NULL AND step = 0`),
    index("objections_by_age").on(it.created_at, it.id),
  ],
);
