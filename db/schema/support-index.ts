import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { languages } from "../vocabulary.ts";
import {
  feedbackStates,
  feedbackTypes,
  helpCountKinds,
  ticketCategories,
  ticketPriorities,
  ticketStates,
} from "../words/support.ts";

// The house's own: what the operator's lists are made of, written by steps that are each done once, and nothing private in
// it. Whose a row is its organisation's short key says.

/** Which ticket has which number, and whose it is: an answer by mail names nothing else. */
export const ticketNumbers = sqliteTable(
  "ticket_numbers",
  {
    year: integer().notNull(),
    n: integer().notNull(),
    ticket_id: text().notNull(),
    short_key: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.year, it.n] }),
    uniqueIndex("ticket_numbers_by_ticket").on(it.ticket_id),
    // What an organisation that is gone leaves is found by it.
    index("ticket_numbers_by_organization").on(it.short_key),
  ],
);

export const consoleTickets = sqliteTable(
  "console_tickets",
  {
    id: text().primaryKey(),
    short_key: text().notNull(),
    number: text().notNull(),
    category: text({ enum: ticketCategories }).notNull(),
    state: text({ enum: ticketStates }).notNull(),
    priority: text({ enum: ticketPriorities }).notNull(),
    unanswered_since: text(),
    /** Whether a message of it waits to be let in. */
    is_held: integer({ mode: "boolean" }).notNull().default(false),
    last_at: text().notNull(),
    created_at: text().notNull(),
    revision: integer().notNull(),
  },
  (it) => [
    index("console_tickets_unanswered").on(it.unanswered_since, it.id).where(sql`unanswered_since IS NOT NULL`),
    index("console_tickets_by_organization").on(it.short_key, it.last_at, it.id),
    index("console_tickets_by_time").on(it.last_at, it.id),
    index("console_tickets_by_state").on(it.state, it.last_at, it.id),
    index("console_tickets_held").on(it.last_at, it.id).where(sql`is_held = 1`),
  ],
);

export const consoleFeedback = sqliteTable(
  "console_feedback",
  {
    id: text().primaryKey(),
    short_key: text().notNull(),
    type: text({ enum: feedbackTypes }).notNull(),
    rating: integer(),
    state: text({ enum: feedbackStates }).notNull(),
    created_at: text().notNull(),
    revision: integer().notNull(),
  },
  (it) => [
    index("console_feedback_by_organization").on(it.short_key),
    index("console_feedback_by_time").on(it.created_at, it.id),
    index("console_feedback_by_state").on(it.state, it.created_at, it.id),
  ],
);

/** Grants to look, in force or over. */
export const consoleGrants = sqliteTable(
  "console_grants",
  {
    id: text().primaryKey(),
    short_key: text().notNull(),
    has_money: integer({ mode: "boolean" }).notNull(),
    /** The number of the ticket it was given from. */
    ticket_id: text(),
    ends_at: text().notNull(),
    revoked_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    index("console_grants_by_organization").on(it.short_key),
    index("console_grants_by_end").on(it.ends_at, it.id),
    index("console_grants_by_ticket").on(it.ticket_id),
  ],
);

/** What is sought in the help in vain, and which article was useful: by day, and nobody's name. */
export const helpCounts = sqliteTable(
  "help_counts",
  {
    kind: text({ enum: helpCountKinds }).notNull(),
    language: text({ enum: languages }).notNull(),
    /** At most 60 letters, or the name of an article. */
    term: text().notNull(),
    /** `yes` or `no` of a vote, else ''. */
    answer: text().notNull().default(""),
    day: text().notNull(),
    n: integer().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.kind, it.language, it.term, it.answer, it.day] }),
    index("help_counts_by_day").on(it.day),
  ],
);
