import { foreignKey, index, integer, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { registrationKinds } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { places } from "./places.ts";

/** Under what an organisation is registered with authorities and federations. */
export const registrations = sqliteTable(
  "registrations",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: registrationKinds }).notNull(),
    /** Of a federation: the breeder's code. */
    number: text().notNull(),
    /** Who keeps the register, where the kind does not say it. */
    body: text(),
    /** The site it is for; null is the whole organisation. */
    site_id: text(),
    issued_on: text(),
    expires_on: text(),
    /** Where the paper lies in the storage; a trigger names it in `lost_files` when it is replaced or the row goes. */
    file_key: text(),
    file_type: text({ enum: ["application/pdf", "image/jpeg", "image/png", "image/webp"] }),
    file_bytes: integer(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (registration) => [
    unique("registrations_in_organization").on(registration.org_id, registration.id),
    foreignKey({
      columns: [registration.org_id, registration.site_id],
      foreignColumns: [places.org_id, places.id],
    }),
    index("registrations_by_site").on(registration.org_id, registration.site_id),
    index("registrations_by_end").on(registration.org_id, registration.expires_on),
  ],
);
