import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { costOf, passwordMatches } from "./passwords/hashing.ts";
import { inTurn } from "./passwords/turns.ts";
import { countStatement, type Rate, rate, refuseBeyond } from "./rates.ts";

/**
 * Whether this is the caller's own password, asked for again before what cannot be taken back; every try counts, and
 * beyond the limit it is 429. The tries are to be forgotten, by `forgetStatement`, with the deed that follows.
 */
export async function isOwnPassword(scope: Scope, env: Env, given: string): Promise<{ isRight: boolean; tries: Rate }> {
  const { db, user_id, now } = scope;
  const tries = await rate(env, "password.account", user_id);
  const {
    counted,
    user: [user],
  } = await batch(db, {
    counted: countStatement(db, tries, now),
    user: db
      .select({ hash: users.password_hash })
      .from(users)
      .where(owned(scope, users, eq(users.id, user_id))),
  });
  refuseBeyond([[tries, counted]], now);
  const [isRight] = await inTurn(user_id, () => passwordMatches(given, user?.hash, costOf(env)));
  return { isRight: isRight === true, tries };
}
