import type { MiddlewareHandler } from "hono";
import { type Authenticated, authenticate } from "#worker/accounts/authenticate.ts";
import { isOperator, operatorHours } from "#worker/accounts/looks/looking.ts";
import { Refusal } from "#worker/refusal.ts";

/**
 * Behind this only operators pass: a verified address that is listed, with a second factor. For whoever is none of them
 * nothing is there, to the letter, whatever they send; an operator proves anew every twelve hours that it is them.
 */
export const operators: MiddlewareHandler<Authenticated> = async (c, next) => {
  let passes = false;
  await authenticate(c, async () => {
    // Whoever looks is nobody else meanwhile, and has looked at nothing here.
    if (c.var.scope.grant) throw new Refusal("missing");
    passes = !c.var.scope.key && isOperator(c.env, c.var.caller.member);
    if (!passes) {
      // Who is remembered as nobody may have become one since.
      await c.var.opened.alone();
      throw new Refusal("missing");
    }
    const { confirmed_at, now } = c.var.scope;
    if (!(Date.parse(confirmed_at) > Date.parse(now) - operatorHours * 3_600_000)) throw new Refusal("confirm_needed");
    await next();
  }).catch((error: unknown) => {
    if (error instanceof Refusal && !passes) throw new Refusal("missing");
    throw error;
  });
};
