import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { languages } from "../vocabulary.ts";
import {
  consoleKinds,
  feedbackStates,
  feedbackTypes,
  helpfulness,
  ticketCategories,
  ticketPriorities,
  ticketStates,
  ticketWriters,
} from "../words/support.ts";
import { organizations, users } from "./accounts.ts";

/** What visitors wrote on the contact page; visitors have no organisation. */
export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text().primaryKey(),
    full_name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text({ enum: languages }).notNull(),
    /** What the operator answered, and when; null while nobody has. */
    answer: text(),
    answered_at: text(),
    created_at: text().notNull(),
  },
  (message) => [
    index("contact_messages_by_age").on(message.created_at),
    index("contact_messages_unanswered").on(message.created_at, message.id).where(sql`answered_at IS NULL`),
  ],
);

/** A question to who runs the app, with all that is said about it. */
export const tickets = sqliteTable(
  "tickets",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    /** Whose it is. */
    user_id: text().notNull(),
    /** `T-2027-00012`, of `ticket_numbers`. */
    number: text().notNull(),
    category: text({ enum: ticketCategories }).notNull(),
    title: text().notNull(),
    state: text({ enum: ticketStates }).notNull(),
    priority: text({ enum: ticketPriorities }).notNull(),
    /** Why it waits, a line of the operator's. */
    waits_for: text(),
    /** What goes along unless its author unticked it: page, browser, plan, request id. */
    context: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The number of the one it goes on from, which was closed too long ago. */
    follows: text(),
    /** Since when its author waits for an answer, ISO; null while they do not. */
    unanswered_since: text(),
    last_at: text().notNull(),
    solved_at: text(),
    closed_at: text(),
    helped: text({ enum: helpfulness }),
    helped_note: text(),
    /** Counts what the operator's lists are to know of; triggers keep it. */
    revision: integer().notNull().default(1),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("tickets_in_organization").on(it.org_id, it.id),
    uniqueIndex("tickets_by_number").on(it.org_id, it.number),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("tickets_by_time").on(it.org_id, it.last_at, it.id),
    index("tickets_by_author").on(it.org_id, it.user_id, it.last_at, it.id),
    // The clock looks every minute.
    index("tickets_solved").on(it.solved_at).where(sql`state = 'solved'`),
    index("tickets_closed").on(it.closed_at).where(sql`state = 'closed'`),
  ],
);

export const ticketMessages = sqliteTable(
  "ticket_messages",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    ticket_id: text().notNull(),
    writer: text({ enum: ticketWriters }).notNull(),
    /** Null of support, and of who wrote by mail and is not its author. */
    user_id: text(),
    text: text().notNull(),
    /** What stood below our line or the head of a quote: shown folded. */
    quoted: text(),
    /** Came by mail; then the address it came from where that is not its author's. */
    is_mail: integer({ mode: "boolean" }).notNull().default(false),
    sender: text(),
    /** Waits until the operator lets it in: its sender is not the author. */
    is_held: integer({ mode: "boolean" }).notNull().default(false),
    /** `Message-ID` of the mail, for answers to name; and SHA-256 (hex) by which the same mail twice is one. */
    mail_id: text(),
    mail_hash: text(),
    /** What had to be left out of a mail: files that are too many or too large. */
    left_out: integer().notNull().default(0),
    at: text().notNull(),
  },
  (it) => [
    unique("ticket_messages_in_organization").on(it.org_id, it.id),
    uniqueIndex("ticket_messages_by_mail").on(it.org_id, it.mail_hash).where(sql`mail_hash IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.ticket_id], foreignColumns: [tickets.org_id, tickets.id] }).onDelete(
      "cascade",
    ),
    index("ticket_messages_in_order").on(it.org_id, it.ticket_id, it.at, it.id),
  ],
);

export const ticketFiles = sqliteTable(
  "ticket_files",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    ticket_id: text().notNull(),
    message_id: text().notNull(),
    name: text().notNull(),
    /** Where it lies in the storage, `org/<org_id>/tickets/…`; a trigger names it in `lost_files` when the row goes. */
    file_key: text().notNull(),
    file_type: text().notNull(),
    file_bytes: integer().notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("ticket_files_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.ticket_id], foreignColumns: [tickets.org_id, tickets.id] }).onDelete(
      "cascade",
    ),
    foreignKey({
      columns: [it.org_id, it.message_id],
      foreignColumns: [ticketMessages.org_id, ticketMessages.id],
    }).onDelete("cascade"),
    index("ticket_files_by_ticket").on(it.org_id, it.ticket_id, it.id),
    index("ticket_files_by_message").on(it.org_id, it.message_id),
  ],
);

/** What somebody misses, found broken or likes. */
export const feedback = sqliteTable(
  "feedback",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    type: text({ enum: feedbackTypes }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** 1 to 5. */
    rating: integer(),
    state: text({ enum: feedbackStates }).notNull().default("new"),
    /** The operator's line about it. */
    line: text(),
    decided_at: text(),
    revision: integer().notNull().default(1),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
  },
  (it) => [
    unique("feedback_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("feedback_by_author").on(it.org_id, it.user_id, it.created_at, it.id),
  ],
);

/** What of an organisation's waits to be carried to the operator's lists; triggers write it, each step takes its own away. */
export const consoleMarks = sqliteTable(
  "console_marks",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: consoleKinds }).notNull(),
    subject_id: text().notNull(),
  },
  (it) => [primaryKey({ columns: [it.org_id, it.kind, it.subject_id] })],
);
