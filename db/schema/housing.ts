import { foreignKey, index, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { places } from "./places.ts";

/** Every move of a bird from one place to another, the newest thousand of each bird. Written by triggers. */
export const moves = sqliteTable(
  "moves",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    from_place_id: text(),
    to_place_id: text(),
    at: text().notNull(),
    /** The calendar day of the move, where it was said; else it is that of `at`. */
    moved_on: text(),
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
