import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { loginChallenges, organizations, users } from "#db/schema/accounts.ts";
import { secondFactors } from "#db/schema/factors.ts";
import { type Account, accountColumns, challengeMinutes, loginRates, openFor } from "#worker/accounts/logins.ts";
import { countStatement, forgetStatement, rate, refuseBeyond, within } from "#worker/accounts/rates.ts";
import { hashSecret, isKeyed, tokenParts } from "#worker/accounts/secrets.ts";
import type { Visitor } from "#worker/accounts/visitor.ts";
import { noteEntry, widened } from "#worker/entries/noting.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { proofIn, spendStatement } from "./checking.ts";
import type { challengeAnswer } from "./contract.ts";

/** Wrong codes that a login survives; never relaxed. */
const challengeTries = 5;

const over = () => new Refusal("unauthenticated", {}, { detail: "accounts.factor.over" });

/**
 * Opens the session of a login by its second step: once, and never after five wrong codes. The code is used up and the
 * challenge ended by one batch, so of many at once one opens a session.
 */
export async function answerChallenge(visitor: Visitor, { challenge, code }: z.output<typeof challengeAnswer>) {
  const { db, env, now, ip } = visitor;
  const { key, secret } = tokenParts(challenge);
  const id = await hashSecret(secret);
  const byIp = await rate(env, "factor.ip", ip);
  const {
    ips,
    found: [found],
  } = await batch(db, {
    ips: countStatement(db, byIp, now),
    found: db
      .select({ ...accountColumns, challenge: loginChallenges, factor: secondFactors })
      .from(loginChallenges)
      .innerJoin(users, and(eq(users.org_id, loginChallenges.org_id), eq(users.id, loginChallenges.user_id)))
      .innerJoin(organizations, eq(organizations.id, loginChallenges.org_id))
      .innerJoin(
        secondFactors,
        and(eq(secondFactors.org_id, loginChallenges.org_id), eq(secondFactors.user_id, loginChallenges.user_id)),
      )
      .where(and(eq(loginChallenges.id, id), isKeyed(key), within(byIp))),
  });
  refuseBeyond([[byIp, ips]], now, "accounts.login.too_many");
  if (!found?.user.is_active || !found.factor.confirmed_at) throw over();
  refuseOver(found.challenge, now);
  await spend(visitor, found, code);
  return openFor(visitor, found, found.challenge.remember);
}

type ChallengeRow = Pick<typeof loginChallenges.$inferSelect, "attempts" | "used_at" | "expires_at">;

function refuseOver({ attempts, used_at, expires_at }: ChallengeRow, now: string): void {
  if (used_at !== null || expires_at <= now) throw over();
  if (attempts >= challengeTries)
    throw new Refusal("too_many", {}, { detail: "accounts.factor.used_up", retryAfter: challengeMinutes * 60 });
}

type Found = Account & { challenge: typeof loginChallenges.$inferSelect; factor: typeof secondFactors.$inferSelect };

async function spend({ db, env, now, ip }: Visitor, { user, challenge, factor }: Found, code: string): Promise<void> {
  const { id, org_id } = user;
  const witness = { db, org_id, user_id: id, now, network: widened(ip) };
  const tries = await rate(env, "factor.login", id);
  const { streak } = await loginRates({ env }, user.email);
  const proof = await proofIn(env, user, factor, { code, now });
  const isOpen = sql`EXISTS (SELECT 1 FROM login_challenges WHERE id = ${challenge.id} AND used_at IS NULL
    AND expires_at > ${now} AND attempts < ${challengeTries}) AND ${within(tries)}`;
  const { counted, tried, left } = await batch(db, {
    counted: countStatement(db, tries, now),
    streaks: countStatement(db, streak, now, tries),
    used: proof ? spendStatement(db, user, proof, now, isOpen) : db.all(sql`UPDATE users SET id = id WHERE 1 = 0`),
    // Right behind the statement that uses the code up.
    tried: db.all<{ used_at: string | null }>(sql`
      UPDATE login_challenges SET attempts = attempts + 1, used_at = CASE WHEN changes() > 0 THEN ${now} END
      WHERE id = ${challenge.id} AND ${isOpen} RETURNING used_at`),
    left: db.select().from(loginChallenges).where(eq(loginChallenges.id, challenge.id)),
  });
  refuseBeyond([[tries, counted]], now, "accounts.login.too_many");
  const isRight = tried[0]?.used_at === now;
  if (isRight) {
    const isRecovery = proof && "digests" in proof;
    await db.batch([
      forgetStatement(db, tries, streak),
      noteEntry(witness, "login", { details: { by: isRecovery ? "recovery_code" : "second_factor" } }),
      noteEntry(witness, "recovery_code", { onlyIf: isRecovery ? sql`1 = 1` : sql`1 = 0` }),
    ]);
    return;
  }
  if (tried.length > 0) await noteEntry(witness, "login", { outcome: "failed", details: { by: "second_factor" } });
  // Many at once: what was open when this one came may be over by now.
  if (tried.length === 0) for (const row of left) refuseOver(row, now);
  throw new Refusal("unauthenticated", {}, { detail: "accounts.factor.wrong" });
}
