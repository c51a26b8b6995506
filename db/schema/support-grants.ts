import { foreignKey, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** A look at an organisation that an owner of it allows the operator, for a day. */
export const supportGrants = sqliteTable(
  "support_grants",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** Whether sums may be looked at too. */
    has_money: integer({ mode: "boolean" }).notNull(),
    ticket_id: text(),
    ends_at: text().notNull(),
    revoked_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("support_grants_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("support_grants_by_time").on(it.org_id, it.created_at, it.id),
  ],
);
