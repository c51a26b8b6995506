import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { handoverKinds, handoverStates, paperKinds, paperStates, templateKinds } from "#db/words/legal.ts";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { contacts } from "./contacts.ts";
import { sales } from "./sales.ts";

/** A paper for an authority or a buyer. Once issued it is the same bytes for ever: at most it becomes void. */
export const papers = sqliteTable(
  "papers",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: paperKinds }).notNull(),
    state: text({ enum: paperStates }).notNull(),
    /** `2027/0001`, by kind and year; none while it is a draft. */
    number: text(),
    on_day: text().notNull(),
    contact_id: text(),
    sale_id: text(),
    /** What is on it, as its template asks for it; of a draft what was typed by hand. JSON. */
    content: text().notNull(),
    template_id: text(),
    template_version: integer(),
    sha256: text(),
    file_key: text(),
    file_type: text(),
    file_bytes: integer(),
    issued_at: text(),
    issued_by: text(),
    voided_at: text(),
    void_reason: text(),
    /** The void paper that this one was made anew of. */
    replaces_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("papers_in_organization").on(it.org_id, it.id),
    uniqueIndex("papers_by_number").on(it.org_id, it.kind, it.number).where(sql`number IS NOT NULL`),
    index("papers_by_contact").on(it.org_id, it.contact_id).where(sql`contact_id IS NOT NULL`),
    index("papers_by_sale").on(it.org_id, it.sale_id).where(sql`sale_id IS NOT NULL`),
    index("papers_by_replaced").on(it.org_id, it.replaces_id).where(sql`replaces_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }),
    foreignKey({ columns: [it.org_id, it.replaces_id], foreignColumns: [it.org_id, it.id] }),
    foreignKey({ columns: [it.org_id, it.issued_by], foreignColumns: [users.org_id, users.id] }),
    check("papers_issued", sql`(state = 'draft') = (number IS NULL) AND (state = 'draft') = (sha256 IS NULL)`),
    check("papers_void", sql`(state = 'void') = (void_reason IS NOT NULL)`),
    check("papers_file", sql`(file_key IS NULL) = (file_bytes IS NULL) AND (file_key IS NULL) = (file_type IS NULL)`),
  ],
);

/** The birds a paper names. */
export const paperBirds = sqliteTable(
  "paper_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    paper_id: text().notNull(),
    position: integer().notNull(),
    /** A trigger forgets an erased bird; what the paper says of it stays in the paper. */
    bird_id: text(),
  },
  (it) => [
    unique("paper_birds_in_organization").on(it.org_id, it.id),
    uniqueIndex("paper_birds_by_paper").on(it.org_id, it.paper_id, it.position),
    index("paper_birds_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.paper_id], foreignColumns: [papers.org_id, papers.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
  ],
);

/** The authority's own empty form, as the breeder gave it, and where our data goes in it. */
export const paperTemplates = sqliteTable(
  "paper_templates",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: templateKinds }).notNull(),
    /** The year it is of; 0 for a form that is of no year. */
    year: integer().notNull(),
    /** What was found in it and where each of our fields goes, as JSON. */
    fields: text().notNull(),
    file_key: text().notNull(),
    file_name: text().notNull(),
    file_type: text().notNull(),
    file_bytes: integer().notNull(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("paper_templates_in_organization").on(it.org_id, it.id),
    uniqueIndex("paper_templates_by_kind").on(it.org_id, it.kind, it.year),
  ],
);

/** Birds offered to another breeder of this app, with a copy of all that goes along. */
export const handovers = sqliteTable(
  "handovers",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    kind: text({ enum: handoverKinds }).notNull(),
    state: text({ enum: handoverStates }).notNull(),
    sale_id: text(),
    contact_id: text(),
    /** Of the token, which begins with the organisation's short key. */
    token_hash: text().notNull(),
    /** Generations of ancestors that go along. */
    generations: integer().notNull(),
    /** What goes along, and the birds as they were when they were offered. JSON. */
    takes: text().notNull(),
    content: text().notNull(),
    /** Who took it: an organisation whose rows nobody here may name. */
    taken_by: text(),
    taken_at: text(),
    /** How far it is written: 0 claimed, 1 the birds are in the other flock, 2 they have left this one. */
    step: integer().notNull().default(0),
    expires_at: text().notNull(),
    user_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("handovers_in_organization").on(it.org_id, it.id),
    uniqueIndex("handovers_by_token").on(it.org_id, it.token_hash),
    index("handovers_by_sale").on(it.org_id, it.sale_id).where(sql`sale_id IS NOT NULL`),
    index("handovers_by_contact").on(it.org_id, it.contact_id).where(sql`contact_id IS NOT NULL`),
    // What the clock ends or finishes.
    index("handovers_under_way").on(it.state, it.expires_at).where(sql`state IN ('offered', 'claimed')`),
    foreignKey({ columns: [it.org_id, it.sale_id], foreignColumns: [sales.org_id, sales.id] }),
    foreignKey({ columns: [it.org_id, it.contact_id], foreignColumns: [contacts.org_id, contacts.id] }),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);

/** The birds of an offer: each is in one at a time. */
export const handoverBirds = sqliteTable(
  "handover_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    handover_id: text().notNull(),
    position: integer().notNull(),
    bird_id: text(),
    is_frozen: integer({ mode: "boolean" }).notNull().default(true),
  },
  (it) => [
    unique("handover_birds_in_organization").on(it.org_id, it.id),
    uniqueIndex("handover_birds_by_handover").on(it.org_id, it.handover_id, it.position),
    uniqueIndex("handover_birds_frozen").on(it.org_id, it.bird_id).where(sql`is_frozen = 1 AND bird_id IS NOT NULL`),
    index("handover_birds_by_bird").on(it.org_id, it.bird_id).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.handover_id], foreignColumns: [handovers.org_id, handovers.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
  ],
);
