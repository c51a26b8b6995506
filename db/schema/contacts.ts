import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { birdRoles, contactKinds } from "#db/words/trade.ts";
import { languages } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";

/** People and organisations one trades with, or whose birds one has: no members. */
export const contacts = sqliteTable(
  "contacts",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The contact it was merged into, itself otherwise: what was written under either belongs to that one. */
    head_id: text().notNull(),
    /** The head it was merged into: taking that back leads what was merged into this one before away with it. */
    merged_into_id: text(),
    /** Since when (ISO) it is merged into another; for 30 days that is taken back. */
    merged_at: text(),
    kind: text({ enum: contactKinds }).notNull(),
    name: text().notNull(),
    /** The name folded, by which it is found and ordered. */
    name_key: text().notNull(),
    /** What a search looks in, folded, a line each: names, numbers, where it is. */
    search_key: text().notNull().default(""),
    /** What it is also called: a trade name, a club's short name. */
    other_names: text(),
    is_customer: integer({ mode: "boolean" }).notNull().default(false),
    is_supplier: integer({ mode: "boolean" }).notNull().default(false),
    is_breeder: integer({ mode: "boolean" }).notNull().default(false),
    is_vet: integer({ mode: "boolean" }).notNull().default(false),
    /** ISO 3166-1, two letters. */
    country: text(),
    /** In Portugal nine digits. */
    tax_id: text(),
    /** Numbers of breeder and dealer registers, as they are written. */
    register_numbers: text(),
    address: text(),
    postal_code: text(),
    locality: text(),
    phone: text(),
    email: text(),
    /** The language that this contact is written to in; null is the organisation's. */
    language: text({ enum: languages }),
    notes: text(),
    /** Days from an order to its delivery, where it is a supplier. */
    delivery_days: integer(),
    /** Where the consent to be kept here came from, and the day it was given. */
    consent_from: text(),
    consent_on: text(),
    /** Since when (ISO) everything about it is erased, but what the law wants kept with its sales. */
    erased_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("contacts_in_organization").on(it.org_id, it.id),
    index("contacts_by_name").on(it.org_id, it.name_key, it.id),
    index("contacts_by_head").on(it.org_id, it.head_id),
    index("contacts_by_tax_id").on(it.org_id, it.tax_id).where(sql`tax_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.head_id], foreignColumns: [it.org_id, it.id] }),
    check("contacts_merged", sql`(head_id = id) = (merged_at IS NULL)`),
  ],
);

/** Who is what to a bird; the words on the bird stay as they were written. */
export const birdPeople = sqliteTable(
  "bird_people",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    role: text({ enum: birdRoles }).notNull(),
    contact_id: text().notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("bird_people_in_organization").on(it.org_id, it.id),
    uniqueIndex("bird_people_by_bird").on(it.org_id, it.bird_id, it.role),
    index("bird_people_by_contact").on(it.org_id, it.contact_id, it.bird_id),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }).onDelete(
      "cascade",
    ),
  ],
);
