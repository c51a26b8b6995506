import { eq } from "drizzle-orm";
import { users } from "#db/schema/accounts.ts";
import { costOf, passwordMatches } from "#worker/accounts/passwords/hashing.ts";
import { inTurn } from "#worker/accounts/passwords/turns.ts";
import { countStatement, rate, refuseBeyond } from "#worker/accounts/rates.ts";
import type { Env } from "#worker/env.ts";
import { batch } from "#worker/kit/batch.ts";
import { Refusal } from "#worker/refusal.ts";
import { owned, type Scope } from "#worker/scope.ts";
import { leave } from "./changing.ts";

/** Leaves the organisation for good, with the right password; a wrong one is refused on its field and counted. */
export async function leaveWith(scope: Scope, env: Env, current_password: string): Promise<void> {
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
  const [isRight] = await inTurn(user_id, () => passwordMatches(current_password, user?.hash, costOf(env)));
  if (!isRight) throw new Refusal("invalid", { current_password: ["accounts.password.wrong"] });
  await leave(scope);
}
