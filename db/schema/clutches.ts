import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { incubationRoles, nestKinds, nestMaterials } from "#db/words/nest.ts";
import { eggActions, eggStates, openEggStates } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { pairs } from "./pairs.ts";

/** What a pair lays in one go; its number counts within the pair. */
export const clutches = sqliteTable(
  "clutches",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    pair_id: text().notNull(),
    number: integer().notNull(),
    notes: text(),
    /** How many dummies lie in the nest; null where nobody said it: one then for each egg that was taken out. */
    dummy_eggs: integer(),
    incubated_by: text({ enum: incubationRoles }),
    nest_kind: text({ enum: nestKinds }),
    nest_material: text({ enum: nestMaterials }),
    /** What these words leave out. */
    nest_detail: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (clutch) => [
    unique("clutches_in_organization").on(clutch.org_id, clutch.id),
    uniqueIndex("clutches_by_pair").on(clutch.org_id, clutch.pair_id, clutch.number),
    foreignKey({ columns: [clutch.org_id, clutch.pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    check("clutches_number", sql`number > 0`),
  ],
);

/** Hens that feed the chicks of a clutch in the place of their own, or beside her; a trigger forgets an erased one. */
export const clutchFeeders = sqliteTable(
  "clutch_feeders",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    clutch_id: text().notNull(),
    /** Null once the bird was erased; its ring stays. */
    bird_id: text(),
    ring: text().notNull(),
  },
  (it) => [
    unique("clutch_feeders_in_organization").on(it.org_id, it.id),
    uniqueIndex("clutch_feeders_by_clutch").on(it.org_id, it.clutch_id, it.bird_id),
    index("clutch_feeders_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.clutch_id], foreignColumns: [clutches.org_id, clutches.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
  ],
);

/** Literal, so that a query which says the same finds the partial indexes. */
export const isOpenEgg = `state IN (${openEggStates.map((state) => `'${state}'`).join(", ")})`;

/**
 * Eggs. Their state and days are worked out from their events by every write (`worker/clutches/states/egg-after.ts`); triggers
 * forget an erased hen and an erased chick.
 */
export const eggs = sqliteTable(
  "eggs",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    clutch_id: text().notNull(),
    /** The clutch's pair: its parents. */
    pair_id: text().notNull(),
    number: integer().notNull(),
    /** What the breeder wrote on the shell. */
    mark: text(),
    /** Which hen of several laid it, where that is known. */
    hen_id: text(),
    /** Calendar days, null where unknown; since when it lies under a hen, and since when it was stored. */
    laid_on: text(),
    set_on: text(),
    stored_on: text(),
    state: text({ enum: eggStates }).notNull(),
    /** The state in which it came to its end; null while something is expected of it. */
    ended_from: text({ enum: eggStates }),
    /** The pair in whose nest it lies, where that is not its own. */
    foster_pair_id: text(),
    /** When it was last looked at against the light. */
    seen_on: text(),
    once_fertile: integer({ mode: "boolean" }).notNull().default(false),
    once_clear: integer({ mode: "boolean" }).notNull().default(false),
    hatched_on: text(),
    weaned_on: text(),
    /** What hatched; null where the plan had no room for it, and once the bird was erased: then its ring stays. */
    chick_id: text(),
    chick_ring: text(),
    /** What the chick was called until it was ringed. */
    chick_tag: text(),
    /** Measured along and across, in mm: what a fresh egg weighed is estimated from them. */
    length_mm: real(),
    breadth_mm: real(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (egg) => [
    unique("eggs_in_organization").on(egg.org_id, egg.id),
    uniqueIndex("eggs_by_clutch").on(egg.org_id, egg.clutch_id, egg.number),
    uniqueIndex("eggs_by_chick").on(egg.org_id, egg.chick_id).where(sql`chick_id IS NOT NULL`),
    index("eggs_by_hen").on(egg.org_id, egg.hen_id).where(sql`hen_id IS NOT NULL`),
    index("eggs_by_pair").on(egg.org_id, egg.pair_id),
    index("eggs_by_foster_pair").on(egg.org_id, egg.foster_pair_id).where(sql`foster_pair_id IS NOT NULL`),
    // Of what is still expected, and of chicks that are not weaned yet: closed eggs of ten seasons are not walked past.
    index("eggs_open").on(egg.org_id, egg.state, egg.pair_id, egg.id).where(sql.raw(isOpenEgg)),
    index("eggs_growing")
      .on(egg.org_id, egg.hatched_on, egg.id)
      .where(sql`state = 'hatched' AND chick_id IS NOT NULL AND weaned_on IS NULL`),
    foreignKey({ columns: [egg.org_id, egg.clutch_id], foreignColumns: [clutches.org_id, clutches.id] }),
    foreignKey({ columns: [egg.org_id, egg.pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [egg.org_id, egg.foster_pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [egg.org_id, egg.hen_id], foreignColumns: [birds.org_id, birds.id] }),
    foreignKey({ columns: [egg.org_id, egg.chick_id], foreignColumns: [birds.org_id, birds.id] }),
    check("eggs_number", sql`number > 0`),
    check("eggs_nest", sql`foster_pair_id IS NULL OR foster_pair_id <> pair_id`),
    check("eggs_hatched", sql`(hatched_on IS NOT NULL) = (state = 'hatched')`),
  ],
);

/** What became of an egg, move by move; nothing is ever changed in it, and what was taken back is a row of its own. */
export const eggEvents = sqliteTable(
  "egg_events",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    egg_id: text().notNull(),
    position: integer().notNull(),
    deed: text({ enum: eggActions }).notNull(),
    from_state: text({ enum: eggStates }),
    to_state: text({ enum: eggStates }),
    /** The calendar day it took place; null for a laying of which nobody knows it. */
    on_day: text(),
    from_pair_id: text(),
    to_pair_id: text(),
    /** The position of the event that this one takes back. */
    undoes: integer(),
    user_id: text(),
    at: text().notNull(),
  },
  (event) => [
    unique("egg_events_in_organization").on(event.org_id, event.id),
    uniqueIndex("egg_events_in_order").on(event.org_id, event.egg_id, event.position),
    index("egg_events_from_pair").on(event.org_id, event.from_pair_id).where(sql`from_pair_id IS NOT NULL`),
    index("egg_events_to_pair").on(event.org_id, event.to_pair_id).where(sql`to_pair_id IS NOT NULL`),
    foreignKey({ columns: [event.org_id, event.egg_id], foreignColumns: [eggs.org_id, eggs.id] }).onDelete("cascade"),
    foreignKey({ columns: [event.org_id, event.from_pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [event.org_id, event.to_pair_id], foreignColumns: [pairs.org_id, pairs.id] }),
    foreignKey({ columns: [event.org_id, event.user_id], foreignColumns: [users.org_id, users.id] }),
    check("egg_events_undo", sql`(deed = 'undone') = (undoes IS NOT NULL)`),
  ],
);
