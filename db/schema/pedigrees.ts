import { foreignKey, index, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { birds } from "./birds.ts";

/** Public addresses of a bird's pedigree. The token is worked out from the id and a secret of the house, and never kept. */
export const pedigreeShares = sqliteTable(
  "pedigree_shares",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull(),
    created_at: text().notNull(),
    /** ISO instant; null for never. */
    expires_at: text(),
    revoked_at: text(),
  },
  (share) => [
    unique("pedigree_shares_in_organization").on(share.org_id, share.id),
    uniqueIndex("pedigree_shares_by_token").on(share.token_hash),
    foreignKey({ columns: [share.org_id, share.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete(
      "cascade",
    ),
    index("pedigree_shares_by_bird").on(share.org_id, share.bird_id, share.created_at),
  ],
);
