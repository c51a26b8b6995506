import { isOwnPassword } from "#worker/accounts/profile.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";
import type { Scope } from "#worker/scope.ts";
import { leave } from "./changing.ts";

/** Leaves the organisation for good, with the right password; a wrong one is refused on its field and counted. */
export async function leaveWith(scope: Scope, env: Env, current_password: string): Promise<void> {
  const { isRight } = await isOwnPassword(scope, env, current_password);
  if (!isRight) throw new Refusal("invalid", { current_password: ["accounts.password.wrong"] });
  await leave(scope);
}
