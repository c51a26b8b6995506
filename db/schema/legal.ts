import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sourceCodes } from "#db/words/cites.ts";
import { directions, movementKinds, movementRoles, ruleFields } from "#db/words/legal.ts";
import { euAnnexes, sexes } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { species } from "./species.ts";

/** The register of an organisation, from the day it was begun on. */
export const books = sqliteTable(
  "books",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    begun_on: text().notNull(),
    /** The number of its last entered line. */
    last_number: integer().notNull().default(0),
    created_at: text().notNull(),
  },
  (it) => [
    unique("books_in_organization").on(it.org_id, it.id),
    // What triggers ask of every bird that is written.
    uniqueIndex("books_of_organization").on(it.org_id),
  ],
);

/**
 * A line of the register. Without a number it is noted: triggers keep it as its bird is, and what the bird tells is read
 * there. With one it is entered, holds its own copy of everything and never changes, empty cells and an unknown sex aside.
 */
export const movements = sqliteTable(
  "movements",
  {
    /** The order in which lines were noted. */
    n: integer().primaryKey(),
    id: text().notNull(),
    org_id: text().notNull(),
    book_id: text().notNull(),
    /** Null once the bird is erased. */
    bird_id: text(),
    role: text({ enum: movementRoles }).notNull(),
    direction: text({ enum: directions }).notNull(),
    kind: text({ enum: movementKinds }).notNull(),
    on_day: text().notNull(),
    /** What the line changes of what is owned, held and borrowed: -1, 0 or 1. */
    owned: integer().notNull(),
    held: integer().notNull(),
    borrowed: integer().notNull(),
    species_id: text(),
    number: integer(),
    entered_at: text(),
    entered_by: text(),
    /** The entered line that this one sets right. */
    corrects_id: text(),
    /** From here on what is copied when it is entered; of a noted line, what was filled in by hand. */
    scientific_name: text(),
    common_name: text(),
    mark: text(),
    sex: text({ enum: sexes }),
    birth_date: text(),
    annex: text({ enum: euAnnexes }),
    source_code: text({ enum: sourceCodes }),
    certificate: text(),
    /** Rings and certificates of the parents, as one text. */
    parents: text(),
    party_name: text(),
    party_tax_id: text(),
    party_registration: text(),
    party_address: text(),
    document: text(),
    document_on: text(),
    notes: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("movements_in_organization").on(it.org_id, it.id),
    uniqueIndex("movements_by_number").on(it.org_id, it.book_id, it.number).where(sql`number IS NOT NULL`),
    index("movements_by_day").on(it.org_id, it.on_day, it.n, it.number),
    index("movements_by_species").on(it.org_id, it.species_id, it.on_day, it.n),
    index("movements_noted").on(it.org_id, it.on_day, it.n).where(sql`number IS NULL`),
    // The clock looks for those that have stood for a month.
    index("movements_noted_since").on(it.created_at).where(sql`number IS NULL`),
    index("movements_by_bird").on(it.org_id, it.bird_id, it.n).where(sql`bird_id IS NOT NULL`),
    index("movements_by_corrected").on(it.org_id, it.corrects_id).where(sql`corrects_id IS NOT NULL`),
    // What is owned on a day is summed from the index alone.
    index("movements_balance").on(it.org_id, it.species_id, it.on_day, it.owned, it.held, it.borrowed),
    foreignKey({ columns: [it.org_id, it.book_id], foreignColumns: [books.org_id, books.id] }),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }),
    foreignKey({ columns: [it.org_id, it.corrects_id], foreignColumns: [it.org_id, it.id] }),
    foreignKey({ columns: [it.org_id, it.entered_by], foreignColumns: [users.org_id, users.id] }),
    check("movements_entered", sql`(number IS NULL) = (entered_at IS NULL)`),
  ],
);

/**
 * What became of a bird since the register last looked: triggers write it where a book was begun, and it goes once the
 * lines of the bird are as it says. Which status it had since when is kept, so that what follows in haste is told in full.
 */
export const birdTurns = sqliteTable(
  "bird_turns",
  {
    n: integer().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    bird_id: text().notNull(),
    status_id: text(),
    status_since: text(),
  },
  (it) => [unique("bird_turns_by_bird").on(it.org_id, it.bird_id, it.n)],
);

/** What an organisation knows better than the packs of rules, and why. */
export const ruleOverrides = sqliteTable(
  "rule_overrides",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    species_id: text().notNull(),
    field: text({ enum: ruleFields }).notNull(),
    /** As JSON: an annex, true or false. */
    value: text().notNull(),
    reason: text().notNull(),
    user_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("rule_overrides_in_organization").on(it.org_id, it.id),
    uniqueIndex("rule_overrides_by_species").on(it.org_id, it.species_id, it.field),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);
