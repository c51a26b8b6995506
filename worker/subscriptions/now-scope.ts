import { planInForce } from "#worker/billing/plans.ts";
import type { Scope } from "#worker/scope.ts";
import { standingOf } from "./events/standing.ts";

/** The caller's scope under the plan that has come into force since the request began. */
export async function nowOf(scope: Scope): Promise<Scope> {
  const { home } = await standingOf(scope);
  const { trial_ends_at } = home;
  const trial = trial_ends_at !== null && trial_ends_at > scope.now ? trial_ends_at : null;
  return { ...scope, plan: planInForce(home, scope.now), trial_ends_at: trial };
}
