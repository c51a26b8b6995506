import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { onDuplicates } from "../vocabulary.ts";
import { organizations, users } from "./accounts.ts";
import { species } from "./species.ts";
import { statuses } from "./statuses.ts";

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
    /** ISO instant at which its birds were put into the search index; null of a committed one only for a moment. */
    findable_at: text(),
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
    index("imports_to_find").on(it.committed_at).where(sql`findable_at IS NULL AND committed_at IS NOT NULL`),
    index("imports_by_time").on(it.org_id, it.created_at),
    index("imports_staged").on(it.created_at).where(sql`file_key IS NOT NULL`),
    check("imports_within_plan", sql`bird_limit IS NULL OR birds_after IS NULL OR birds_after <= bird_limit`),
  ],
);

/** Which columns an organisation chose for a header row it has imported before. */
export const importMappings = sqliteTable(
  "import_mappings",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    /** SHA-256 of the folded headings in their order. */
    headings_key: text().notNull(),
    mapping: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    used_at: text().notNull(),
  },
  (it) => [primaryKey({ columns: [it.org_id, it.headings_key] })],
);

/** Words of files and which species or status an organisation says they mean. */
export const importWords = sqliteTable(
  "import_words",
  {
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    field: text({ enum: ["species", "status"] }).notNull(),
    /** The word as comparisons see it. */
    word_key: text().notNull(),
    species_id: text(),
    status_id: text(),
    used_at: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.org_id, it.field, it.word_key] }),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.status_id], foreignColumns: [statuses.org_id, statuses.id] }).onDelete(
      "cascade",
    ),
    index("import_words_by_species").on(it.org_id, it.species_id),
    index("import_words_by_status").on(it.org_id, it.status_id),
    check(
      "import_words_mean_one",
      sql`(field = 'species') = (species_id IS NOT NULL) AND (field = 'status') = (status_id IS NOT NULL)`,
    ),
  ],
);
