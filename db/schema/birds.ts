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
import {
  acquisitions,
  euAnnexes,
  onDuplicates,
  ringColourWords,
  sexes,
  sexingMethods,
  statusKinds,
} from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";
import { places } from "./places.ts";
import { species } from "./species.ts";

export const statuses = sqliteTable(
  "statuses",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    key: text().notNull(),
    name_pt: text().notNull(),
    name_en: text().notNull(),
    kind: text({ enum: statusKinds }).notNull(),
    position: integer().notNull(),
  },
  (status) => [
    unique("statuses_in_organization").on(status.org_id, status.id),
    uniqueIndex("statuses_by_key").on(status.org_id, status.key),
    // Unique also so that SQLite can walk birds status by status without sorting them.
    uniqueIndex("statuses_by_position").on(status.org_id, status.position),
  ],
);

export const imports = sqliteTable(
  "imports",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    file_name: text().notNull(),
    /** Where the uploaded file waits for its commit; empty once committed in one call. */
    file_key: text(),
    on_duplicate: text({ enum: onDuplicates }).notNull(),
    /** ISO instant of the commit; null while only checked. */
    committed_at: text(),
    /** ISO instant at which the whole import was taken back. */
    undone_at: text(),
    report: text({ mode: "json" }).$type<unknown>().notNull(),
    /** Birds in the flock after this import, and the most the plan allows: the check makes the limit hold under concurrency. */
    birds_after: integer(),
    bird_limit: integer(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("imports_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("imports_staged").on(it.created_at).where(sql`file_key IS NOT NULL`),
    check("imports_within_plan", sql`bird_limit IS NULL OR birds_after IS NULL OR birds_after <= bird_limit`),
  ],
);

export const birds = sqliteTable(
  "birds",
  {
    /** What the search index knows a bird by; never leaves the database. */
    n: integer().primaryKey(),
    id: text().notNull().unique(),
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
    birth_date: text(),
    father_id: text(),
    mother_id: text(),
    foster_father_id: text(),
    foster_mother_id: text(),
    notes: text(),
    /** A bird of somebody else's, kept only as an ancestor: it is in no count and no plan's limit. */
    is_reference: integer({ mode: "boolean" }).notNull().default(false),
    place_id: text(),
    ring_size_mm: real(),
    microchip: text(),
    sexing_method: text({ enum: sexingMethods }),
    /** The colour as breeders write it, and what the bird is split for. */
    mutation: text(),
    genotype: text(),
    breeder: text(),
    owner: text(),
    acquisition: text({ enum: acquisitions }),
    acquired_on: text(),
    acquired_price_cents: integer(),
    acquired_document: text(),
    eu_annex: text({ enum: euAnnexes }),
    certificate_number: text(),
    /** Who wrote this version, and why when it was said: the triggers of the audit trail read them. */
    changed_by: text(),
    change_reason: text(),
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
    index("birds_by_created")
      .on(bird.org_id, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_birth")
      .on(bird.org_id, bird.birth_date, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_species")
      .on(bird.org_id, bird.species_id, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_status")
      .on(bird.org_id, bird.status_id, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_sex")
      .on(bird.org_id, bird.sex, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_place")
      .on(bird.org_id, bird.place_id, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 0`),
    index("birds_by_mutation").on(bird.org_id, bird.mutation).where(sql`mutation IS NOT NULL`),
    index("birds_by_microchip").on(bird.org_id, bird.microchip).where(sql`microchip IS NOT NULL`),
    index("birds_of_others")
      .on(bird.org_id, bird.created_at, bird.id)
      .where(sql`deleted_at IS NULL AND is_reference = 1`),
    index("birds_by_foster_father").on(bird.org_id, bird.foster_father_id).where(sql`foster_father_id IS NOT NULL`),
    index("birds_by_foster_mother").on(bird.org_id, bird.foster_mother_id).where(sql`foster_mother_id IS NOT NULL`),
    index("birds_by_father").on(bird.org_id, bird.father_id).where(sql`father_id IS NOT NULL`),
    index("birds_by_mother").on(bird.org_id, bird.mother_id).where(sql`mother_id IS NOT NULL`),
    // A founder's F is 0 whatever worked it out.
    index("birds_by_engine")
      .on(bird.kinship_engine, bird.org_id)
      .where(sql`father_id IS NOT NULL OR mother_id IS NOT NULL`),
    index("birds_by_number").on(bird.org_id, bird.n),
    index("birds_by_import").on(bird.org_id, bird.import_id).where(sql`import_id IS NOT NULL`),
    index("birds_in_trash").on(bird.deleted_at).where(sql`deleted_at IS NOT NULL`),
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

/** Kept true by triggers: counting 100,000 rows took most of a request. Birds of others do not count. */
export const birdCounts = sqliteTable(
  "bird_counts",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    dimension: text({ enum: ["all", "species", "status", "sex", "place"] }).notNull(),
    /** The species id, status id, sex or place id ('' for none); '' for all. */
    key: text().notNull(),
    n: integer().notNull(),
  },
  (count) => [primaryKey({ columns: [count.org_id, count.dimension, count.key] })],
);

/** Ring colours of a year where an organisation's federation differs from what is usual. */
export const ringColours = sqliteTable(
  "ring_colours",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    year: integer().notNull(),
    colour: text({ enum: ringColourWords }).notNull(),
  },
  (it) => [primaryKey({ columns: [it.org_id, it.year] })],
);
