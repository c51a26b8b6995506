import type { MiddlewareHandler } from "hono";
import { isDemo } from "#db/ids.ts";
import { type Authenticated, authenticate } from "#worker/accounts/authenticate.ts";
import type { Member } from "#worker/accounts/callers.ts";
import type { Env } from "#worker/env.ts";
import { Refusal } from "#worker/refusal.ts";

/** Hours for which a password or a code of an operator counts. */
const operatorHours = 12;

/** Whether these are the addresses of a deployment's operators: those of `OPERATOR_EMAILS`, with commas between. */
function isOperator({ OPERATOR_EMAILS = "" }: Pick<Env, "OPERATOR_EMAILS">, member: Member): boolean {
  const listed = OPERATOR_EMAILS.toLowerCase().split(/[\s,;]+/u);
  const isProved = member.is_verified && member.second_factor_at !== null && !isDemo(member.org_id);
  return isProved && listed.includes(member.email.toLowerCase());
}

/**
 * Behind this only operators pass: a verified address that is listed, with a second factor. For whoever is none of them
 * nothing is there, to the letter, whatever they send; an operator proves anew every twelve hours that it is them.
 */
export const operators: MiddlewareHandler<Authenticated> = async (c, next) => {
  let passes = false;
  await authenticate(c, async () => {
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
