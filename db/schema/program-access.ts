import { sql } from "drizzle-orm";
import { foreignKey, index, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { keyScopes } from "../words/billing.ts";
import { users } from "./accounts.ts";

/** Keys by which programs act in the name of whoever made them. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    /** Who made it: it acts with their role of today and ends with them. */
    user_id: text().notNull(),
    name: text().notNull(),
    scope: text({ enum: keyScopes }).notNull(),
    /** SHA-256 (hex) of the secret behind the organisation's short key: reading the table opens nothing. */
    hash: text().notNull(),
    /** Its last four letters, by which its maker tells it from others. */
    last4: text().notNull(),
    /** ISO; null is never. */
    expires_at: text(),
    /** The last day, UTC, on which it was used. */
    used_on: text(),
    revoked_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("api_keys_in_organization").on(it.org_id, it.id),
    uniqueIndex("api_keys_by_hash").on(it.org_id, it.hash),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    // In the order in which they count against the plan.
    index("api_keys_in_force").on(it.org_id, it.created_at, it.id).where(sql`revoked_at IS NULL`),
  ],
);
