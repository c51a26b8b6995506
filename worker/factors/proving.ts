import { sql } from "drizzle-orm";
import { freshMinutes } from "#db/permissions.ts";
import type { Caller } from "#worker/accounts/authenticate.ts";
import { isOwnPassword } from "#worker/accounts/profile.ts";
import { forgetStatement } from "#worker/accounts/rates.ts";
import { secondsFrom } from "#worker/accounts/visitor.ts";
import { noteEntry } from "#worker/entries/noting.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { takeCode } from "./checking.ts";

/** The caller's own password; a wrong one is counted, and refused on the field it was asked in. */
export async function provePassword(scope: Scope, env: Env, password: string, field: string): Promise<void> {
  const { isRight, tries } = await isOwnPassword(scope, env, password);
  if (!isRight) throw new Refusal("invalid", { [field]: ["accounts.password.wrong"] });
  await forgetStatement(scope.db, tries);
}

type Given = { password?: string | undefined; code?: string | undefined };

/**
 * Notes that it is still the same person, by their password or a code of their second factor. A factor turned on within
 * the last minutes proves nothing: whoever sits at a screen left open may have turned it on.
 */
export async function confirmAgain(
  scope: Scope,
  env: Env,
  { session_id, member }: Caller,
  given: Given,
): Promise<void> {
  const { db, now, org_id, user_id } = scope;
  const young = secondsFrom(now, -freshMinutes * 60);
  const isYoung = (member.second_factor_at ?? "") > young;
  // Asked again by the write: it may be turned on while this is judged.
  const isGrown = sql`EXISTS (SELECT 1 FROM users WHERE org_id = ${org_id} AND id = ${user_id}
    AND second_factor_at <= ${young})`;
  if (given.code && isYoung && !given.password) throw new Refusal("invalid", { code: ["accounts.factor.young"] });
  const proved =
    given.code && !isYoung
      ? takeCode(scope, env, given.code, isGrown)
      : provePassword(scope, env, given.password ?? "", "password");
  await proved.catch(async (refused) => {
    if (refused instanceof Refusal && refused.code === "invalid")
      await noteEntry(scope, "confirmed", { outcome: "failed" });
    throw refused;
  });
  await db.batch([
    db.run(sql`UPDATE sessions SET confirmed_at = ${now} WHERE org_id = ${org_id} AND id = ${session_id}`),
    noteEntry(scope, "confirmed"),
  ]);
}
