import { sql } from "drizzle-orm";
import { newApiKey } from "#worker/accounts/api-keys.ts";
import { signedInStatement, signedOut, stillSignedIn } from "#worker/accounts/callers.ts";
import { countStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { audited } from "#worker/audit.ts";
import { planOf } from "#worker/billing/plans.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { isConfirmed } from "#worker/rights.ts";
import { idFor, type Scope } from "#worker/scope.ts";
import type { KeyDraft, KeyList, KeyView } from "./contract.ts";

const msPerDay = 86_400_000;
/** Keys that ended which the list still shows. */
const mostEnded = 20;

type Row = Omit<KeyView, "state">;

const inForce = ({ org_id, now }: Pick<Scope, "org_id" | "now">) => sql`
  (SELECT count(*) FROM api_keys mine WHERE mine.org_id = ${org_id} AND mine.revoked_at IS NULL
    AND (mine.expires_at IS NULL OR mine.expires_at > ${now}))`;

const columns = sql`api_keys.id, api_keys.name, api_keys.scope, last4, expires_at, used_on, revoked_at, api_keys.created_at,
  (SELECT users.name FROM users WHERE users.org_id = api_keys.org_id AND users.id = api_keys.user_id) AS maker`;

/** Every key in force and the last that ended, of the caller's organisation. */
export async function listKeys(scope: Scope): Promise<KeyList> {
  const { db, org_id, plan, now } = scope;
  const { living, ended } = await batch(db, {
    living: db.all<Row>(sql`SELECT ${columns} FROM api_keys WHERE org_id = ${org_id} AND revoked_at IS NULL
      AND (expires_at IS NULL OR expires_at > ${now}) ORDER BY created_at, id`),
    ended: db.all<Row>(sql`SELECT ${columns} FROM api_keys WHERE org_id = ${org_id}
      AND (revoked_at IS NOT NULL OR expires_at <= ${now}) ORDER BY created_at DESC, id DESC LIMIT ${mostEnded}`),
  });
  const { keys: most, keys_write: may_write } = planOf(plan);
  const standing = living.map((row, at) => ({ ...row, state: at < most ? ("in_force" as const) : ("rests" as const) }));
  const over = ended.map((row) => ({ ...row, state: row.revoked_at ? ("revoked" as const) : ("over" as const) }));
  return { items: [...standing, ...over], used: living.length, most, may_write, is_confirmed: isConfirmed(scope) };
}

/**
 * Makes a key, which is answered this once and kept nowhere. Refuses `plan_limit` one more than the plan holds, a scope that
 * it does not let, and `conflict` what was asked for already under the same Idempotency-Key: the key itself is gone by then.
 */
export async function makeKey(scope: Scope, env: Env, { name, scope: may, expires }: KeyDraft) {
  const { db, org_id, user_id, plan, now } = scope;
  const { keys: most, keys_write } = planOf(plan);
  if (may === "write" && !keys_write)
    throw new Refusal("plan_limit", { scope: ["keys.read_only"] }, { detail: "keys.read_only" });
  const id = await idFor(scope, "api_key");
  const limit = await rate(env, "key.organization", org_id);
  const [whose] = await db.all<{ short_key: string }>(sql`SELECT short_key FROM organizations WHERE id = ${org_id}`);
  const { key, hash } = await newApiKey(whose?.short_key ?? null);
  const expires_at = expires === "never" ? null : new Date(Date.parse(now) + Number(expires) * msPerDay).toISOString();
  const made = sql`EXISTS (SELECT 1 FROM api_keys WHERE org_id = ${org_id} AND hash = ${hash})`;
  const { here, counted, stored, there } = await batch(db, {
    here: signedInStatement(scope),
    there: db.all(sql`SELECT 1 FROM api_keys WHERE org_id = ${org_id} AND id = ${id}`),
    counted: countStatement(db, limit, now),
    stored: db.run(sql`INSERT INTO api_keys (id, org_id, user_id, name, scope, hash, last4, expires_at, created_at)
      SELECT ${id}, ${org_id}, ${user_id}, ${name}, ${may}, ${hash}, ${key.slice(-4)}, ${expires_at}, ${now}
      WHERE ${inForce(scope)} < ${most} AND ${stillSignedIn(scope)} AND ${within(limit)}
      ON CONFLICT (id) DO NOTHING`),
    noted: audited(scope, {
      subject: "api_key",
      subject_id: id,
      deed: "created",
      changes: { name: [null, name], scope: [null, may] },
    }),
    entry: noteEntry(scope, "key_made", { details: { name }, onlyIf: made }),
  });
  if (stored.rowsAffected > 0) return { id, key };
  if (here.length === 0) throw signedOut();
  if (there.length > 0) throw new Refusal("conflict", {}, { detail: "keys.already", current: { id } });
  refuseBeyond([[limit, counted]], now);
  throw new Refusal("plan_limit", {}, { detail: "keys.full", values: { count: most } });
}

/**
 * Ends a key at once; what it is asked by from now on is nobody's. Refuses `missing`, and `unauthenticated` when the session
 * has ended meanwhile.
 */
export async function revokeKey(scope: Scope, id: string): Promise<void> {
  const { db, org_id, now } = scope;
  const isIt = sql`org_id = ${org_id} AND id = ${id}`;
  const [found] = await db.all<{ name: string }>(sql`SELECT name FROM api_keys WHERE ${isIt}`);
  if (!found) throw new Refusal("missing");
  const mayNow = stillSignedIn(scope);
  const { here } = await batch(db, {
    here: signedInStatement(scope),
    entry: noteEntry(scope, "key_revoked", {
      details: { name: found.name },
      onlyIf: sql`EXISTS (SELECT 1 FROM api_keys WHERE ${isIt} AND revoked_at IS NULL) AND ${mayNow}`,
    }),
    revoked: db.run(sql`UPDATE api_keys SET revoked_at = ${now} WHERE ${isIt} AND revoked_at IS NULL
      AND ${mayNow}`),
    noted: audited(scope, {
      subject: "api_key",
      subject_id: id,
      deed: "deleted",
      changes: { name: [found.name, null] },
    }),
  });
  if (here.length === 0) throw signedOut();
}
