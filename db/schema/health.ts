import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { doseStates, healthKinds } from "#db/words/care.ts";
import { organizations, users } from "./accounts.ts";
import { birds } from "./birds.ts";
import { places } from "./places.ts";
import { statuses } from "./statuses.ts";

/** What happened to a bird's health; what was done to many at once is a row for each. Days are `YYYY-MM-DD`. */
export const healthEvents = sqliteTable(
  "health_events",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    bird_id: text().notNull(),
    kind: text({ enum: healthKinds }).notNull(),
    on_day: text().notNull(),
    findings: text(),
    vet: text(),
    /** What it cost, in words. */
    cost: text(),
    /** Of a quarantine: where, and its last day. */
    place_id: text(),
    until_on: text(),
    /** When it is to be looked at again, and whether it was. */
    follow_up_on: text(),
    followed_up_on: text(),
    /** The status that this one took the place of, which a recovery offers again. */
    status_before_id: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("health_events_in_organization").on(it.org_id, it.id),
    index("health_events_by_bird").on(it.org_id, it.bird_id, it.on_day),
    index("health_events_by_day").on(it.org_id, it.on_day, it.id),
    index("health_events_to_follow_up")
      .on(it.org_id, it.follow_up_on)
      .where(sql`follow_up_on IS NOT NULL AND followed_up_on IS NULL`),
    index("health_events_quarantines").on(it.org_id, it.until_on).where(sql`kind = 'quarantine'`),
    index("health_events_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    index("health_events_by_status").on(it.org_id, it.status_before_id).where(sql`status_before_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete("cascade"),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    foreignKey({ columns: [it.org_id, it.status_before_id], foreignColumns: [statuses.org_id, statuses.id] }),
    check("health_events_quarantine", sql`until_on IS NULL OR (kind = 'quarantine' AND until_on >= on_day)`),
  ],
);

/** Results and pictures that belong to an event. */
export const healthFiles = sqliteTable(
  "health_files",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    event_id: text().notNull(),
    name: text().notNull(),
    /** Where it lies in the storage; a trigger names it in `lost_files` when the row goes. */
    file_key: text().notNull(),
    file_type: text({ enum: ["application/pdf", "image/jpeg", "image/png", "image/webp"] }).notNull(),
    file_bytes: integer().notNull(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("health_files_in_organization").on(it.org_id, it.id),
    index("health_files_by_event").on(it.org_id, it.event_id),
    foreignKey({ columns: [it.org_id, it.event_id], foreignColumns: [healthEvents.org_id, healthEvents.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** A medicine as somebody prescribed it: free text, from which nothing is worked out. */
export const courses = sqliteTable(
  "courses",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    medicine: text().notNull(),
    dose: text(),
    route: text(),
    prescribed_by: text(),
    first_on: text().notNull(),
    days: integer().notNull(),
    times_a_day: integer().notNull(),
    /** For so many days after the last dose a bird is neither paired nor sold without a word. */
    withdrawal_days: integer().notNull().default(0),
    /** The cage it was begun for, where it was a cage. */
    place_id: text(),
    /** The last day on which something is given, where it was stopped before its end. */
    stopped_on: text(),
    notes: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (it) => [
    unique("courses_in_organization").on(it.org_id, it.id),
    index("courses_by_day").on(it.org_id, it.first_on, it.id),
    index("courses_by_place").on(it.org_id, it.place_id).where(sql`place_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.place_id], foreignColumns: [places.org_id, places.id] }),
    check("courses_span", sql`days > 0 AND times_a_day > 0 AND withdrawal_days >= 0`),
  ],
);

/** Who takes part in a course; a trigger forgets an erased bird, whose ring stays. */
export const courseBirds = sqliteTable(
  "course_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    course_id: text().notNull(),
    bird_id: text(),
    ring: text().notNull(),
    /** The last day until which (with it) the bird is under the course or its withdrawal. */
    until_on: text().notNull(),
  },
  (it) => [
    unique("course_birds_in_organization").on(it.org_id, it.id),
    uniqueIndex("course_birds_by_course").on(it.org_id, it.course_id, it.bird_id),
    index("course_birds_by_bird").on(it.org_id, it.bird_id, it.until_on).where(sql`bird_id IS NOT NULL`),
    foreignKey({ columns: [it.org_id, it.course_id], foreignColumns: [courses.org_id, courses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }),
  ],
);

/** What was given, or not: a row per course, day and time of the day (from 1). */
export const courseDoses = sqliteTable(
  "course_doses",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    course_id: text().notNull(),
    on_day: text().notNull(),
    nth: integer().notNull(),
    state: text({ enum: doseStates }).notNull(),
    /** Rings of those who did not get it, as JSON: `[[id, ring], …]`. */
    except: text().notNull().default("[]"),
    at: text().notNull(),
    user_id: text(),
  },
  (it) => [
    unique("course_doses_in_organization").on(it.org_id, it.id),
    uniqueIndex("course_doses_by_time").on(it.org_id, it.course_id, it.on_day, it.nth),
    foreignKey({ columns: [it.org_id, it.course_id], foreignColumns: [courses.org_id, courses.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }),
  ],
);

/** Public addresses of health sheets of chosen birds, for a vet. The token is worked out from the id, and never kept. */
export const healthShares = sqliteTable(
  "health_shares",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the token. */
    token_hash: text().notNull(),
    created_at: text().notNull(),
    expires_at: text(),
    revoked_at: text(),
  },
  (it) => [
    unique("health_shares_in_organization").on(it.org_id, it.id),
    uniqueIndex("health_shares_by_token").on(it.org_id, it.token_hash),
  ],
);

/** Whose sheets an address shows. */
export const healthShareBirds = sqliteTable(
  "health_share_birds",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    share_id: text().notNull(),
    bird_id: text().notNull(),
  },
  (it) => [
    unique("health_share_birds_in_organization").on(it.org_id, it.id),
    uniqueIndex("health_share_birds_by_share").on(it.org_id, it.share_id, it.bird_id),
    index("health_share_birds_by_bird").on(it.org_id, it.bird_id),
    foreignKey({ columns: [it.org_id, it.share_id], foreignColumns: [healthShares.org_id, healthShares.id] }).onDelete(
      "cascade",
    ),
    foreignKey({ columns: [it.org_id, it.bird_id], foreignColumns: [birds.org_id, birds.id] }).onDelete("cascade"),
  ],
);
