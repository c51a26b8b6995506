import type { Env } from "#worker/env.ts";

type Answering = { env: Pick<Env, "MAILS">; executionCtx: Pick<ExecutionContext, "waitUntil"> };

/**
 * Tells the queue of mails just written, after the answer. A queue that does not take them costs a minute: the clock
 * sweeps the outbox.
 */
export function announce(c: Answering, ...mailIds: Array<string | undefined>): void {
  const sent = Promise.allSettled(
    mailIds.filter((id) => id !== undefined).map((mail_id) => c.env.MAILS.send({ mail_id })),
  );
  c.executionCtx.waitUntil(sent);
}
