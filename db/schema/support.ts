import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { languages } from "../vocabulary.ts";

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
    created_at: text().notNull(),
  },
  (message) => [index("contact_messages_by_age").on(message.created_at)],
);
