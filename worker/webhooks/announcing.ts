import { createMiddleware } from "hono/factory";
import type { Authenticated } from "#worker/accounts/authenticate.ts";
import type { Env } from "#worker/env.ts";

/**
 * Tells the queue, beside the answer, that something was written in an organisation that has a webhook. A queue that does
 * not take it costs a minute: the clock looks after what nobody was told.
 */
export const tellsHooks = createMiddleware<Authenticated>(async (c, next) => {
  await next();
  const reads = c.req.method === "GET" || c.req.method === "HEAD";
  if (reads || c.error || !c.res.ok || !c.var.caller.member.has_webhooks) return;
  c.executionCtx.waitUntil(announce(c.env, c.var.scope.org_id));
});

/** Tells the queue that an organisation's webhooks have something to be told, now or in so many seconds. */
export async function announce({ HOOKS }: Pick<Env, "HOOKS">, org_id: string, delaySeconds = 0): Promise<void> {
  try {
    await HOOKS.send({ org_id }, { delaySeconds });
  } catch {
    // What a queue does not take the clock finds.
  }
}
