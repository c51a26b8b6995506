import { foreignKey, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";

/** What an authenticator app and this app both know, of people who have one; until it was proved it asks nothing. */
export const secondFactors = sqliteTable(
  "second_factors",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** AES-GCM of the secret; its key is not in the database. */
    sealed: text().notNull(),
    /** The session that began it: no other sees its secret or turns it on. */
    session_id: text().notNull().default(""),
    confirmed_at: text(),
    /** The step of 30 seconds whose code was used last: none up to it is taken again. */
    last_step: integer().notNull().default(0),
    created_at: text().notNull(),
  },
  (factor) => [
    unique("second_factors_in_organization").on(factor.org_id, factor.id),
    unique("second_factors_by_user").on(factor.org_id, factor.user_id),
    foreignKey({ columns: [factor.org_id, factor.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** HMAC-SHA-256 of user and code. */
    digest: text().notNull(),
    used_at: text(),
    created_at: text().notNull(),
  },
  (code) => [
    unique("recovery_codes_in_organization").on(code.org_id, code.id),
    index("recovery_codes_by_user").on(code.org_id, code.user_id),
    foreignKey({ columns: [code.org_id, code.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
  ],
);
