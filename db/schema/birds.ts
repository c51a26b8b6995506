import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { birdDimensions, isOrphan, isStale, isUnringed } from "../bird-figures.ts";
import { plannedColumns } from "../planned-columns.ts";
import { knownParts, sexes } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { imports } from "./imports.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";
import { statuses } from "./statuses.ts";

export const birds = sqliteTable(
  "birds",
  {
    /**
     * What the search index knows a bird by, and the order in which birds were added; never leaves the database. Every
     * index ends in it by itself, which keeps what an import writes small: others wait for that.
     */
    n: integer().primaryKey(),
    id: text().notNull(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    identifier: text().notNull(),
    /** NFKC, trimmed, lower case: what makes two rings the same ring. */
    identifier_key: text().notNull(),
    name: text(),
    /** Ring and name folded (no case, no accents): what `q` looks in. */
    search_key: text().notNull(),
    sex: text({ enum: sexes }).notNull().default("unknown"),
    species_id: text().notNull(),
    status_id: text(),
    ...plannedColumns("daily"),
    birth_date: text(),
    /** How much of the birth date is known: of a month or a year the date is the first day. Null is the day itself. */
    birth_precision: text({ enum: knownParts }),
    father_id: text(),
    mother_id: text(),
    foster_father_id: text(),
    foster_mother_id: text(),
    notes: text(),
    /** A bird of somebody else's, kept only as an ancestor: it is in no count and no plan's limit. */
    is_reference: integer({ mode: "boolean" }).notNull().default(false),
    place_id: text(),
    ...plannedColumns("ring", "colour", "origin", "papers"),
    /** Who wrote this version, and why when it was said: the triggers of the audit trail read them. */
    changed_by: text(),
    /** The key of theirs by which a program did. */
    changed_key: text(),
    change_reason: text(),
    /** The calendar day on which that took place, where it was said: a move is told by it. */
    change_on: text(),
    /** The import that wrote this version. */
    change_import: text(),
    version: integer().notNull().default(1),
    /** F, the completeness it rests on (0 to 1), generations known, and the engine that worked them out (0: not yet). */
    inbreeding: real().notNull().default(0),
    completeness: real().notNull().default(0),
    pedigree_depth: integer().notNull().default(0),
    kinship_engine: integer().notNull().default(0),
    import_id: text(),
    created_at: text().notNull(),
    updated_at: text().notNull(),
    deleted_at: text(),
  },
  (bird) => [
    unique("birds_in_organization").on(bird.org_id, bird.id),
    uniqueIndex("birds_by_ring").on(bird.org_id, bird.identifier_key).where(sql`deleted_at IS NULL`),
    // A ring of a bird in the trash is worn all the same.
    index("birds_in_trash_by_ring").on(bird.org_id, bird.identifier_key).where(sql`deleted_at IS NOT NULL`),
    index("birds_in_flock").on(bird.org_id).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_birth").on(bird.org_id, bird.birth_date).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_species").on(bird.org_id, bird.species_id).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_status").on(bird.org_id, bird.status_id).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_sex").on(bird.org_id, bird.sex).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_place").on(bird.org_id, bird.place_id).where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_status_since")
      .on(bird.org_id, bird.status_id, bird.status_since)
      .where(sql`deleted_at IS NULL AND is_reference = 0 AND status_since IS NOT NULL`),
    // A second column that is asked for, or SQLite would as soon walk through the whole flock.
    index("birds_without_ring")
      .on(bird.org_id, bird.deleted_at)
      .where(sql.raw(`deleted_at IS NULL AND is_reference = 0 AND ${isUnringed}`)),
    index("birds_without_parents")
      .on(bird.org_id, bird.deleted_at)
      .where(sql.raw(`deleted_at IS NULL AND is_reference = 0 AND ${isOrphan}`)),
    index("birds_bought")
      .on(bird.org_id, bird.deleted_at)
      .where(sql`deleted_at IS NULL AND is_reference = 0 AND acquired_price_cents > 0`),
    index("birds_by_microchip").on(bird.org_id, bird.microchip).where(sql`microchip IS NOT NULL`),
    index("birds_of_others").on(bird.org_id, bird.deleted_at).where(sql`deleted_at IS NULL AND is_reference = 1`),
    index("birds_by_foster_father").on(bird.org_id, bird.foster_father_id).where(sql`foster_father_id IS NOT NULL`),
    index("birds_by_foster_mother").on(bird.org_id, bird.foster_mother_id).where(sql`foster_mother_id IS NOT NULL`),
    index("birds_by_father").on(bird.org_id, bird.father_id).where(sql`father_id IS NOT NULL`),
    index("birds_by_mother").on(bird.org_id, bird.mother_id).where(sql`mother_id IS NOT NULL`),
    index("birds_to_work_out").on(bird.org_id).where(sql.raw(isStale)),
    // For whoever says that a number is above 0: otherwise it stood in the way of the smaller ones.
    index("birds_by_number").on(bird.org_id).where(sql`n > 0`),
    index("birds_by_import").on(bird.org_id, bird.import_id).where(sql`import_id IS NOT NULL`),
    index("birds_in_own_trash").on(bird.org_id, bird.deleted_at, bird.id).where(sql`deleted_at IS NOT NULL`),
    foreignKey({ columns: [bird.org_id, bird.species_id], foreignColumns: [species.org_id, species.id] }),
    foreignKey({ columns: [bird.org_id, bird.status_id], foreignColumns: [statuses.org_id, statuses.id] }),
    foreignKey({ columns: [bird.org_id, bird.father_id], foreignColumns: [bird.org_id, bird.id] }),
    foreignKey({ columns: [bird.org_id, bird.mother_id], foreignColumns: [bird.org_id, bird.id] }),
    foreignKey({ columns: [bird.org_id, bird.foster_father_id], foreignColumns: [bird.org_id, bird.id] }),
    foreignKey({ columns: [bird.org_id, bird.foster_mother_id], foreignColumns: [bird.org_id, bird.id] }),
    foreignKey({ columns: [bird.org_id, bird.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [bird.org_id, bird.import_id], foreignColumns: [imports.org_id, imports.id] }),
    check("birds_own_parent", sql`father_id IS NULL OR (father_id <> id AND father_id IS NOT mother_id)`),
  ],
);

/**
 * Kept true by triggers: counting 100,000 rows took most of a request. Birds of others do not count; those that are gone
 * do, and whoever means the others leaves out the statuses of that kind. What the later dimensions mean is told in
 * `bird-figures.ts`.
 */
export const birdCounts = sqliteTable(
  "bird_counts",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    dimension: text({ enum: birdDimensions }).notNull(),
    /** The species id, status id, both with a blank between, sex or place id ('' for none); '' for all. */
    key: text().notNull(),
    n: integer().notNull(),
  },
  (count) => [primaryKey({ columns: [count.org_id, count.dimension, count.key] })],
);

/** A photo of a bird; the files are in object storage under keys nobody can guess. */
export const birdPhotos = sqliteTable(
  "bird_photos",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    file_key: text().notNull(),
    /** A smaller one, made in the browser when it could. */
    thumb_key: text(),
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    caption: text(),
    /** The first one stands for the bird. */
    position: integer().notNull(),
    created_at: text().notNull(),
  },
  (photo) => [
    unique("bird_photos_in_organization").on(photo.org_id, photo.id),
    foreignKey({ columns: [photo.org_id, photo.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete(
      "cascade",
    ),
    index("bird_photos_by_bird").on(photo.org_id, photo.bird_id, photo.position, photo.id),
  ],
);

/** Birds that weighed a tenth less the last time than the time before; kept true by triggers. */
export const birdWeightLosses = sqliteTable(
  "bird_weight_losses",
  {
    org_id: text().notNull(),
    bird_id: text().notNull(),
    weighed_on: text().notNull(),
    /** From the one weight to the other: -0.14 is 14 % less. */
    change: real().notNull(),
  },
  (loss) => [
    primaryKey({ columns: [loss.org_id, loss.bird_id] }),
    foreignKey({ columns: [loss.org_id, loss.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete("cascade"),
    index("bird_weight_losses_by_day").on(loss.org_id, loss.weighed_on, loss.bird_id),
  ],
);
