import { sql } from "drizzle-orm";
import { check, foreignKey, index, real, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { eggEvents, eggs } from "./clutches.ts";
import { incubatorTrays } from "./incubators.ts";

/** Eggs that lie in a machine: worked out from their events, as the columns of eggs are. */
export const eggTrays = sqliteTable(
  "egg_trays",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    egg_id: text().notNull(),
    tray_id: text().notNull(),
    /** A day. */
    since_on: text().notNull(),
  },
  (it) => [
    unique("egg_trays_in_organization").on(it.org_id, it.id),
    uniqueIndex("egg_trays_by_egg").on(it.org_id, it.egg_id),
    index("egg_trays_by_tray").on(it.org_id, it.tray_id, it.egg_id),
    foreignKey({ columns: [it.org_id, it.egg_id], foreignColumns: [eggs.org_id, eggs.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.tray_id], foreignColumns: [incubatorTrays.org_id, incubatorTrays.id] }),
  ],
);

/** From which tray into which an event `tray` brought an egg; null is a nest, or the stock of eggs. */
export const eggTrayMoves = sqliteTable(
  "egg_tray_moves",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    event_id: text().notNull(),
    from_tray_id: text(),
    to_tray_id: text(),
  },
  (it) => [
    unique("egg_tray_moves_in_organization").on(it.org_id, it.id),
    uniqueIndex("egg_tray_moves_by_event").on(it.org_id, it.event_id),
    index("egg_tray_moves_from").on(it.org_id, it.from_tray_id).where(sql`from_tray_id IS NOT NULL`),
    index("egg_tray_moves_to").on(it.org_id, it.to_tray_id).where(sql`to_tray_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.event_id], foreignColumns: [eggEvents.org_id, eggEvents.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.from_tray_id], foreignColumns: [incubatorTrays.org_id, incubatorTrays.id] }),
    foreignKey({ columns: [it.org_id, it.to_tray_id], foreignColumns: [incubatorTrays.org_id, incubatorTrays.id] }),
  ],
);

/** What eggs weighed, in g; one weighing a day. */
export const eggWeights = sqliteTable(
  "egg_weights",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    egg_id: text().notNull(),
    on_day: text().notNull(),
    grams: real().notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("egg_weights_in_organization").on(it.org_id, it.id),
    uniqueIndex("egg_weights_by_day").on(it.org_id, it.egg_id, it.on_day),
    foreignKey({ columns: [it.org_id, it.egg_id], foreignColumns: [eggs.org_id, eggs.id] }).onDelete("cascade"),
    check("egg_weights_range", sql`grams BETWEEN 0.3 AND 2500`),
  ],
);
