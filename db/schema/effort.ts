import { index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { turnKinds } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";

/** Who does, or waits to do, what keeps the database long. A row goes when its action ends, or by itself when its time is over. */
export const turns = sqliteTable(
  "turns",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: turnKinds }).notNull(),
    /** Whose action: asking again keeps the place in the queue. */
    ticket: text().notNull(),
    since: text().notNull(),
    /** ISO instant; whoever has not ended or asked again by then is taken for dead. */
    until: text().notNull(),
    /** Null while it waits. */
    begun_at: text(),
    /** How far it says to be, for those who look on. */
    step: text(),
  },
  (turn) => [
    unique("turns_in_organization").on(turn.org_id, turn.id),
    unique("turns_by_ticket").on(turn.org_id, turn.ticket),
    index("turns_by_end").on(turn.until),
  ],
);
