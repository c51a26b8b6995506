import { foreignKey, integer, real, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { chromosomes, evidences, inheritances, lethalities } from "../vocabulary.ts";
import { organizations } from "./accounts.ts";
import { species } from "./species.ts";

/** Mutations of a species that an organisation knows and the catalogue does not. */
export const mutations = sqliteTable(
  "mutations",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    species_id: text().notNull(),
    name: text().notNull(),
    /** The name folded: one mutation per name and species. */
    name_key: text().notNull(),
    /** What it was called before: what is written of birds is still read. */
    former_names: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    /** The catalogue's locus that it is another allele of; null has a locus of its own. */
    locus: text(),
    chromosome: text({ enum: chromosomes }).notNull(),
    inheritance: text({ enum: inheritances }).notNull(),
    /** Its place in the series of its locus: a lower number hides a higher one. */
    allele_rank: real().notNull().default(1),
    lethal: text({ enum: lethalities }).notNull().default("none"),
    evidence: text({ enum: evidences }).notNull().default("estimated"),
    source: text(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("mutations_in_organization").on(it.org_id, it.id),
    uniqueIndex("mutations_by_name").on(it.org_id, it.species_id, it.name_key),
    foreignKey({ columns: [it.org_id, it.species_id], foreignColumns: [species.org_id, species.id] }).onDelete(
      "cascade",
    ),
  ],
);
