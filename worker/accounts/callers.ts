import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/connection.ts";
import { organizations, sessions, users } from "#db/schema/accounts.ts";
import { supportGrants } from "#db/schema/support-grants.ts";
import type { Language, PlanKey, Role } from "#db/vocabulary.ts";
import { planInForce } from "#worker/billing/plans.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { type Looking, untilWhen } from "./looks/looking.ts";
import { isKeyed } from "./secrets.ts";

/** The user behind a session with the organisation, as one query reads them. */
export type Member = {
  org_id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  language: Language;
  is_verified: boolean;
  is_active: boolean;
  /** The last day, UTC, on which any session of theirs was used. */
  seen_on: string | null;
  created_at: string;
  organization: string;
  locale: string;
  timezone: string;
  plan: PlanKey;
  trial_ends_at: string | null;
  /** Whether any egg was ever noted: then they are among what is at the thumb. */
  keeps_eggs: boolean;
  /** Whether a webhook of the organisation is to be told of what is written. */
  has_webhooks: boolean;
  second_factor_at: string | null;
  /** Notifications that they have not read. */
  unread: number;
  /** What their picture is known by; null without one. */
  portrait: string | null;
  /** From when on the organisation asks a second factor of all, ISO. */
  second_factor_required_from: string | null;
  /** ISO instant at which all that is the organisation's is erased; null while it stays. */
  closes_at: string | null;
  logo_key: string | null;
  /** Stands before the tokens given out in its name (`secrets.ts`). */
  short_key: string | null;
  look_name: string | null;
  look_accent: string | null;
  /** Of an operator who only looks: by which grant, and who they are at home. */
  looking?: Looking;
};

type Columns = Record<string, SQLiteColumn>;

const session = getTableColumns(sessions);
// What only follows from the rest is left out.
const { password_hash: _secret, removed_at: _left, name: _name, ...user } = getTableColumns(users);
// Its text travels with every request: of an organisation only what every request may need.
const { id, name, locale, timezone, plan, trial_ends_at, keeps_eggs } = getTableColumns(organizations);
const { closes_at, second_factor_required_from, has_webhooks } = getTableColumns(organizations);
const inForce = { plan, trial_ends_at, keeps_eggs, has_webhooks, closes_at, second_factor_required_from };
// Every page can be printed, and carries then what papers carry.
const { logo_key, short_key, look_name, look_accent } = getTableColumns(organizations);
const organization = { id, name, locale, timezone, ...inForce, logo_key, short_key, look_name, look_accent };

const asText = (columns: Columns): SQL => {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
};

/** The texts of a person and their organisation, for a query of whoever calls in their name. */
export const personTexts = (): SQL => sql`'user', ${asText(user)}, 'organization', ${asText(organization)}`;

// Of a session that looks: the grant, in the organisation that its own id names; none of every other.
const grant = sql`iif(${supportGrants.id} IS NULL, NULL, json_object('id', ${supportGrants.id}, 'has_money', ${supportGrants.has_money},
  'ends_at', ${supportGrants.ends_at}, 'revoked_at', ${supportGrants.revoked_at}))`;
const ofGrant = sql`${supportGrants.id} = substr(${sessions.grant_id}, 12)
  AND ${supportGrants.org_id} = (SELECT id FROM organizations WHERE short_key = substr(${sessions.grant_id}, 1, 10))`;
const isAtHome = (key: string | undefined) =>
  key === undefined ? undefined : sql`${sessions.org_id} = (SELECT id FROM organizations WHERE ${isKeyed(key)})`;

// As one text, so that it shows at once whether anything about a caller has changed.
const callerQuery = (session_id: string, key?: string): SQL => sql`
  SELECT json_object('session', ${asText(session)}, ${personTexts()}, 'grant', json(${grant}))
  AS caller FROM ${sessions} JOIN ${users} ON ${users.org_id} = ${sessions.org_id} AND ${users.id} = ${sessions.user_id}
  LEFT JOIN ${supportGrants} ON ${ofGrant}
  JOIN ${organizations} ON ${organizations.id} = ifnull(${supportGrants.org_id}, ${sessions.org_id})
  WHERE ${and(eq(sessions.id, session_id), isAtHome(key))}`;

const statement = new SQLiteSyncDialect().sqlToQuery(callerQuery("")).sql;

/**
 * The statement that tells all of the caller behind a session as one text, `caller`; no row when it has ended. Whose it is
 * stands in the text, by which it was recognised before.
 */
export const callerStatement = (session_id: string) => ({ sql: statement, args: [session_id] });

/** The same text; undefined when the session has ended, or is none of the organisation a token names. One read. */
export async function callerText(db: Database, session_id: string, key?: string): Promise<string | undefined> {
  const [row] = await db.all<{ caller: string }>(callerQuery(session_id, key));
  return row?.caller;
}

/** What such texts hold; the organisation is the one that is shown. */
export type PersonRow = {
  user: Omit<typeof users.$inferSelect, "password_hash" | "removed_at" | "name">;
  organization: Pick<typeof organizations.$inferSelect, keyof typeof organization>;
};
type GrantRow = Pick<typeof supportGrants.$inferSelect, "id" | "ends_at" | "revoked_at"> & { has_money: 0 | 1 };
type SessionRow = PersonRow & { session: typeof sessions.$inferSelect; grant: GrantRow | null };

/**
 * The session in such a text, and the user behind it at an instant: a plan's trial may have ended since. Undefined for a
 * session that looks by a grant which is revoked, over or gone.
 */
export function callerIn(text: string, now: string): { session: SessionRow["session"]; user: Person } | undefined {
  const parsed = JSON.parse(text) as SessionRow;
  const opened = read(session, parsed.session);
  const self = personIn(parsed, now);
  const user = opened.grant_id === null ? self : lookerIn(parsed, self, now);
  return user && { session: opened, user };
}

// Nothing of theirs shows where they look.
const faceless = {
  first_name: "Voliera",
  last_name: "",
  email: "",
  portrait: null,
  unread: 0,
  role: "viewer",
} as const;

/** An operator as they are in an organisation that lets them look. */
function lookerIn({ grant, ...row }: SessionRow, self: Person, now: string): Person | undefined {
  if (!grant || grant.revoked_at !== null) return undefined;
  const ends_at = untilWhen({ confirmed_at: row.session.confirmed_at, ends_at: grant.ends_at });
  if (ends_at <= now) return undefined;
  const { org_id, email, is_verified, second_factor_at } = self;
  return {
    ...self,
    ...faceless,
    org_id: row.organization.id,
    has_webhooks: false,
    second_factor_required_from: null,
    looking: {
      grant: { id: grant.id, has_money: grant.has_money === 1, ends_at },
      operator: { org_id, email, is_verified, second_factor_at },
    },
  };
}

/** Somebody as a member at an instant, by such texts. */
export function personIn(row: PersonRow, now: string): Person {
  const { name: called, id: _id, ...of } = read(organization, row.organization);
  return { ...read(user, row.user), ...of, organization: called, plan: planInForce(row.organization, now) };
}
type Person = Member & { id: string };

/** A row with a yes or a no where SQLite keeps a number. */
function read<Row extends object>(columns: Columns, row: Row): Row {
  const pairs = Object.entries(row).map(([name, value]) => {
    const isYesOrNo = columns[name]?.dataType === "boolean";
    return [name, isYesOrNo ? value === 1 : value];
  });
  return Object.fromEntries(pairs) as Row;
}

type Who = Pick<Scope, "org_id" | "user_id" | "session_id" | "role" | "key">;

/**
 * Whether the caller, at this write, is still who they were when the request came: their session lives, and their role is
 * the same. Part of every write that makes rights, keys, factors, addresses or rules or ends the organisation: while a
 * password is judged or a letter written, a reset, a way back or another owner may have ended what the request began with.
 */
export const stillSignedIn = ({ org_id, user_id, session_id, role, key }: Who): SQL =>
  key
    ? sql`EXISTS (SELECT 1 FROM api_keys JOIN users here ON here.org_id = api_keys.org_id AND here.id = api_keys.user_id
    WHERE api_keys.org_id = ${org_id} AND api_keys.user_id = ${user_id} AND api_keys.id = ${key.id}
      AND api_keys.revoked_at IS NULL AND here.is_active = 1 AND here.role = ${role})`
    : sql`EXISTS (SELECT 1 FROM sessions JOIN users here ON here.org_id = sessions.org_id AND here.id = sessions.user_id
    WHERE sessions.org_id = ${org_id} AND sessions.user_id = ${user_id} AND sessions.id = ${session_id ?? ""}
      AND here.is_active = 1 AND here.role = ${role})`;

/** The statement that asks so beside such a write, so that its refusal can say what is true: a row, or none. */
export const signedInStatement = (scope: Who & Pick<Scope, "db">) =>
  scope.db.all(sql`SELECT 1 WHERE ${stillSignedIn(scope)}`);

/** The refusal of whoever was not. */
export const signedOut = () => new Refusal("unauthenticated");
