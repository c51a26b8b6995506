import { type SQL, sql } from "drizzle-orm";
import { hashSecret, keyed, newSecret } from "#worker/accounts/secrets.ts";
import { type Opened, recognise, sessionSeconds, tokenFor } from "#worker/accounts/sessions.ts";
import type { UserCard } from "#worker/accounts/tokens.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { keysOf } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";

type LookStart = { grant_id: string; onlyIf: SQL };

/**
 * Starts a session in which an operator only looks, for as long as their own proof and the grant hold, and ends those in
 * which they looked before; undefined where the condition does not hold.
 */
export async function openLook(
  { env, user_agent, ip, now }: Pick<Visitor, "env" | "user_agent" | "ip" | "now">,
  { db, user_id, org_id, confirmed_at }: Pick<Scope, "db" | "user_id" | "org_id" | "confirmed_at">,
  { grant_id, onlyIf }: LookStart,
): Promise<Opened | undefined> {
  const own = newSecret();
  const id = await hashSecret(own);
  const expires_at = new Date(Date.now() + sessionSeconds.browser * 1000).toISOString();
  const before = sql`org_id = ${org_id} AND user_id = ${user_id} AND grant_id IS NOT NULL AND id <> ${id}`;
  const { home } = await batch(db, {
    opened: db.run(sql`INSERT INTO sessions
      (id, org_id, user_id, remember, user_agent, ip, confirmed_at, grant_id, expires_at, created_at)
      SELECT ${id}, ${org_id}, ${user_id}, 0, ${user_agent}, ${ip}, ${confirmed_at}, ${grant_id}, ${expires_at}, ${now}
      WHERE ${onlyIf}`),
    ended: db.run(sql`DELETE FROM sessions WHERE ${before} AND EXISTS (SELECT 1 FROM sessions WHERE id = ${id})`),
    home: db.all<{ short_key: string | null }>(sql`SELECT short_key FROM organizations
      WHERE id = ${org_id} AND EXISTS (SELECT 1 FROM sessions WHERE sessions.org_id = ${org_id} AND sessions.id = ${id})`),
  });
  if (!home[0]) return undefined;
  const sid = keyed(home[0].short_key, own);
  const keys = keysOf(env, "JWT_SECRET");
  // What the token says of whom it shows is read as for every call.
  const first = await tokenFor(env.JWT_SECRET, { sub: user_id, sid, remember: false, card: nobody });
  const seen = await recognise(db, keys, first.access_token);
  return seen?.renewed;
}

const nobody: UserCard = {
  first_name: "",
  last_name: "",
  email: "",
  organization: "",
  timezone: "UTC",
  role: "viewer",
  is_verified: true,
};
