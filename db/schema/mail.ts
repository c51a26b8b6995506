import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "../vocabulary.ts";

/** The outbox: a mail is written here in the same batch as the action it tells of; the queue only announces it. */
export const mails = sqliteTable(
  "mails",
  {
    id: text().primaryKey(),
    /** Whose mail to a stranger it is, by which closing finds it; null of what the app writes by itself. */
    org_id: text(),
    to: text("recipient").notNull(),
    /** Whom an answer goes to, when it is not the app. */
    reply_to: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Further lines of its header, by their names; null without any, and once it is sent. */
    headers: text({ mode: "json" }).$type<Record<string, string>>(),
    language: text({ enum: languages }).notNull(),
    state: text({ enum: ["queued", "sending", "sent", "failed", "expired"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    claimed_at: text(),
    sent_at: text(),
    /** When the operator had a mail that was given up sent once more. */
    again_at: text(),
    last_error: text(),
    /** ISO instant after which what the mail says is worth nothing, such as a code; then it is not sent any more. */
    expires_at: text(),
    created_at: text().notNull(),
  },
  (mail) => [
    index("mails_by_state").on(mail.state, mail.created_at),
    index("mails_by_recipient").on(mail.to, mail.created_at),
    index("mails_by_organization").on(mail.org_id, mail.created_at).where(sql`org_id IS NOT NULL`),
  ],
);
