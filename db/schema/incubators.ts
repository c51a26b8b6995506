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
  airKinds,
  alarmKinds,
  alarmLevels,
  calibrationMethods,
  readingSources,
  trayKinds,
  turnings,
} from "#db/words/care.ts";
import { organizations, users } from "./accounts.ts";
import { places } from "./places.ts";

/** Machines that brood eggs. Temperatures are °C, humidity is relative, in %. */
export const incubators = sqliteTable(
  "incubators",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The name folded: one machine per name. */
    name_key: text().notNull(),
    model: text(),
    place_id: text(),
    air: text({ enum: airKinds }).notNull(),
    /** The set point; null where nobody said it: then nothing is an alarm. */
    temperature_c: real(),
    humidity_pct: real(),
    turning: text({ enum: turnings }).notNull(),
    /** By how much it may be off before it is a warning, and before it is critical: rules of thumb, changed at will. */
    warning_c: real().notNull().default(0.3),
    critical_c: real().notNull().default(0.5),
    warning_pct: real().notNull().default(10),
    /** How the columns of its files of readings were read, as JSON; null before the first. */
    csv_columns: text(),
    /** When its devices will have been silent for too long (ISO instant); null without one, and while that alarm is open. */
    silent_at: text(),
    /** Since when (ISO instant) readings are judged by what it is set to now; null is always. Triggers write it. */
    temperature_judged_from: text(),
    humidity_judged_from: text(),
    /** Other whenever readings came, or what they are judged by changed: who plans by it writes while it is the same. */
    delivered: text(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("incubators_in_organization").on(it.org_id, it.id),
    uniqueIndex("incubators_by_name").on(it.org_id, it.name_key),
    index("incubators_by_place").on(it.org_id, it.place_id),
    index("incubators_by_silence").on(it.silent_at).where(sql`silent_at IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    check("incubators_bands", sql`warning_c > 0 AND critical_c >= warning_c AND warning_pct > 0`),
  ],
);

/** Where eggs lie in a machine. */
export const incubatorTrays = sqliteTable(
  "incubator_trays",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    name: text().notNull(),
    name_key: text().notNull(),
    kind: text({ enum: trayKinds }).notNull(),
    /** How many eggs fit; null is not said. More ask for a reason. */
    slots: integer(),
    position: integer().notNull().default(0),
    /** Since when (a day) its eggs are no longer turned, and the humidity they then have; null before. */
    lockdown_on: text(),
    lockdown_humidity_pct: real(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("incubator_trays_in_organization").on(it.org_id, it.id),
    uniqueIndex("incubator_trays_by_name").on(it.org_id, it.incubator_id, it.name_key),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }),
    check("incubator_trays_slots", sql`slots IS NULL OR slots > 0`),
  ],
);

/** By how much a machine's instruments are off since an instant: added to what was read whenever it is shown or judged. */
export const incubatorOffsets = sqliteTable(
  "incubator_offsets",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    from_at: text().notNull(),
    temperature_c: real().notNull().default(0),
    humidity_pct: real().notNull().default(0),
    method: text({ enum: calibrationMethods }).notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("incubator_offsets_in_organization").on(it.org_id, it.id),
    uniqueIndex("incubator_offsets_by_time").on(it.org_id, it.incubator_id, it.from_at),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What may post readings of a machine. */
export const incubatorDevices = sqliteTable(
  "incubator_devices",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    name: text().notNull(),
    /** SHA-256 (hex) of the key, which is shown once and kept nowhere. */
    key_hash: text().notNull(),
    created_at: text().notNull(),
    last_used_at: text(),
    revoked_at: text(),
  },
  (it) => [
    unique("incubator_devices_in_organization").on(it.org_id, it.id),
    uniqueIndex("incubator_devices_by_key").on(it.org_id, it.key_hash),
    index("incubator_devices_by_incubator").on(it.org_id, it.incubator_id),
    index("incubator_devices_by_end").on(it.revoked_at).where(sql`revoked_at IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** What a machine's instruments said, as they said it, for 90 days; one a second. */
export const incubatorReadings = sqliteTable(
  "incubator_readings",
  {
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    /** ISO instant, whole seconds. */
    at: text().notNull(),
    temperature_c: real(),
    humidity_pct: real(),
    source: text({ enum: readingSources }).notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.org_id, it.incubator_id, it.at] }),
    index("incubator_readings_by_age").on(it.at),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** A machine's day of the organisation's calendar, for good: how many readings, the least, the mean and the greatest. */
export const incubatorDays = sqliteTable(
  "incubator_days",
  {
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    on_day: text().notNull(),
    temperature_n: integer().notNull().default(0),
    temperature_least: real(),
    temperature_mean: real(),
    temperature_greatest: real(),
    humidity_n: integer().notNull().default(0),
    humidity_least: real(),
    humidity_mean: real(),
    humidity_greatest: real(),
    /** The means of the hours 0 to 23 of that day's clock, as JSON: `[[°C or null, % or null], …]`. */
    hours: text().notNull(),
  },
  (it) => [
    primaryKey({ columns: [it.org_id, it.incubator_id, it.on_day] }),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** When a machine was not as it should be. */
export const incubatorAlarms = sqliteTable(
  "incubator_alarms",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    kind: text({ enum: alarmKinds }).notNull(),
    level: text({ enum: alarmLevels }).notNull(),
    opened_at: text().notNull(),
    closed_at: text(),
    /** The reading farthest from the set point, °C or %; null of silence. */
    worst: real(),
    acknowledged_at: text(),
    acknowledged_by: text(),
  },
  (it) => [
    unique("incubator_alarms_in_organization").on(it.org_id, it.id),
    uniqueIndex("incubator_alarms_by_start").on(it.org_id, it.incubator_id, it.kind, it.opened_at),
    uniqueIndex("incubator_alarms_open").on(it.org_id, it.incubator_id, it.kind).where(sql`closed_at IS NULL`),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.acknowledged_by], foreignColumns: [users.org_id, users.id] }),
  ],
);

/** When a machine was without power. */
export const incubatorPowerCuts = sqliteTable(
  "incubator_power_cuts",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    incubator_id: text().notNull(),
    from_at: text().notNull(),
    to_at: text(),
    /** The coldest that was read while it lasted, °C. */
    coldest_c: real(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("incubator_power_cuts_in_organization").on(it.org_id, it.id),
    index("incubator_power_cuts_by_time").on(it.org_id, it.incubator_id, it.from_at),
    foreignKey({ columns: [it.org_id, it.incubator_id], foreignColumns: [incubators.org_id, incubators.id] }).onDelete(
      "cascade",
    ),
    check("incubator_power_cuts_span", sql`to_at IS NULL OR to_at >= from_at`),
  ],
);
