import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organizations, users } from "./accounts.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";
import { items } from "./stock-items.ts";

const inOrganization = () =>
  text()
    .notNull()
    .references(() => organizations.id, { onDelete: "cascade" });

/** A list of what is fed in one walk, booked for a day at most once. */
export const feedRounds = sqliteTable(
  "feed_rounds",
  {
    id: text().primaryKey(),
    org_id: inOrganization(),
    name: text().notNull(),
    /** The first day it is fed on. */
    first_on: text().notNull(),
    /** Since when (ISO) it is no longer fed. */
    retired_at: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [unique("feed_rounds_in_organization").on(it.org_id, it.id)],
);

/** So much of an item in a feed round: as it stands, or for each bird that is there. */
export const feedLines = sqliteTable(
  "feed_lines",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    feed_round_id: text().notNull(),
    position: integer().notNull(),
    item_id: text().notNull(),
    /** In units of the item. */
    quantity: integer().notNull(),
    is_per_bird: integer({ mode: "boolean" }).notNull().default(false),
  },
  (it) => [
    unique("feed_lines_in_organization").on(it.org_id, it.id),
    uniqueIndex("feed_lines_by_round").on(it.org_id, it.feed_round_id, it.position),
    index("feed_lines_by_item").on(it.org_id, it.item_id),
    foreignKey({
      columns: [it.org_id, it.feed_round_id],
      foreignColumns: [feedRounds.org_id, feedRounds.id],
    }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.item_id], foreignColumns: [items.org_id, items.id] }),
    check("feed_lines_some", sql`quantity > 0`),
  ],
);

/** Whose birds a line per bird counts: those in a place and below it, or of a species; with neither, all. */
export const feedTargets = sqliteTable(
  "feed_targets",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    feed_line_id: text().notNull(),
    place_id: text(),
    species_id: text(),
  },
  (it) => [
    unique("feed_targets_in_organization").on(it.org_id, it.id),
    index("feed_targets_by_line").on(it.org_id, it.feed_line_id),
    index("feed_targets_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    index("feed_targets_by_species").on(it.org_id, it.species_id).where(sql`species_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.feed_line_id], foreignColumns: [feedLines.org_id, feedLines.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }).onDelete(
      "cascade",
    ),
    check("feed_targets_one", sql`(place_id IS NULL) <> (species_id IS NULL)`),
  ],
);

/** That a feed round was fed on a day; taken back, it may be booked again. */
export const feedBookings = sqliteTable(
  "feed_bookings",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    feed_round_id: text().notNull(),
    on_day: text().notNull(),
    user_id: text(),
    created_at: text().notNull(),
    /** Since when (ISO) it is taken back. */
    undone_at: text(),
  },
  (it) => [
    unique("feed_bookings_in_organization").on(it.org_id, it.id),
    uniqueIndex("feed_bookings_once").on(it.org_id, it.feed_round_id, it.on_day).where(sql`undone_at IS NULL`),
    foreignKey({ columns: [it.org_id, it.feed_round_id], foreignColumns: [feedRounds.org_id, feedRounds.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);
