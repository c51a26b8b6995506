import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "#db/connection.ts";
import { apiKeys } from "#db/schema/program-access.ts";
import type { KeyScope } from "#db/words/billing.ts";
import { planOf } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";
import { type PersonRow, personIn, personTexts } from "./callers.ts";
import { hashSecret, keyed, newSecret, tokenParts } from "./secrets.ts";
import type { Recognised } from "./sessions.ts";

const prefix = "vol_";

/** A new key of an organisation, and the SHA-256 (hex) by which it is found again. */
export async function newApiKey(short_key: string | null): Promise<{ key: string; hash: string }> {
  const key = `${prefix}${keyed(short_key, newSecret())}`;
  return { key, hash: await hashSecret(key) };
}

/** Whether a bearer's token is such a key, good or not. */
export const isApiKey = (token: string): boolean => token.startsWith(prefix);

const isOver = sql`(api_keys.expires_at IS NOT NULL AND api_keys.expires_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`;

// How many in force are older tells whether the plan still holds it.
const query = (hash: string, short_key: string) => sql`
  SELECT json_object('key', json_object('id', api_keys.id, 'scope', api_keys.scope, 'expires_at', api_keys.expires_at,
    'used_on', api_keys.used_on, 'older', (SELECT count(*) FROM ${apiKeys} older
      WHERE older.org_id = api_keys.org_id AND older.revoked_at IS NULL
        AND (older.expires_at IS NULL OR older.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
        AND (older.created_at, older.id) < (api_keys.created_at, api_keys.id))), ${personTexts()}) AS caller
  FROM ${apiKeys} JOIN users ON users.org_id = api_keys.org_id AND users.id = api_keys.user_id
  JOIN organizations ON organizations.id = api_keys.org_id
  WHERE api_keys.hash = ${hash} AND api_keys.revoked_at IS NULL AND NOT ${isOver} AND organizations.short_key = ${short_key}`;

const statement = new SQLiteSyncDialect().sqlToQuery(query("", "")).sql;

type KeyRow = PersonRow & {
  key: { id: string; scope: KeyScope; expires_at: string | null; used_on: string | null; older: number };
};

/**
 * In whose name a program calls that has this key: whoever made it, as they are today. Undefined for a key that is unknown,
 * revoked, over, of somebody who left, or that rests because the plan holds fewer. One read.
 */
export async function recogniseKey(db: Database, token: string, now: string): Promise<Recognised | undefined> {
  const { key: short_key } = tokenParts(token.slice(prefix.length));
  if (short_key === undefined) return undefined;
  const hash = await hashSecret(token);
  const [row] = await db.all<{ caller: string }>(query(hash, short_key));
  if (!row) return undefined;
  const { key, ...person } = JSON.parse(row.caller) as KeyRow;
  const { id: user_id, ...member } = personIn(person, now);
  if (!member.is_active || !member.is_verified || key.older >= planOf(member.plan).keys) return undefined;
  const ends = [key.expires_at, member.trial_ends_at].filter((it): it is string => it !== null && it > now).sort()[0];
  return {
    session_id: "",
    user_id,
    member,
    confirmed_at: "",
    renewed: undefined,
    callerText: row.caller,
    until: ends ?? "9999",
    question: { sql: statement, args: [hash, short_key] },
    key: { id: key.id, scope: planOf(member.plan).keys_write ? key.scope : "read" },
    isUsedToday: key.used_on === now.slice(0, 10),
  };
}

/** Notes the day on which a key was last used: once a day, after the answer. */
export async function keyUsed({ db, org_id, key, now }: Scope): Promise<void> {
  const today = now.slice(0, 10);
  await db.run(sql`UPDATE api_keys SET used_on = ${today}
    WHERE org_id = ${org_id} AND id = ${key?.id ?? ""} AND used_on IS NOT ${today}`);
}
