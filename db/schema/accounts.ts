import { sql } from "drizzle-orm";
import { foreignKey, index, integer, sqliteTable, text, unique, uniqueIndex } from "drizzle-orm/sqlite-core";
import { languages, planKeys, regions, roles, vatRegimes } from "../vocabulary.ts";

export const organizations = sqliteTable(
  "organizations",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    locale: text().notNull(),
    timezone: text().notNull(),
    plan: text({ enum: planKeys }).notNull(),
    trial_ends_at: text(),
    claimed_at: text(),
    /** Counts the times a bird's parents were changed or a bird left for good; a trigger keeps it. */
    bonds_version: integer().notNull().default(0),
    /** The month, 1 to 12, in which its breeding season begins. */
    season_start_month: integer().notNull().default(1),
    /** Whether an egg was ever noted; a trigger keeps it. */
    keeps_eggs: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether a sale, an expense or a payment was ever written down, and its currency stays; triggers keep it. */
    has_money: integer({ mode: "boolean" }).notNull().default(false),
    /** ISO instant at which everything of it is erased; until then it is only read. Null while it stays. */
    closes_at: text(),
    /** ISO 4217. */
    currency: text().notNull().default("EUR"),
    /** ISO 3166-1, two letters; null while nobody has said. */
    country: text(),
    /** Only where the country is Portugal. */
    region: text({ enum: regions }),
    vat_regime: text({ enum: vatRegimes }).notNull().default("none"),
    legal_name: text(),
    /** In Portugal nine digits. */
    tax_id: text(),
    address: text(),
    postal_code: text(),
    locality: text(),
    district: text(),
    phone: text(),
    email: text(),
    /** Where the birds are kept, when that is another place than the address. */
    premises: text(),
    activity: text(),
    /** Where the logo lies in the storage; a trigger names what it lay under before in `lost_files`. */
    logo_key: text(),
    logo_type: text({ enum: ["image/jpeg", "image/png"] }),
    /** Bytes of its photos, with their small copies, and of all its files; triggers keep it. */
    stored_bytes: integer().notNull().default(0),
    /** Its own look, in force only with a plan that has one: what it is called; null where its name is meant. */
    look_name: text(),
    /** `#rrggbb`, read at 4.5 to 1 on paper and on every light ground; null where ours is meant. */
    look_accent: text(),
    /** From this instant on whoever has no second factor is asked to set one up before anything else. */
    second_factor_required_from: text(),
    /** Whether a webhook of it is told of anything; triggers keep it. */
    has_webhooks: integer({ mode: "boolean" }).notNull().default(false),
    /** Stands before every token that is given out, so that it is known whose it is; a trigger makes it. */
    short_key: text(),
    version: integer().notNull().default(1),
    created_at: text().notNull(),
  },
  // The clock looks every minute: it must find what has ended without walking past what has not.
  (organization) => [
    index("organizations_unclaimed").on(organization.created_at).where(sql`claimed_at IS NULL`),
    uniqueIndex("organizations_by_short_key").on(organization.short_key),
    index("organizations_closing").on(organization.closes_at).where(sql`closes_at IS NOT NULL`),
  ],
);

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    org_id: text()
      .notNull()
      .references(() => organizations.id, { onDelete: "cascade" }),
    first_name: text().notNull(),
    last_name: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    role: text({ enum: roles }).notNull(),
    language: text({ enum: languages }).notNull(),
    is_verified: integer({ mode: "boolean" }).notNull().default(false),
    is_active: integer({ mode: "boolean" }).notNull().default(true),
    /** When the second factor was turned on; null while there is none. */
    second_factor_at: text(),
    /** The last day, UTC, on which any session of theirs was used; a trigger and `authenticate` keep it. */
    seen_on: text(),
    /** The last part of where their picture lies in the storage, `org/<org_id>/portraits/…`; a trigger names what it was. */
    portrait: text(),
    /** When they left. The row stays, for what they did is kept under it; nothing in it tells who they were. */
    removed_at: text(),
    /** Empty for whoever left. */
    name: text().generatedAlwaysAs(sql`nullif(trim(first_name || ' ' || last_name), '')`, { mode: "virtual" }),
    /** Notifications that are neither read nor cleared away; triggers keep it. */
    unread: integer().notNull().default(0),
    created_at: text().notNull(),
  },
  (user) => [
    unique("users_in_organization").on(user.org_id, user.id),
    // Anyone may claim an address; only who proved it owns it.
    uniqueIndex("users_verified_email").on(user.email).where(sql`is_verified = 1`),
    index("users_by_email").on(user.email),
    index("users_pending").on(user.created_at).where(sql`is_verified = 0`),
  ],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 (hex) of the token's `sid`: reading the table gives nobody a session. */
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    remember: integer({ mode: "boolean" }).notNull(),
    user_agent: text().notNull().default(""),
    ip: text().notNull().default(""),
    /** When its user last proved to be there, by a password or a code. */
    confirmed_at: text().notNull().default(""),
    /** The grant, of another organisation, by which it only looks at that one; it names whose it is. */
    grant_id: text(),
    expires_at: text().notNull(),
    created_at: text().notNull(),
  },
  (session) => [
    unique("sessions_in_organization").on(session.org_id, session.id),
    foreignKey({ columns: [session.org_id, session.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
    index("sessions_by_user").on(session.user_id),
    index("sessions_by_end").on(session.expires_at),
  ],
);

/** A look at an organisation that an owner of it allows the operator, for a day. */
export const supportGrants = sqliteTable(
  "support_grants",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    /** Whether sums may be looked at too. */
    has_money: integer({ mode: "boolean" }).notNull(),
    ticket_id: text(),
    ends_at: text().notNull(),
    revoked_at: text(),
    created_at: text().notNull(),
  },
  (it) => [
    unique("support_grants_in_organization").on(it.org_id, it.id),
    foreignKey({ columns: [it.org_id, it.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("support_grants_by_time").on(it.org_id, it.created_at, it.id),
  ],
);

export const codes = sqliteTable(
  "codes",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    purpose: text({ enum: ["verify", "reset", "email", "email_back"] }).notNull(),
    /** HMAC-SHA-256 of user, purpose and code; the code itself is only in the mail. */
    digest: text().notNull(),
    /** The address it proves or brings back, where that is not the account's own. */
    address: text(),
    /** The session alone in which it counts; null where any of the user's does. */
    session_id: text(),
    attempts: integer().notNull().default(0),
    used_at: text(),
    expires_at: text().notNull(),
    created_at: text().notNull(),
  },
  (code) => [
    unique("codes_in_organization").on(code.org_id, code.id),
    foreignKey({ columns: [code.org_id, code.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
    index("codes_by_user").on(code.user_id, code.purpose, code.created_at),
    index("codes_by_end").on(code.expires_at),
  ],
);

/** Logins whose password was right and whose code is awaited. */
export const loginChallenges = sqliteTable(
  "login_challenges",
  {
    /** SHA-256 (hex) of the challenge. */
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    remember: integer({ mode: "boolean" }).notNull(),
    attempts: integer().notNull().default(0),
    used_at: text(),
    expires_at: text().notNull(),
    created_at: text().notNull(),
  },
  (challenge) => [
    unique("login_challenges_in_organization").on(challenge.org_id, challenge.id),
    index("login_challenges_by_end").on(challenge.expires_at),
    foreignKey({ columns: [challenge.org_id, challenge.user_id], foreignColumns: [users.org_id, users.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const signupFlows = sqliteTable(
  "signup_flows",
  {
    /** SHA-256 (hex) of the opaque cookie. */
    id: text().primaryKey(),
    email: text().notNull().default(""),
    completed_steps: text({ mode: "json" }).$type<string[]>().notNull(),
    plan: text({ enum: planKeys }).notNull(),
    organization_name: text().notNull().default(""),
    first_name: text().notNull().default(""),
    last_name: text().notNull().default(""),
    expires_at: text().notNull(),
    created_at: text().notNull(),
  },
  (flow) => [index("signup_flows_by_end").on(flow.expires_at)],
);

/** Security counters; one row per key, a fixed window that starts with the first count. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    key: text().primaryKey(),
    n: integer().notNull(),
    ends_at: text().notNull(),
  },
  (counter) => [index("rate_counters_by_end").on(counter.ends_at)],
);

/** A list as somebody likes it: filters, order, columns. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text().primaryKey(),
    org_id: text().notNull(),
    user_id: text().notNull(),
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    created_at: text().notNull(),
  },
  (view) => [
    unique("saved_views_in_organization").on(view.org_id, view.id),
    unique("saved_views_by_name").on(view.org_id, view.user_id, view.list, view.name),
    foreignKey({ columns: [view.org_id, view.user_id], foreignColumns: [users.org_id, users.id] }).onDelete("cascade"),
  ],
);
