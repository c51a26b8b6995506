import { sql } from "drizzle-orm";
import { foreignKey, index, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { roles } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";

/** Who was asked by mail to become a member. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    /** Who invites, or has last sent it again: it opens nothing once they may not invite to this role. */
    invited_by: text(),
    /** SHA-256 of the token; the token itself is only in the mail. */
    token_hash: text().notNull(),
    expires_at: text().notNull(),
    /** When it was used, withdrawn or, too old, gave way to another; empty while it is open. */
    ended_at: text(),
    created_at: text().notNull(),
  },
  (invitation) => [
    unique("invitations_in_organization").on(invitation.org_id, invitation.id),
    uniqueIndex("invitations_by_token").on(invitation.token_hash),
    uniqueIndex("invitations_open").on(invitation.org_id, invitation.email).where(sql`ended_at IS NULL`),
    index("invitations_by_end").on(invitation.expires_at),
    foreignKey({
      columns: [invitation.org_id, invitation.invited_by],
      foreignColumns: [users.org_id, users.id],
    }).onDelete("cascade"),
    index("invitations_by_maker").on(invitation.org_id, invitation.invited_by),
  ],
);
