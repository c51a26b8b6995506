import { inArray, sql } from "drizzle-orm";
import { rateCounters } from "#db/schema/accounts.ts";
import { addressCounters } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import type { Scope } from "#worker/scope.ts";
import { actionStatement, requestKey } from "./record/actions.ts";

/**
 * Forgets what counts against an address: failed logins, wrong codes, codes and links that were sent. Whoever it belongs to
 * can log in and ask for a code again; nothing is opened by it. How many counts were forgotten. The line that stays names
 * the account, never the address.
 */
export async function freeAddress(scope: Scope, env: Env, email: string): Promise<{ freed: number }> {
  const { db } = scope;
  // Whose an address is nothing else knows: a named exception of the R26 test.
  const accounts = await db.all<{ id: string; short_key: string }>(sql`
    SELECT users.id, organizations.short_key FROM users JOIN organizations ON organizations.id = users.org_id
    WHERE users.email = ${email} AND users.removed_at IS NULL ORDER BY users.is_verified DESC LIMIT 20`);
  const [owner] = accounts;
  const keys = await addressCounters(env, { email, user_ids: accounts.map(({ id }) => id) });
  const action = {
    kind: "address_freed",
    short_key: owner?.short_key ?? null,
    subject_id: owner?.id ?? null,
  } as const;
  const key = await requestKey(scope, action);
  const { freed } = await batch(db, {
    freed: db.delete(rateCounters).where(inArray(rateCounters.key, keys)).returning({ key: rateCounters.key }),
    action: actionStatement(scope, action, key),
  });
  return { freed: freed.length };
}
