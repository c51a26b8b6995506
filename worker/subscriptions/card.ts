import type { Env } from "#worker/env.ts";
import type { Scope } from "#worker/scope.ts";
import { illegal, payingOf } from "./deciding.ts";
import { heldOf } from "./events/standing.ts";
import { providerNamed } from "./providers/choice.ts";

/** The address at the provider where another card is given; `illegal_state` where nothing is paid. */
export async function cardAddress(scope: Scope, env: Env): Promise<{ url: string }> {
  const paying = await payingOf(scope);
  const held = heldOf(paying);
  if (!held) throw illegal(paying.row);
  const provider = providerNamed({ ...scope, env }, paying.row.provider);
  return provider.card({ held, back: `${env.APP_ORIGIN}/billing?card=1` });
}
