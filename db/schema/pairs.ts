import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { pairKinds, pairSides, pairStates } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { birds } from "./birds.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";

/** Birds put together to breed. Triggers forget a place or a species that is deleted once the pair has ended. */
export const pairs = sqliteTable(
  "pairs",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** The year that names its season, its place in it, and both as people say it: `2027-07`. */
    season: integer().notNull(),
    position: integer().notNull(),
    number: text().notNull(),
    kind: text({ enum: pairKinds }).notNull(),
    state: text({ enum: pairStates }).notNull(),
    /** The calendar day on which that state began; null while it is planned. */
    state_since: text(),
    place_id: text(),
    /** The species of its first hen; a trigger follows a correction of it. */
    species_id: text(),
    /** Calendar days: put together (planned, while it is), and parted. */
    started_on: text(),
    ended_on: text(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (pair) => [
    unique("pairs_in_organization").on(pair.org_id, pair.id),
    uniqueIndex("pairs_by_season").on(pair.org_id, pair.season, pair.position),
    uniqueIndex("pairs_by_number").on(pair.org_id, pair.number),
    index("pairs_by_state").on(pair.org_id, pair.state, pair.season, pair.position),
    index("pairs_by_species").on(pair.org_id, pair.species_id, pair.season, pair.position),
    index("pairs_by_place").on(pair.org_id, pair.place_id, pair.season, pair.position),
    foreignKey({ columns: [pair.org_id, pair.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [pair.org_id, pair.species_id], foreignColumns: [species.org_id, species.id] }),
    check("pairs_position", sql`position > 0`),
    check("pairs_days", sql`started_on IS NULL OR ended_on IS NULL OR started_on <= ended_on`),
  ],
);

/** The cocks and hens of pairs, each as it was written on the day it joined. */
export const pairBirds = sqliteTable(
  "pair_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    pair_id: text().notNull(),
    /** Null once the bird was erased; its ring stays. */
    bird_id: text(),
    ring: text().notNull(),
    side: text({ enum: pairSides }).notNull(),
    mutation: text(),
    genotype: text(),
    /** Calendar days in the pair; without the last one until the pair ends. */
    from_on: text(),
    until_on: text(),
    /** Whether it is in the pair still and the pair has not ended; triggers keep it. */
    is_open: integer({ mode: "boolean" }).notNull().default(false),
  },
  (it) => [
    unique("pair_birds_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.pair_id], foreignColumns: [pairs.org_id, pairs.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
    index("pair_birds_by_pair").on(it.org_id, it.pair_id, it.side, it.id),
    index("pair_birds_by_bird").on(it.org_id, it.bird_id, it.is_open),
    // One hen in one open pair; a cock may go from nest to nest.
    uniqueIndex("pair_birds_open_hens").on(it.org_id, it.bird_id).where(sql`side = 'hen' AND is_open = 1`),
    check("pair_birds_days", sql`from_on IS NULL OR until_on IS NULL OR from_on <= until_on`),
  ],
);
