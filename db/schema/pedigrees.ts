import { foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { certificateStyles, languages } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";

/** What an organisation's certificates say of who gives them out, and how they look when nobody says otherwise. */
export const certificateSettings = sqliteTable("certificate_settings", {
  org_id: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: "cascade" }),
  /** The breeder's name; null for the organisation's. */
  issuer: text(),
  stam: text(),
  address: text(),
  /** Telephone, e-mail or whatever else stands below the address. */
  contact: text(),
  style: text({ enum: certificateStyles }).notNull(),
  generations: integer().notNull(),
  /** Null for whatever the reader reads. */
  language: text({ enum: languages }),
});

/** Public addresses of a bird's pedigree. The token is worked out from the id and a secret of the app, and never kept. */
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
    /** What strangers are shown beyond the tree: the bird's first photo, who bred it, and how to reach them. */
    shows_photo: integer({ mode: "boolean" }).notNull().default(false),
    breeder: text(),
    contact: text(),
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
