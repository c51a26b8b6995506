import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/connection.ts";
import { secondFactors } from "#db/schema/factors.ts";
import { countStatement, countWrong, forgetStatement, refuseBeyond, sessionRate } from "#worker/accounts/rates.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { recoveryDigests } from "./recovery.ts";
import { opened, seal } from "./sealing.ts";
import { stepOfCode } from "./totp.ts";

type Person = { id: string; org_id: string };
type Factor = Pick<typeof secondFactors.$inferSelect, "sealed" | "last_step">;
/** What a typed code may prove, or as which it may be kept; whether it does only the write says that uses it up. */
type Proof = { step: number; resealed?: string } | { digests: string[] };

/** The statement that reads a second factor that is on. */
const factorStatement = (db: Database, person: Person) =>
  db
    .select({ sealed: secondFactors.sealed, last_step: secondFactors.last_step })
    .from(secondFactors)
    .where(
      owned(person, secondFactors, and(eq(secondFactors.user_id, person.id), isNotNull(secondFactors.confirmed_at))),
    );

/**
 * What a code typed at an instant may prove; undefined for six digits that are no code of now. Refuses `illegal_state`
 * where no key of ours opens the secret any more: only a recovery code is then of use.
 */
export async function proofIn(
  env: Env,
  { id }: Person,
  { sealed, last_step }: Factor,
  { code, now }: { code: string; now: string },
): Promise<Proof | undefined> {
  if (!/^\d{6}$/.test(code)) return { digests: await recoveryDigests(env, id, code) };
  const found = await opened(env, id, sealed);
  if (!found) throw new Refusal("illegal_state", {}, { detail: "accounts.factor.unreadable", from: "on" });
  const step = await stepOfCode(found.secret, code, now, last_step);
  if (step === undefined) return undefined;
  return found.isOld ? { step, resealed: await seal(env, id, found.secret) } : { step };
}

/** The statement that uses a proof up while a condition holds: a row for the one who did, none for all who come later. */
export function spendStatement(
  db: Database,
  { id, org_id }: Person,
  proof: Proof,
  now: string,
  onlyIf: SQL = sql`1 = 1`,
) {
  if ("step" in proof)
    return db.all(sql`UPDATE second_factors
      SET last_step = ${proof.step}, sealed = coalesce(${proof.resealed ?? null}, sealed)
      WHERE org_id = ${org_id} AND user_id = ${id} AND confirmed_at IS NOT NULL AND last_step < ${proof.step}
        AND ${onlyIf} RETURNING id`);
  return db.all(sql`UPDATE recovery_codes SET used_at = ${now}
    WHERE org_id = ${org_id} AND user_id = ${id} AND digest IN (SELECT value FROM json_each(${JSON.stringify(proof.digests)})) AND used_at IS NULL
      AND ${onlyIf} RETURNING id`);
}

/**
 * Takes a code of the caller's second factor: once, counted against the session before it is judged. Refuses `invalid`
 * on `code`, `too_many` beyond the limit, `illegal_state` as `proofIn` does; too many wrong ones of a day end the session.
 * It proves nothing where `onlyIf` does not hold.
 */
export async function takeCode(scope: Scope, env: Env, code: string, onlyIf?: SQL): Promise<void> {
  const { db, now, user_id, org_id } = scope;
  const person = { id: user_id, org_id };
  const tries = await sessionRate(env, "factor.session", scope);
  const {
    counted,
    factor: [factor],
  } = await batch(db, { counted: countStatement(db, tries, now), factor: factorStatement(db, person) });
  refuseBeyond([[tries, counted]], now);
  const proof = factor && (await proofIn(env, person, factor, { code, now }));
  const used = proof ? await spendStatement(db, person, proof, now, onlyIf) : [];
  if (used.length === 0 || !proof) {
    await countWrong(scope, env);
    throw new Refusal("invalid", { code: ["accounts.factor.wrong"] });
  }
  await db.batch([
    forgetStatement(db, tries),
    noteEntry(scope, "recovery_code", { onlyIf: "digests" in proof ? sql`1 = 1` : sql`1 = 0` }),
  ]);
}
