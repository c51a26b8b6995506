import { sql } from "drizzle-orm";
import { check, foreignKey, index, real, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { birds } from "./birds.ts";

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
