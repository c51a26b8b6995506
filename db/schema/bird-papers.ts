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
} from "drizzle-orm/sqlite-core";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { places } from "./places.ts";

/** What a bird weighed, and when. */
export const birdWeights = sqliteTable(
  "bird_weights",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    weighed_on: text().notNull(),
    grams: real().notNull(),
    note: text(),
    created_at: text().notNull(),
  },
  (weight) => [
    unique("bird_weights_in_organization").on(weight.org_id, weight.id),
    foreignKey({ columns: [weight.org_id, weight.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete(
      "cascade",
    ),
    index("bird_weights_by_bird").on(weight.org_id, weight.bird_id, weight.weighed_on, weight.id),
    check("bird_weights_positive", sql`grams > 0`),
  ],
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

/** Files whose row is gone: the clock takes them out of the storage. Written by triggers. */
export const lostFiles = sqliteTable("lost_files", { file_key: text().primaryKey(), lost_at: text().notNull() });

/** Every move of a bird from one place to another. Written by triggers. */
export const moves = sqliteTable(
  "moves",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    from_place_id: text(),
    to_place_id: text(),
    at: text().notNull(),
    user_id: text(),
    reason: text(),
  },
  (move) => [
    unique("moves_in_organization").on(move.org_id, move.id),
    foreignKey({ columns: [move.org_id, move.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete("cascade"),
    foreignKey({ columns: [move.org_id, move.from_place_id], foreignColumns: [places.org_id, places.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [move.org_id, move.to_place_id], foreignColumns: [places.org_id, places.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [move.org_id, move.user_id], foreignColumns: [users.org_id, users.id] }),
    index("moves_by_bird").on(move.org_id, move.bird_id, move.at, move.id),
    index("moves_from").on(move.org_id, move.from_place_id, move.at, move.id),
    index("moves_to").on(move.org_id, move.to_place_id, move.at, move.id),
  ],
);

/** A list as somebody likes it: filters, order, columns. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** Which list: `birds`. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query string that shows it. */
    query: text().notNull(),
    created_at: text().notNull(),
  },
  (view) => [
    unique("saved_views_in_organization").on(view.org_id, view.id),
    unique("saved_views_by_name").on(view.org_id, view.user_id, view.list, view.name),
    foreignKey({ columns: [view.org_id, view.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
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
