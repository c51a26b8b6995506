import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { planKeys } from "../vocabulary.ts";
import { subscriptionStates } from "../words/billing.ts";
import { operatorActions } from "../words/operator.ts";

/** What an operator did, and to whom; triggers refuse every change. */
export const operatorEvents = sqliteTable(
  "operator_deeds",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** The account that did it. */
    user_id: text().notNull(),
    kind: text({ enum: operatorActions }).notNull(),
    /** By which the same request sent twice is one line; null where it had none. */
    key: text(),
    /** Of whose organisation, by its short key. */
    short_key: text(),
    subject_id: text(),
    /** A few words about it, never a secret and nothing of a flock. */
    details: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  },
  (it) => [
    index("operator_deeds_by_organization").on(it.short_key, it.n),
    uniqueIndex("operator_deeds_once").on(it.key),
  ],
);

/** An organisation as the operator's list shows it; the clock brings it up to date, a step for each. */
export const consoleOrganizations = sqliteTable(
  "console_organizations",
  {
    short_key: text().primaryKey(),
    name: text().notNull(),
    plan: text({ enum: planKeys }).notNull(),
    trial_ends_at: text(),
    birds: integer().notNull(),
    members: integer().notNull(),
    stored_bytes: integer().notNull(),
    /** The last day, UTC, on which anybody of it was here. */
    seen_on: text(),
    closes_at: text(),
    subscription: text({ enum: subscriptionStates }),
    period_end: text(),
    past_due_since: text(),
    /** Of the last 30 days: imports that failed, deliveries of webhooks that were given up, payments that failed. */
    failed_imports: integer().notNull().default(0),
    failed_deliveries: integer().notNull().default(0),
    failed_payments: integer().notNull().default(0),
    /** Why imports failed, by code, as JSON of `{ code: n }`. */
    import_faults: text({ mode: "json" }).$type<Record<string, number>>().notNull(),
    created_at: text().notNull(),
    counted_at: text().notNull(),
  },
  (it) => [
    index("console_organizations_by_name").on(it.name, it.short_key),
    index("console_organizations_by_seen").on(it.seen_on, it.short_key),
    index("console_organizations_by_age").on(it.created_at, it.short_key),
    index("console_organizations_by_count").on(it.counted_at),
    index("console_organizations_closing").on(it.closes_at, it.short_key).where(sql`closes_at IS NOT NULL`),
    index("console_organizations_paying")
      .on(it.subscription, it.period_end, it.short_key)
      .where(sql`subscription IS NOT NULL`),
    index("console_organizations_failing")
      .on(it.short_key)
      .where(sql`failed_imports > 0 OR failed_deliveries > 0 OR failed_payments > 0`),
  ],
);
