import type { Env } from "#worker/env.ts";

type Outbox = Pick<Env, "MAILS">;
type Answering = { env: Outbox; executionCtx: Pick<ExecutionContext, "waitUntil"> };

/**
 * Tells the queue of mails just written, after the answer. A queue that does not take them costs a minute: the clock
 * sweeps the outbox.
 */
export function announce(c: Answering, ...mailIds: Array<string | undefined>): void {
  c.executionCtx.waitUntil(
    announceMails(
      c.env,
      mailIds.filter((id) => id !== undefined),
    ),
  );
}

/** The same where nobody waits for an answer; it never rejects. */
export async function announceMails({ MAILS }: Outbox, mailIds: readonly string[]): Promise<void> {
  await Promise.allSettled(mailIds.map(async (mail_id) => MAILS.send({ mail_id })));
}
